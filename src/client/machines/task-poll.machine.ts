import { assign, fromPromise, setup } from 'xstate'
import type { TaskAnswer } from '#shared/contract/integration-answers.ts'
import { pollLimits } from '#shared/domain/tasks/poll-limits.ts'

/** What of a task decides whether it is asked about again. */
export type PolledTask = Pick<TaskAnswer, 'Status' | 'StatusMessage'>

/** How asking about a task has ended. */
export type PollOutcome =
  | { outcome: 'completed' }
  /** With what the task says of itself. */
  | { outcome: 'failed'; message: string }
  | { outcome: 'attemptsExceeded' }
  | { outcome: 'retrieveFailed' }

interface PollContext {
  taskId: string
  attempts: number
  polled: PollOutcome | undefined
}

/** Asks about a task until it has ended, a bounded number of times (INT-10). */
export const taskPollMachine = setup({
  types: {
    context: {} as PollContext,
    input: {} as { taskId: string },
    output: {} as PollOutcome,
  },
  actors: {
    retrieve: fromPromise<PolledTask, { taskId: string }>(() => new Promise(() => {})),
  },
  delays: { untilNext: pollLimits.interval },
  guards: {
    isCompleted: (_, { Status }: PolledTask) => Status === 'Completed',
    isFailed: (_, { Status }: PolledTask) => Status === 'Failed',
    isExhausted: ({ context }) => context.attempts >= pollLimits.attempts,
  },
}).createMachine({
  id: 'taskPoll',
  context: ({ input }) => ({ taskId: input.taskId, attempts: 0, polled: undefined }),
  initial: 'polling',
  output: ({ context }) => context.polled ?? { outcome: 'retrieveFailed' },
  states: {
    polling: {
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      invoke: {
        src: 'retrieve',
        input: ({ context: { taskId } }) => ({ taskId }),
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.output },
            target: 'completed',
            actions: assign({ polled: { outcome: 'completed' } }),
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: assign({
              polled: ({ event }) => ({ outcome: 'failed', message: event.output.StatusMessage }),
            }),
          },
          {
            guard: 'isExhausted',
            target: 'attemptsExceeded',
            actions: assign({ polled: { outcome: 'attemptsExceeded' } }),
          },
          { target: 'waiting' },
        ],
        onError: {
          target: 'retrieveFailed',
          actions: assign({ polled: { outcome: 'retrieveFailed' } }),
        },
      },
    },
    waiting: { after: { untilNext: 'polling' } },
    completed: { type: 'final' },
    failed: { type: 'final' },
    attemptsExceeded: { type: 'final' },
    retrieveFailed: { type: 'final' },
  },
})
