import { assign, fromPromise, setup } from 'xstate'
import { syncLimits } from '#shared/contract/sync.ts'
import type { SyncFault } from '#client/data/device/sync-client.ts'
import { backoff } from '#workers/server/backoff.ts'
import { NoLongerLeading } from './fence.ts'
import { faultOf, SyncProblem } from '#workers/server/problem.ts'
import type { PullOutcome } from './pull.ts'
import type { PushOutcome } from './push.ts'

interface Context {
  failures: number
  fault: SyncFault | null
  /** The server's own wish of how long to wait. */
  retryAfter: number | undefined
  /** Something happened meanwhile that another round has to look at. */
  again: boolean
  /** The browser lost the network since this round began: an answer to what was asked before is no sign of it. */
  wasDisconnected: boolean
  lastContact: number | null
  /** When a command that waits for a time may be tried, by the device's clock. */
  nextAt: number | undefined
  isVisible: boolean
  random: () => number
  now: () => number
}

export type SyncEvent =
  | { type: 'lock.granted' }
  | { type: 'lock.lost' }
  /** The server, the clock or another tab says that there may be something new. */
  | { type: 'poked' }
  /** A command was written. */
  | { type: 'queued' }
  /** The person, or the network coming back, asks for an attempt now. */
  | { type: 'retry' }
  /** The browser says that there is no network. */
  | { type: 'disconnected' }
  /** Somebody signed in. */
  | { type: 'session.renewed' }
  | { type: 'shown' }
  | { type: 'hidden' }

/** What the last step of a round found: true where something has to be loaded again. */
export interface MaintenanceOutcome {
  isRepairing: boolean
}

/**
 * How a tab's engine reconciles (sync.md 9.5). Only the leader, the tab that holds the lock, talks to the server: it
 * pulls, loads what is wanted, sends what waits, pulls again until nothing is left, and then puts its own house in
 * order. Every failure ends in `waiting`, which ends by time, by a poke, or by the person; `signedOut` ends by a new
 * session only, `wiped` not at all, and `follower` by the lock. Being locked is not a state of it: an engine exists
 * only while somebody has the key.
 *
 * | state        | makes progress by                                      |
 * | follower     | the lock                                               |
 * | pulling      | its answer; 30 s without one is a failure              |
 * | snapshotting | each partition that is closed stays                    |
 * | pushing      | its answers, one batch after the other                 |
 * | tidying      | its end: it never waits for the server without a limit |
 * | idle         | the poll, a poke, a command                            |
 * | waiting      | the timer, which is at most a minute                   |
 */
export const syncMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SyncEvent,
    input: {} as Pick<Context, 'random' | 'now' | 'isVisible'>,
  },
  actors: {
    pull: fromPromise<PullOutcome>(async () => ({ wanted: 0 })),
    push: fromPromise<PushOutcome>(async () => ({
      visibleFrom: undefined,
      isStale: false,
      nextAt: undefined,
    })),
    snapshot: fromPromise<void>(async () => {}),
    tidy: fromPromise<MaintenanceOutcome>(async () => ({ isRepairing: false })),
  },
  guards: {
    hasWanted: (_, { wanted }: PullOutcome) => wanted > 0,
    hasSent: (_, { visibleFrom, isStale }: PushOutcome) => visibleFrom !== undefined || isStale,
    isRepairing: (_, { isRepairing }: MaintenanceOutcome) => isRepairing,
    isUnauthorized: (_, cause: unknown) => faultOf(cause) === 'unauthorized',
    isWiped: (_, cause: unknown) => faultOf(cause) === 'wiped',
    isReplaced: (_, cause: unknown) => cause instanceof NoLongerLeading,
    isAskedAgain: ({ context }) => context.again,
  },
  actions: {
    askAgain: assign({ again: true }),
    beginRound: assign({ again: false, wasDisconnected: false }),
    noteShown: assign({ isVisible: true }),
    noteHidden: assign({ isVisible: false }),
    noteNextAt: assign({ nextAt: (_, { nextAt }: PushOutcome) => nextAt }),
    noteContact: assign(({ context }) => ({
      failures: 0,
      fault: context.wasDisconnected ? context.fault : null,
      retryAfter: undefined,
      lastContact: context.now(),
    })),
    noteFault: assign(({ context }, cause: unknown) => ({
      failures: context.failures + 1,
      fault: faultOf(cause),
      retryAfter: cause instanceof SyncProblem ? cause.retryAfter : undefined,
    })),
    /** What is known to be worse stays. Another round shows whether the browser was right. */
    noteDisconnected: assign(({ context }) => ({
      fault: context.fault ?? ('offline' as const),
      again: true,
      wasDisconnected: true,
    })),
    /** Gives the lock back, which another tab has taken the lead of. */
    stepDown: () => {},
  },
  delays: {
    untilRetry: ({ context }) =>
      context.retryAfter ?? Math.max(250, backoff(context.failures, context.random())),
    untilPoll: ({ context: { isVisible, nextAt, random, now } }) => {
      const poll = (isVisible ? syncLimits.poll.visible : syncLimits.poll.hidden) * (0.9 + 0.2 * random())
      return nextAt === undefined ? poll : Math.max(0, Math.min(poll, nextAt - now()))
    },
  },
}).createMachine({
  id: 'sync',
  context: ({ input }) => ({
    failures: 0,
    fault: null,
    retryAfter: undefined,
    again: false,
    wasDisconnected: false,
    lastContact: null,
    nextAt: undefined,
    ...input,
  }),
  initial: 'follower',
  on: { shown: { actions: 'noteShown' }, hidden: { actions: 'noteHidden' } },
  states: {
    follower: { on: { 'lock.granted': 'leader' } },
    leader: {
      initial: 'pulling',
      on: { 'lock.lost': 'follower', disconnected: { actions: 'noteDisconnected' } },
      states: {
        pulling: {
          entry: 'beginRound',
          invoke: {
            src: 'pull',
            onDone: [
              {
                guard: { type: 'hasWanted', params: ({ event }) => event.output },
                target: 'snapshotting',
                actions: 'noteContact',
              },
              { target: 'pushing', actions: 'noteContact' },
            ],
            onError: failing(),
          },
          on: remembering(),
        },
        snapshotting: {
          invoke: { src: 'snapshot', onDone: 'pulling', onError: failing() },
        },
        pushing: {
          invoke: {
            src: 'push',
            onDone: [
              {
                guard: { type: 'hasSent', params: ({ event }) => event.output },
                target: 'pulling',
                actions: { type: 'noteNextAt', params: ({ event }) => event.output },
              },
              {
                guard: 'isAskedAgain',
                target: 'pulling',
                actions: { type: 'noteNextAt', params: ({ event }) => event.output },
              },
              {
                target: 'tidying',
                actions: { type: 'noteNextAt', params: ({ event }) => event.output },
              },
            ],
            onError: failing(),
          },
          on: remembering(),
        },
        tidying: {
          invoke: {
            src: 'tidy',
            onDone: [
              {
                guard: { type: 'isRepairing', params: ({ event }) => event.output },
                target: 'pulling',
              },
              { guard: 'isAskedAgain', target: 'pulling' },
              { target: 'idle' },
            ],
            onError: failing(),
          },
          on: remembering(),
        },
        idle: {
          after: { untilPoll: 'pulling' },
          on: {
            poked: 'pulling',
            queued: 'pushing',
            retry: 'pulling',
            disconnected: { target: 'waiting', actions: 'noteDisconnected' },
            shown: { target: 'pulling', actions: 'noteShown' },
          },
        },
        waiting: {
          after: { untilRetry: 'pulling' },
          on: { poked: 'pulling', retry: 'pulling', shown: { target: 'pulling', actions: 'noteShown' } },
        },
        signedOut: { on: { 'session.renewed': 'pulling', retry: 'pulling' } },
        wiped: {},
      },
    },
  },
})

/** What comes while something runs is looked at by another round. */
function remembering() {
  return {
    poked: { actions: 'askAgain' as const },
    queued: { actions: 'askAgain' as const },
    retry: { actions: 'askAgain' as const },
  }
}

function failing() {
  const params = ({ event }: { event: { error: unknown } }) => event.error
  const noted = { type: 'noteFault' as const, params }
  return [
    {
      guard: { type: 'isReplaced' as const, params },
      target: '#sync.follower',
      actions: 'stepDown' as const,
    },
    { guard: { type: 'isWiped' as const, params }, target: 'wiped' as const, actions: noted },
    { guard: { type: 'isUnauthorized' as const, params }, target: 'signedOut' as const, actions: noted },
    { target: 'waiting' as const, actions: noted },
  ]
}
