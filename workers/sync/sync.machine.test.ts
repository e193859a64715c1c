import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, transition } from 'xstate'
import { syncLimits } from '#shared/contract/sync.ts'
import type { PullOutcome } from './pull.ts'
import type { PushOutcome } from './push.ts'
import type { SyncFault } from '#client/data/device/sync-client.ts'
import { SyncProblem } from '#workers/server/problem.ts'
import { NoLongerLeading } from './fence.ts'
import { type SyncEvent, syncMachine, type MaintenanceOutcome } from './sync.machine.ts'

const NOTHING: PushOutcome = { visibleFrom: undefined, isStale: false, nextAt: undefined }

/** A machine whose work is scripted: each kind of work takes its next outcome, an error where it is one. */
function start(script: { pull?: unknown[]; push?: unknown[]; snapshot?: unknown[]; tidy?: unknown[] }) {
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
        pull: work<PullOutcome>('pull', { wanted: 0 }),
        push: work<PushOutcome>('push', NOTHING),
        snapshot: work<void>('snapshot', undefined),
        tidy: work<MaintenanceOutcome>('tidy', { isRepairing: false }),
      },
    }),
    { clock, input: { random: () => 1, now: () => 42, isVisible: true } },
  )
  const faults: (SyncFault | null)[] = []
  actor.subscribe(({ context }) => faults.push(context.fault))
  actor.start()
  return { actor, clock, done, faults }
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
    expect(done).toEqual(['pull', 'push', 'tidy'])
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
    expect(done).toEqual(['pull', 'snapshot', 'pull', 'push', 'tidy'])
  })

  test('pulls what it sent until nothing is left to send', async () => {
    const { actor, done } = start({
      push: [
        { ...NOTHING, visibleFrom: 7 },
        { ...NOTHING, isStale: true },
      ],
    })
    actor.send({ type: 'lock.granted' })
    await settled()
    expect(done).toEqual(['pull', 'push', 'pull', 'push', 'pull', 'push', 'tidy'])
    expect(actor.getSnapshot().value).toEqual({ leader: 'idle' })
  })

  test('sends a new command at once when it is at rest', async () => {
    const { actor, done } = start({})
    actor.send({ type: 'lock.granted' })
    await settled()
    actor.send({ type: 'queued' })
    await settled()
    expect(done).toEqual(['pull', 'push', 'tidy', 'push', 'tidy'])
  })

  test('does not forget a poke that comes while it is busy', async () => {
    const { actor, done } = start({})
    actor.send({ type: 'lock.granted' })
    actor.send({ type: 'poked' })
    await settled()
    expect(done).toEqual(['pull', 'push', 'pull', 'push', 'tidy'])
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

  test('says at once that there is no network, tries soon, and the next answer ends it', async () => {
    const { actor, clock } = start({ pull: [{ wanted: 0 }, new SyncProblem('offline')] })
    actor.send({ type: 'lock.granted' })
    await settled()
    actor.send({ type: 'disconnected' })
    expect(actor.getSnapshot()).toMatchObject({ value: { leader: 'waiting' }, context: { fault: 'offline' } })
    clock.increment(syncLimits.backoff.first)
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ value: { leader: 'waiting' }, context: { fault: 'offline' } })
    actor.send({ type: 'retry' })
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ value: { leader: 'idle' }, context: { fault: null } })
  })

  test('says it while it waits for an answer, too, and believes what it asks after that', async () => {
    const { actor, done } = start({})
    actor.send({ type: 'lock.granted' })
    actor.send({ type: 'disconnected' })
    expect(actor.getSnapshot()).toMatchObject({ value: { leader: 'pulling' }, context: { fault: 'offline' } })
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ value: { leader: 'idle' }, context: { fault: null } })
    expect(done.filter((step) => step === 'pull')).toHaveLength(2)
  })

  test('is not called back by an answer that was on its way when the network went', async () => {
    const { actor, faults } = start({ pull: [{ wanted: 0 }, new SyncProblem('offline')] })
    actor.send({ type: 'lock.granted' })
    actor.send({ type: 'disconnected' })
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ value: { leader: 'waiting' }, context: { fault: 'offline' } })
    expect(faults.at(-1)).toBe('offline')
    expect(faults.slice(faults.indexOf('offline'))).not.toContain(null)
  })

  test('does not take worse for a network that is gone', async () => {
    const { actor } = start({ pull: [new SyncProblem('unauthorized')] })
    actor.send({ type: 'lock.granted' })
    await settled()
    actor.send({ type: 'disconnected' })
    expect(actor.getSnapshot()).toMatchObject({
      value: { leader: 'signedOut' },
      context: { fault: 'unauthorized' },
    })
  })

  test('asks by the clock even when nobody pokes it', async () => {
    const { actor, clock, done } = start({})
    actor.send({ type: 'lock.granted' })
    await settled()
    clock.increment(syncLimits.poll.visible * 1.1)
    await settled()
    expect(done).toEqual(['pull', 'push', 'tidy', 'pull', 'push', 'tidy'])
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

  test('tries a command that waits for a time when that time has come', async () => {
    const { actor, clock, done } = start({ push: [{ ...NOTHING, nextAt: 42 + 3000 }] })
    actor.send({ type: 'lock.granted' })
    await settled()
    clock.increment(3000)
    await settled()
    expect(done).toEqual(['pull', 'push', 'tidy', 'pull', 'push', 'tidy'])
  })

  test('loads again what the comparison with the server found', async () => {
    const { actor, done } = start({ pull: [{ wanted: 0 }, { wanted: 1 }], tidy: [{ isRepairing: true }] })
    actor.send({ type: 'lock.granted' })
    await settled()
    expect(done).toEqual(['pull', 'push', 'tidy', 'pull', 'snapshot', 'pull', 'push', 'tidy'])
  })

  test('that was replaced by another tab follows it', async () => {
    const { actor } = start({ pull: [new NoLongerLeading()] })
    actor.send({ type: 'lock.granted' })
    await settled()
    expect(actor.getSnapshot().value).toBe('follower')
  })

  test('that is told to erase the device does nothing more', async () => {
    const { actor, clock, done } = start({ pull: [new SyncProblem('wiped')] })
    actor.send({ type: 'lock.granted' })
    await settled()
    actor.send({ type: 'retry' })
    clock.increment(3_600_000)
    await settled()
    expect(done).toEqual(['pull'])
  })
})

type State =
  | 'follower'
  | 'pulling'
  | 'snapshotting'
  | 'pushing'
  | 'tidying'
  | 'idle'
  | 'waiting'
  | 'signedOut'
  | 'wiped'

type Next = State | '='

/** What each event makes of each state: the next one, or `=` where it stays. Nothing may be left out. */
const table: Record<State, Record<SyncEvent['type'], Next>> = {
  follower: moves('pulling', '=', '=', '=', '=', '=', '=', '=', '='),
  pulling: moves('=', 'follower', '=', '=', '=', '=', '=', '=', '='),
  snapshotting: moves('=', 'follower', '=', '=', '=', '=', '=', '=', '='),
  pushing: moves('=', 'follower', '=', '=', '=', '=', '=', '=', '='),
  tidying: moves('=', 'follower', '=', '=', '=', '=', '=', '=', '='),
  idle: moves('=', 'follower', 'pulling', 'pushing', 'pulling', 'waiting', '=', 'pulling', '='),
  waiting: moves('=', 'follower', 'pulling', '=', 'pulling', '=', '=', 'pulling', '='),
  signedOut: moves('=', 'follower', '=', '=', 'pulling', '=', 'pulling', '=', '='),
  wiped: moves('=', 'follower', '=', '=', '=', '=', '=', '=', '='),
}

function moves(
  granted: Next,
  lost: Next,
  poked: Next,
  queued: Next,
  retry: Next,
  disconnected: Next,
  renewed: Next,
  shown: Next,
  hidden: Next,
): Record<SyncEvent['type'], Next> {
  return {
    'lock.granted': granted,
    'lock.lost': lost,
    poked,
    queued,
    retry,
    disconnected,
    'session.renewed': renewed,
    shown,
    hidden,
  }
}

describe('every event in every state', () => {
  const configuration = (state: State) => (state === 'follower' ? state : { leader: state })
  const cases = (Object.keys(table) as State[]).flatMap((state) =>
    (Object.keys(table[state]) as SyncEvent['type'][]).map((event) => ({
      state,
      event,
      next: table[state][event],
    })),
  )

  test.each(cases)('$state, $event: $next', ({ state, event, next }) => {
    const snapshot = syncMachine.resolveState({
      value: configuration(state),
      context: {
        failures: 0,
        fault: null,
        retryAfter: undefined,
        again: false,
        wasDisconnected: false,
        lastContact: null,
        nextAt: undefined,
        isVisible: true,
        random: () => 1,
        now: () => 42,
      },
    })
    const [after] = transition(syncMachine, snapshot, { type: event })
    expect(after.value).toEqual(configuration(next === '=' ? state : next))
  })

  test('what comes while a round is running is not forgotten', () => {
    for (const state of ['pulling', 'pushing', 'tidying'] as const) {
      for (const event of ['poked', 'queued', 'retry'] as const) {
        const snapshot = syncMachine.resolveState({
          value: configuration(state),
          context: {
            ...createActor(syncMachine, {
              input: { random: () => 1, now: () => 42, isVisible: true },
            }).getSnapshot().context,
          },
        })
        const [after] = transition(syncMachine, snapshot, { type: event })
        expect(after.context.again).toBe(true)
      }
    }
  })
})
