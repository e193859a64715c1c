import { fromPromise, setup } from 'xstate'
import { MINUTE } from '#shared/lib/time.ts'

/** What came of asking the server about the session. */
export type SessionAnswer = 'verified' | 'unverified' | 'unreachable'

export type SessionEvent =
  | { type: 'route.changed' }
  /** The server has begun to let the person read something else. */
  | { type: 'scope.changed' }
  /** Somebody else who asked the server was told that the session is good no more. */
  | { type: 'session.refused' }
  /** Who was refused is answered again: another tab has signed in. */
  | { type: 'session.proven' }
  | { type: 'put.off' }
  | { type: 'signIn.asked' }

/**
 * Whether the server still stands by the session of an open device (SESS-04, SESS-05, SESS-09). A network that fails
 * says nothing about it. Who is told that it could not be verified may finish what they are at first.
 */
export const sessionMachine = setup({
  types: { events: {} as SessionEvent },
  actors: { refresh: fromPromise<SessionAnswer>(async () => 'unreachable') },
  guards: { isUnverified: (_, answer: SessionAnswer) => answer === 'unverified' },
  actions: {
    /** Provided by the page. */
    signInAgain: () => {},
  },
  delays: { untilRefresh: 5 * MINUTE },
}).createMachine({
  id: 'session',
  initial: 'refreshing',
  states: {
    trusted: {
      after: { untilRefresh: 'refreshing' },
      on: { 'route.changed': 'refreshing', 'scope.changed': 'refreshing', 'session.refused': 'unverified' },
    },
    refreshing: {
      invoke: {
        src: 'refresh',
        onDone: [
          { guard: { type: 'isUnverified', params: ({ event }) => event.output }, target: 'unverified' },
          { target: 'trusted' },
        ],
        onError: 'trusted',
      },
      on: {
        // An answer that was asked for earlier may be older than what the new screen needs.
        'route.changed': { target: 'refreshing', reenter: true },
        'scope.changed': { target: 'refreshing', reenter: true },
        'session.refused': 'unverified',
      },
    },
    unverified: {
      initial: 'asking',
      on: { 'session.proven': 'trusted', 'signIn.asked': 'leaving' },
      states: {
        asking: { on: { 'put.off': 'putOff' } },
        putOff: { after: { untilRefresh: '#session.refreshing' } },
      },
    },
    leaving: { entry: 'signInAgain', type: 'final' },
  },
})
