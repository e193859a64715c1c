import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Estimate } from '#shared/domain/import-settings/apply-rule.ts'
import { EVERYBODY, type ImportRuleFields } from '#shared/domain/import-settings/import-rule.ts'
import { settled } from '#tests/support/settled.ts'
import { estimateMachine } from './estimate.machine.ts'

const found: Estimate = { accounts: 9, selectedAccounts: 5, noGroupsAccounts: 1, noLicensesAccounts: 2 }

function open(answer: () => Promise<Estimate>) {
  const clock = new SimulatedClock()
  const asked: ImportRuleFields[] = []
  const actor = createActor(
    estimateMachine.provide({
      actors: {
        ask: fromPromise<Estimate, ImportRuleFields>(({ input }) => {
          asked.push(input)
          return answer()
        }),
      },
    }),
    { clock },
  ).start()
  return { actor, clock, asked, now: () => actor.getSnapshot() }
}
const ofDomain = (name: string): ImportRuleFields => ({ ...EVERYBODY, domains: [name] })

test('the server is asked once, for the last of several changes', async () => {
  const { actor, clock, asked, now } = open(async () => found)
  actor.send({ type: 'rule.changed', rule: ofDomain('a') })
  clock.increment(200)
  actor.send({ type: 'rule.changed', rule: ofDomain('b') })
  clock.increment(200)
  expect(asked).toEqual([])
  clock.increment(100)
  await settled()
  expect(asked).toEqual([ofDomain('b')])
  expect(now().context.estimate).toEqual(found)
  actor.send({ type: 'rule.changed', rule: undefined })
  expect(now().context.estimate).toBeUndefined()
})

test('without an answer the number is unknown, and can be asked for again', async () => {
  let isThere = false
  const { actor, clock, now } = open(async () => {
    if (!isThere) throw new Error('unreachable')
    return found
  })
  actor.send({ type: 'rule.changed', rule: ofDomain('a') })
  clock.increment(300)
  await settled()
  expect(now().value).toBe('unknown')
  isThere = true
  actor.send({ type: 'again' })
  await settled()
  expect(now().context.estimate).toEqual(found)
})
