import { assign, fromPromise, setup } from 'xstate'
import { syncLimits } from '#shared/contract/sync.ts'
import type { SyncFault } from '#client/data/sync-client.ts'
import type { Pulled } from './pull.ts'
import { backoff, type Pushed } from './push.ts'
import { faultOf, SyncProblem } from './problem.ts'

interface Context {
  failures: number
  fault: SyncFault | null
  /** The server's own wish of how long to wait. */
  retryAfter: number | undefined
  /** Something happened meanwhile that another round has to look at. */
  again: boolean
  lastContact: number | null
  random: () => number
  now: () => number
}

type Event =
  | { type: 'lock.granted' }
  | { type: 'lock.lost' }
  /** The server, the clock or another tab says that there may be something new. */
  | { type: 'poked' }
  /** A command was written. */
  | { type: 'queued' }
  /** The person, or the network coming back, asks for an attempt now. */
  | { type: 'retry' }
  /** Somebody signed in. */
  | { type: 'session.renewed' }

/**
 * How a tab's worker reconciles (sync.md 9.5). Only the leader, the tab that holds the lock, talks to the server:
 * it pulls, loads what is wanted, sends what waits, and pulls again until nothing is left. Every failure ends in
 * `waiting`, which ends by time, by a poke, or by the person; `signedOut` ends by a new session only.
 */
export const syncMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Pick<Context, 'random' | 'now'> },
  actors: {
    pull: fromPromise<Pulled>(async () => ({ wanted: 0 })),
    push: fromPromise<Pushed>(async () => ({ visibleFrom: undefined, left: 0 })),
    snapshot: fromPromise<void>(async () => {}),
    tidy: fromPromise<void>(async () => {}),
  },
  guards: {
    hasWanted: (_, { wanted }: Pulled) => wanted > 0,
    hasSent: (_, { visibleFrom, left }: Pushed) => visibleFrom !== undefined || left > 0,
    isUnauthorized: (_, cause: unknown) => faultOf(cause) === 'unauthorized',
    isAskedAgain: ({ context }) => context.again,
  },
  actions: {
    askAgain: assign({ again: true }),
    beginRound: assign({ again: false }),
    noteContact: assign(({ context }) => ({
      failures: 0,
      fault: null,
      retryAfter: undefined,
      lastContact: context.now(),
    })),
    noteFault: assign(({ context }, cause: unknown) => ({
      failures: context.failures + 1,
      fault: faultOf(cause),
      retryAfter: cause instanceof SyncProblem ? cause.retryAfter : undefined,
    })),
  },
  delays: {
    untilRetry: ({ context }) =>
      context.retryAfter ?? Math.max(250, backoff(context.failures, context.random())),
    untilPoll: syncLimits.poll.visible,
  },
}).createMachine({
  id: 'sync',
  context: ({ input }) => ({
    failures: 0,
    fault: null,
    retryAfter: undefined,
    again: false,
    lastContact: null,
    ...input,
  }),
  initial: 'follower',
  states: {
    follower: { on: { 'lock.granted': 'leader' } },
    leader: {
      initial: 'pulling',
      on: { 'lock.lost': 'follower' },
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
          on: {
            poked: { actions: 'askAgain' },
            queued: { actions: 'askAgain' },
            retry: { actions: 'askAgain' },
          },
        },
        snapshotting: {
          invoke: { src: 'snapshot', onDone: 'pulling', onError: failing() },
        },
        pushing: {
          invoke: {
            src: 'push',
            onDone: [
              { guard: { type: 'hasSent', params: ({ event }) => event.output }, target: 'pulling' },
              { guard: 'isAskedAgain', target: 'pulling' },
              { target: 'idle' },
            ],
            onError: failing(),
          },
          on: {
            poked: { actions: 'askAgain' },
            queued: { actions: 'askAgain' },
            retry: { actions: 'askAgain' },
          },
        },
        idle: {
          invoke: { src: 'tidy' },
          after: { untilPoll: 'pulling' },
          on: { poked: 'pulling', queued: 'pushing', retry: 'pulling' },
        },
        waiting: {
          after: { untilRetry: 'pulling' },
          on: { poked: 'pulling', retry: 'pulling' },
        },
        signedOut: { on: { 'session.renewed': 'pulling', retry: 'pulling' } },
      },
    },
  },
})

function failing() {
  return [
    {
      guard: {
        type: 'isUnauthorized' as const,
        params: ({ event }: { event: { error: unknown } }) => event.error,
      },
      target: 'signedOut' as const,
      actions: {
        type: 'noteFault' as const,
        params: ({ event }: { event: { error: unknown } }) => event.error,
      },
    },
    {
      target: 'waiting' as const,
      actions: {
        type: 'noteFault' as const,
        params: ({ event }: { event: { error: unknown } }) => event.error,
      },
    },
  ]
}
