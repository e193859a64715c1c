import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { SECOND } from '#shared/lib/time.ts'
import { updateMachine } from './update.machine.ts'

function start() {
  const clock = new SimulatedClock()
  const done: string[] = []
  const others = { haveUnsaved: false }
  const actor = createActor(
    updateMachine.provide({
      actors: { othersHaveUnsaved: fromPromise(async () => others.haveUnsaved) },
      actions: { activate: () => void done.push('activated'), reload: () => void done.push('reloaded') },
    }),
    { clock },
  ).start()
  const reach = (state: 'held' | 'activating') => waitFor(actor, (now) => now.matches(state))
  return { actor, clock, done, others, reach }
}

test('an update is used first, and then the page reloads', async () => {
  const { actor, done, reach } = start()
  actor.send({ type: 'build.waiting' })
  expect(done).toEqual([])
  actor.send({ type: 'update.asked' })
  await reach('activating')
  expect(done).toEqual(['activated'])
  actor.send({ type: 'build.used', wasUsed: true })
  expect(done).toEqual(['activated', 'reloaded'])
})

test('it waits for what is not saved in another window, and can be asked for again', async () => {
  const { actor, done, others, reach } = start()
  others.haveUnsaved = true
  actor.send({ type: 'build.waiting' })
  actor.send({ type: 'update.asked' })
  await reach('held')
  expect(done).toEqual([])
  others.haveUnsaved = false
  actor.send({ type: 'update.asked' })
  await reach('activating')
  expect(done).toEqual(['activated'])
})

test('where another window took it this one reloads only when it is asked to', () => {
  const { actor, done } = start()
  actor.send({ type: 'build.waiting' })
  actor.send({ type: 'build.used', wasUsed: true })
  expect(actor.getSnapshot().value).toBe('replaced')
  expect(done).toEqual([])
  actor.send({ type: 'update.asked' })
  expect(done).toEqual(['reloaded'])
})

test('the first build of a device is no update', () => {
  const { actor, done } = start()
  actor.send({ type: 'build.used', wasUsed: false })
  expect(actor.getSnapshot().value).toBe('current')
  expect(done).toEqual([])
})

test('a build that is not used after ten seconds is offered again', async () => {
  const { actor, clock, done, reach } = start()
  actor.send({ type: 'build.waiting' })
  actor.send({ type: 'update.asked' })
  await reach('activating')
  clock.increment(10 * SECOND)
  expect(actor.getSnapshot().value).toBe('offered')
  expect(done).toEqual(['activated'])
})
