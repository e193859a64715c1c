import { assign, fromPromise, setup } from 'xstate'
import { syncPollLimits } from '#shared/domain/tasks/poll-limits.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { type PollOutcome, taskPollMachine } from './task-poll.machine.ts'

interface RefreshContext {
  taskId: string
  refusal: Refusal | undefined
}

/** Asks about the reading of a directory more patiently than about other tasks (EMP-29). */
export const syncPollMachine = taskPollMachine.provide({
  delays: { untilNext: syncPollLimits.interval },
  guards: { isExhausted: ({ context }) => context.attempts >= syncPollLimits.attempts },
})

/**
 * Has a directory read and waits for its end: what the device hears of the task ends it at once; where nothing is heard, it
 * is asked about, after a pause before and with one behind, in which its rows arrive (EMP-29, EMP-30).
 */
export const tenantRefreshMachine = setup({
  types: {
    context: {} as RefreshContext,
    events: {} as { type: 'refresh' } | { type: 'task.ended'; taskId: string; isGood: boolean },
  },
  actors: {
    start: fromPromise<{ taskId: string }>(() => new Promise(() => {})),
    taskPoll: syncPollMachine,
  },
  actions: { tell: (..._told: [unknown, PollOutcome['outcome']]) => {} },
  guards: {
    isOurs: ({ context, event }) => event.type === 'task.ended' && event.taskId === context.taskId,
    isCompleted: (_, polled: PollOutcome) => polled.outcome === 'completed',
  },
  delays: { untilAsked: syncPollLimits.before, untilArrived: syncPollLimits.after },
}).createMachine({
  id: 'tenantRefresh',
  context: { taskId: '', refusal: undefined },
  initial: 'idle',
  states: {
    idle: { on: { refresh: 'starting' } },
    starting: {
      entry: assign({ refusal: undefined, taskId: '' }),
      invoke: {
        src: 'start',
        onDone: { target: 'running', actions: assign({ taskId: ({ event }) => event.output.taskId }) },
        onError: { target: 'idle', actions: assign({ refusal: ({ event }) => refusalOf(event.error) }) },
      },
    },
    running: {
      initial: 'before',
      on: {
        'task.ended': {
          guard: 'isOurs',
          target: 'idle',
          actions: { type: 'tell', params: ({ event }) => (event.isGood ? 'completed' : 'failed') },
        },
      },
      states: {
        before: { after: { untilAsked: 'polling' } },
        polling: {
          invoke: {
            src: 'taskPoll',
            input: ({ context }) => ({ taskId: context.taskId }),
            onDone: [
              { guard: { type: 'isCompleted', params: ({ event }) => event.output }, target: 'after' },
              {
                target: '#tenantRefresh.idle',
                actions: { type: 'tell', params: ({ event }) => event.output.outcome },
              },
            ],
          },
        },
        after: {
          after: {
            untilArrived: {
              target: '#tenantRefresh.idle',
              actions: { type: 'tell', params: 'completed' as const },
            },
          },
        },
      },
    },
  },
})
