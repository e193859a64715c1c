import { assign, fromPromise, setup } from 'xstate'
import { parseExchangeOutput } from '#shared/domain/integrations/exchange-output.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { type PollOutcome, taskPollMachine } from './task-poll.machine.ts'

interface ExchangeContext {
  customerId: string
  output: string
  /** Of the script that was downloaded since the dialog was opened. */
  fileName: string | undefined
  refusal: Refusal | undefined
  /** The task that reads what could not be read before; null where none was started. */
  taskId: string | null
  polled: PollOutcome | undefined
}

export type ExchangeEvent =
  | { type: 'download' }
  | { type: 'next' }
  /** Whoever ran a script before comes back with its output. */
  | { type: 'skip' }
  | { type: 'back' }
  | { type: 'paste'; output: string }
  | { type: 'connect' }
  | { type: 'restart' }

/** Connects Exchange Online in three steps: download a script, run it, paste its output (INT-36). */
export const exchangeMachine = setup({
  types: {
    context: {} as ExchangeContext,
    events: {} as ExchangeEvent,
    input: {} as { customerId: string },
  },
  actors: {
    saveScript: fromPromise<{ fileName: string }, { customerId: string }>(() => new Promise(() => {})),
    handIn: fromPromise<{ taskId: string | null }, { customerId: string; output: string }>(
      () => new Promise(() => {}),
    ),
    taskPoll: taskPollMachine,
  },
  guards: {
    hasScript: ({ context }) => context.fileName !== undefined,
    isOutput: ({ context }) => parseExchangeOutput(context.output) !== undefined,
    isReading: ({ context }) => context.taskId !== null,
  },
  actions: {
    forgetRefusal: assign({ refusal: undefined }),
    noteRefusal: assign((_, { cause }: { cause: unknown }) => ({ refusal: refusalOf(cause) })),
  },
}).createMachine({
  id: 'exchange',
  context: ({ input }) => ({
    customerId: input.customerId,
    output: '',
    fileName: undefined,
    refusal: undefined,
    taskId: null,
    polled: undefined,
  }),
  initial: 'downloadScript',
  states: {
    downloadScript: {
      on: {
        next: { guard: 'hasScript', target: 'runAsAdministrator', actions: 'forgetRefusal' },
        skip: { target: 'pasteOutput', actions: 'forgetRefusal' },
      },
      initial: 'idle',
      states: {
        idle: { on: { download: 'saving' } },
        saving: {
          entry: 'forgetRefusal',
          invoke: {
            src: 'saveScript',
            input: ({ context: { customerId } }) => ({ customerId }),
            onDone: {
              target: '#exchange.runAsAdministrator',
              actions: assign({ fileName: ({ event }) => event.output.fileName }),
            },
            onError: {
              target: 'idle',
              actions: { type: 'noteRefusal', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
      },
    },
    runAsAdministrator: { on: { next: 'pasteOutput', back: 'downloadScript' } },
    pasteOutput: {
      on: {
        paste: { actions: assign({ output: ({ event }) => event.output }) },
        back: [{ guard: 'hasScript', target: 'runAsAdministrator' }, { target: 'downloadScript' }],
        connect: { guard: 'isOutput', target: 'connecting' },
      },
    },
    connecting: {
      invoke: {
        src: 'handIn',
        input: ({ context: { customerId, output } }) => ({ customerId, output }),
        // An output is good once, and nothing of it has to stay.
        onDone: {
          target: 'connected',
          actions: assign({ output: '', taskId: ({ event }) => event.output.taskId }),
        },
        onError: {
          target: 'error',
          actions: { type: 'noteRefusal', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    connected: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isReading', target: 'reading' }, { target: 'done' }] },
        reading: {
          invoke: {
            src: 'taskPoll',
            input: ({ context: { taskId } }) => ({ taskId: taskId ?? '' }),
            onDone: { target: 'done', actions: assign({ polled: ({ event }) => event.output }) },
          },
        },
        done: {},
      },
    },
    error: {
      on: {
        back: { target: 'pasteOutput', actions: ['forgetRefusal', assign({ output: '' })] },
        restart: { target: 'downloadScript', actions: ['forgetRefusal', assign({ output: '' })] },
      },
    },
  },
})
