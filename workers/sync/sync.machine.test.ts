import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { syncLimits } from '#shared/contract/sync.ts'
import type { Pulled } from './pull.ts'
import type { Pushed } from './push.ts'
import { SyncProblem } from './problem.ts'
import { syncMachine } from './sync.machine.ts'

/** A machine whose work is scripted: each kind of work takes its next outcome, an error where it is one. */
function start(script: { pull?: unknown[]; push?: unknown[]; snapshot?: unknown[] }) {
  const clock = new SimulatedClock()
  const done: string[] = []
  const work = <T>(name: keyof typeof script, otherwise: T) =>
    fromPromise<T>(async () => {
      done.push(name)
      const outcome = script[name]?.shift() ?? otherwise
      if (outcome instanceof Error) throw outcome
      return outcome as T
    })
  const actor = createActor(
    syncMachine.provide({
      actors: {
        pull: work<Pulled>('pull', { wanted: 0 }),
        push: work<Pushed>('push', { visibleFrom: undefined, left: 0 }),
        snapshot: work<void>('snapshot', undefined),
        tidy: fromPromise(async () => {}),
      },
    }),
    { clock, input: { random: () => 1, now: () => 42 } },
  ).start()
  return { actor, clock, done }
}

/** Lets promises that are already settled be heard. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a tab', () => {
  test('that does not hold the lock does nothing', async () => {
    const { actor, done } = start({})
    actor.send({ type: 'queued' })
    actor.send({ type: 'poked' })
    await settled()
    expect(done).toEqual([])
    expect(actor.getSnapshot().value).toBe('follower')
  })

  test('that gets the lock pulls, sends and comes to rest', async () => {
    const { actor, done } = start({})
    actor.send({ type: 'lock.granted' })
    await settled()
    expect(done).toEqual(['pull', 'push'])
    expect(actor.getSnapshot().value).toEqual({ leader: 'idle' })
    expect(actor.getSnapshot().context.lastContact).toBe(42)
  })

  test('that loses the lock stops', async () => {
    const { actor } = start({})
    actor.send({ type: 'lock.granted' })
    actor.send({ type: 'lock.lost' })
    await settled()
    expect(actor.getSnapshot().value).toBe('follower')
  })
})

describe('the leader', () => {
  test('loads what is wanted and then pulls what changed meanwhile', async () => {
    const { actor, done } = start({ pull: [{ wanted: 3 }] })
    actor.send({ type: 'lock.granted' })
    await settled()
    expect(done).toEqual(['pull', 'snapshot', 'pull', 'push'])
  })

  test('pulls what it sent until nothing is left to send', async () => {
    const { actor, done } = start({
      push: [
        { visibleFrom: 7, left: 1 },
        { visibleFrom: 8, left: 0 },
      ],
    })
    actor.send({ type: 'lock.granted' })
    await settled()
    expect(done).toEqual(['pull', 'push', 'pull', 'push', 'pull', 'push'])
    expect(actor.getSnapshot().value).toEqual({ leader: 'idle' })
  })

  test('sends a new command at once when it is at rest', async () => {
    const { actor, done } = start({})
    actor.send({ type: 'lock.granted' })
    await settled()
    actor.send({ type: 'queued' })
    await settled()
    expect(done).toEqual(['pull', 'push', 'push'])
  })

  test('does not forget a poke that comes while it is busy', async () => {
    const { actor, done } = start({})
    actor.send({ type: 'lock.granted' })
    actor.send({ type: 'poked' })
    await settled()
    expect(done).toEqual(['pull', 'push', 'pull', 'push'])
  })

  test('tries again after a failure, later each time, and forgets the failures with the first success', async () => {
    const offline = new SyncProblem('offline')
    const { actor, clock, done } = start({ pull: [offline, offline] })
    actor.send({ type: 'lock.granted' })
    await settled()
    expect(actor.getSnapshot()).toMatchObject({
      value: { leader: 'waiting' },
      context: { fault: 'offline', failures: 1 },
    })
    clock.increment(1999)
    await settled()
    expect(done).toHaveLength(1)
    clock.increment(1)
    await settled()
    expect(actor.getSnapshot().context.failures).toBe(2)
    clock.increment(4000)
    await settled()
    expect(actor.getSnapshot()).toMatchObject({
      value: { leader: 'idle' },
      context: { fault: null, failures: 0 },
    })
  })

  test('waits as long as the server wishes', async () => {
    const { actor, clock } = start({ push: [new SyncProblem('server', { retryAfter: 9000 })] })
    actor.send({ type: 'lock.granted' })
    await settled()
    clock.increment(8999)
    await settled()
    expect(actor.getSnapshot().value).toEqual({ leader: 'waiting' })
    clock.increment(1)
    await settled()
    expect(actor.getSnapshot().value).toEqual({ leader: 'idle' })
  })

  test('stops waiting when the person asks for it', async () => {
    const { actor } = start({ pull: [new SyncProblem('offline')] })
    actor.send({ type: 'lock.granted' })
    await settled()
    actor.send({ type: 'retry' })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ leader: 'idle' })
  })

  test('asks by the clock even when nobody pokes it', async () => {
    const { actor, clock, done } = start({})
    actor.send({ type: 'lock.granted' })
    await settled()
    clock.increment(syncLimits.poll.visible)
    await settled()
    expect(done).toEqual(['pull', 'push', 'pull', 'push'])
  })

  test('whose session has ended waits for a new one and not for time', async () => {
    const { actor, clock } = start({ pull: [new SyncProblem('unauthorized')] })
    actor.send({ type: 'lock.granted' })
    await settled()
    clock.increment(10 * 60_000)
    await settled()
    expect(actor.getSnapshot()).toMatchObject({
      value: { leader: 'signedOut' },
      context: { fault: 'unauthorized' },
    })
    actor.send({ type: 'session.renewed' })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ leader: 'idle' })
  })
})
