import { describe, expect, test } from 'vitest'
import { invariant } from '#shared/lib/invariant.ts'
import { type Course, faultIn } from './course.ts'
import { autotask } from './courses/autotask.course.ts'
import { connectWise } from './courses/connectwise.course.ts'
import { duo } from './courses/duo.course.ts'
import { googleWorkspace } from './courses/google-workspace.course.ts'
import { halo } from './courses/halo.course.ts'
import { intuit } from './courses/intuit.course.ts'
import { microsoft365 } from './courses/microsoft365.course.ts'
import { partner } from './courses/partner.course.ts'
import { syncro } from './courses/syncro.course.ts'
import { faultyNetwork, type NetworkFault, networkFaults } from './network-faults.ts'

const COURSES = [microsoft365, partner, googleWorkspace, duo, intuit, autotask, connectWise, syncro, halo]
const FAULTS = Object.keys(networkFaults) as NetworkFault[]

/** By what a person may be told of each fault where it is not overcome; an answer that is not the vendor's is unexpected. */
const TOLD: Record<NetworkFault, string[]> = {
  'never arrives': ['unreachable'],
  'is carried out and its answer is lost': ['unreachable'],
  'is answered with 401': ['unauthorized', 'unexpectedAnswer'],
  'is answered with 403': ['missingScope', 'unexpectedAnswer'],
  'is answered with 429': ['throttled'],
  'is answered with 500': ['unreachable'],
  'is carried out and answered with 502': ['unreachable'],
  'is answered by a captive portal': ['unexpectedAnswer'],
  'is led elsewhere by a captive portal': ['unexpectedAnswer'],
  'is carried out and half of its answer comes': ['unexpectedAnswer'],
}

describe.each(COURSES)('$vendor', async (course) => {
  const steps = await course.open((ask) => ask)
  test.each(Object.keys(steps))('%s, whatever becomes of any one of its requests', async (name) => {
    const clean = await withoutFault(course, name)
    expect(clean.requests).toBeGreaterThan(0)
    for (const fault of FAULTS)
      for (let place = 0; place < clean.requests; place += 1) {
        const { network, step } = await opened(course, name)
        network.failAt(place, fault)
        const first = await step.run().then(
          (done) => ({ done }),
          (cause: unknown) => ({ told: faultIn(cause) }),
        )
        network.heal()
        // Whoever was told of a failure comes back, or does it again.
        const done = 'done' in first ? first.done : await step.run()
        const may = [...TOLD[fault], ...(course.otherwise?.[fault] ?? [])]
        const unexpected = 'told' in first && !may.includes(first.told) ? first.told : null
        expect({ place, fault, unexpected, done, held: step.held?.() }).toEqual({
          place,
          fault,
          unexpected: null,
          done: clean.done,
          held: clean.held,
        })
      }
  })
})

async function withoutFault(course: Course, name: string) {
  const { network, step } = await opened(course, name)
  network.heal()
  const done = await step.run()
  return { requests: network.asked(), done, held: step.held?.() }
}

async function opened(course: Course, name: string) {
  const network = faultyNetwork()
  const { [name]: step } = await course.open(network.around)
  invariant(step, 'A course has the same steps each time')
  return { network, step }
}
