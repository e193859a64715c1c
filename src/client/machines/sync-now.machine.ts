import { assign, fromPromise, setup } from 'xstate'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { type PollOutcome, taskPollMachine } from './task-poll.machine.ts'

interface SyncContext {
  integrationId: string
  taskId: string
  refusal: Refusal | undefined
  polled: PollOutcome | undefined
}

/** Starts a sync and asks about it until it has ended, or for as long as that is worth it. */
export const syncNowMachine = setup({
  types: {
    context: {} as SyncContext,
    events: {} as { type: 'sync' },
    input: {} as { integrationId: string },
  },
  actors: {
    start: fromPromise<{ taskId: string }, { integrationId: string }>(() => new Promise(() => {})),
    taskPoll: taskPollMachine,
  },
  actions: { tell: (..._told: [unknown, PollOutcome]) => {} },
}).createMachine({
  id: 'syncNow',
  context: ({ input }) => ({
    integrationId: input.integrationId,
    taskId: '',
    refusal: undefined,
    polled: undefined,
  }),
  initial: 'idle',
  states: {
    idle: { on: { sync: 'starting' } },
    starting: {
      entry: assign({ refusal: undefined, polled: undefined }),
      invoke: {
        src: 'start',
        input: ({ context: { integrationId } }) => ({ integrationId }),
        onDone: { target: 'polling', actions: assign({ taskId: ({ event }) => event.output.taskId }) },
        onError: { target: 'idle', actions: assign({ refusal: ({ event }) => refusalOf(event.error) }) },
      },
    },
    polling: {
      invoke: {
        src: 'taskPoll',
        input: ({ context: { taskId } }) => ({ taskId }),
        onDone: {
          target: 'idle',
          actions: [
            assign({ polled: ({ event }) => event.output }),
            { type: 'tell', params: ({ event }) => event.output },
          ],
        },
      },
    },
  },
})
