import { assign, fromPromise, setup } from 'xstate'
import { SECOND } from '#shared/lib/time.ts'
import type { SyncFault } from '#client/data/device/sync-client.ts'
import type { TrayCounts } from '#client/data/queue/tray.ts'

/** What goes at a sign-out: everything, or everything but the unsent changes. */
export type SignOutExtent = 'all' | 'keeping'

/** Why the person is still here. */
export type SignOutProblem = SyncFault | 'decisions' | 'slow'

export interface SignOutContext {
  counts: TrayCounts
  typed: string
  problem: SignOutProblem | undefined
  extent: SignOutExtent
}

export type SignOutEvent =
  /** The queue was counted again. */
  | { type: 'counted'; counts: TrayCounts }
  /** What keeps the device from being in step, since it was last asked to send. */
  | { type: 'faulted'; fault: SyncFault }
  | { type: 'leave.asked' }
  | { type: 'send.asked' }
  | { type: 'keep.asked' }
  | { type: 'discard.asked' }
  | { type: 'count.typed'; typed: string }
  | { type: 'discard.confirmed' }
  | { type: 'back' }

/** Leaving with unsent changes: they are sent, kept sealed, or discarded, and only the person says which. */
export const signOutMachine = setup({
  types: {
    context: {} as SignOutContext,
    events: {} as SignOutEvent,
    input: {} as { counts: TrayCounts },
  },
  actors: { leave: fromPromise<void, SignOutExtent>(async () => {}) },
  guards: {
    isEmpty: ({ context }) => unsentOf(context.counts) === 0,
    isNowEmpty: (_, counts: TrayCounts) => unsentOf(counts) === 0,
    needsDecisions: (_, { waiting }: TrayCounts) => waiting === 0,
    isTypedRight: ({ context }) => context.typed.trim() === String(unsentOf(context.counts)),
  },
  actions: {
    noteCounts: assign((_, counts: TrayCounts) => ({ counts })),
    noteProblem: assign((_, problem: SignOutProblem) => ({ problem })),
    forgetProblem: assign({ problem: undefined }),
    forgetTyped: assign({ typed: '' }),
    takeAll: assign({ extent: 'all' }),
    keepUnsent: assign({ extent: 'keeping' }),
    /** Provided by the page. */
    syncNow: () => {},
  },
  delays: { untilSlow: 20 * SECOND },
}).createMachine({
  id: 'sign-out',
  context: ({ input }) => ({ counts: input.counts, typed: '', problem: undefined, extent: 'all' }),
  initial: 'asking',
  on: { counted: { actions: { type: 'noteCounts', params: ({ event }) => event.counts } } },
  states: {
    asking: {
      on: {
        'leave.asked': { guard: 'isEmpty', target: 'leaving', actions: 'takeAll' },
        'send.asked': { target: 'sending', actions: 'forgetProblem' },
        'keep.asked': { target: 'leaving', actions: 'keepUnsent' },
        'discard.asked': { target: 'discarding', actions: ['forgetProblem', 'forgetTyped'] },
      },
    },
    sending: {
      entry: 'syncNow',
      after: { untilSlow: { target: 'asking', actions: { type: 'noteProblem', params: 'slow' } } },
      on: {
        counted: [
          {
            guard: { type: 'isNowEmpty', params: ({ event }) => event.counts },
            target: 'leaving',
            actions: [{ type: 'noteCounts', params: ({ event }) => event.counts }, 'takeAll'],
          },
          {
            guard: { type: 'needsDecisions', params: ({ event }) => event.counts },
            target: 'asking',
            actions: [
              { type: 'noteCounts', params: ({ event }) => event.counts },
              { type: 'noteProblem', params: 'decisions' },
            ],
          },
          { actions: { type: 'noteCounts', params: ({ event }) => event.counts } },
        ],
        faulted: {
          target: 'asking',
          actions: { type: 'noteProblem', params: ({ event }) => event.fault },
        },
        back: 'asking',
      },
    },
    discarding: {
      on: {
        'count.typed': { actions: assign(({ event }) => ({ typed: event.typed })) },
        'discard.confirmed': { guard: 'isTypedRight', target: 'leaving', actions: 'takeAll' },
        back: 'asking',
      },
    },
    leaving: {
      invoke: {
        src: 'leave',
        input: ({ context }) => context.extent,
        onDone: 'gone',
        // The page starts anew in any case, and what could not go is taken up by the next start.
        onError: 'gone',
      },
    },
    gone: { type: 'final' },
  },
})

export const unsentOf = ({ waiting, decisions }: TrayCounts): number => waiting + decisions
