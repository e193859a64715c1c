import { assign, fromPromise, setup } from 'xstate'
import { type PoolProblem, poolProblemOf } from '#client/data/user-pool/pool-problem.ts'

export interface OwnSecondFactorContext {
  password: string
  /** `wrong`: it is another password. */
  problem: PoolProblem | 'wrong' | 'required' | undefined
}

export type OwnSecondFactorEvent =
  | { type: 'turnOn' }
  /** The authenticator app was confirmed. */
  | { type: 'confirmed' }
  | { type: 'turnOff' }
  | { type: 'password.typed'; password: string }
  | { type: 'form.submit' }
  | { type: 'cancelled' }
  | { type: 'retried' }

/** The second factor of whoever is signed in: turned on by an authenticator app, off by showing the password. */
export const ownSecondFactorMachine = setup({
  types: {
    context: {} as OwnSecondFactorContext,
    events: {} as OwnSecondFactorEvent,
  },
  actors: {
    read: fromPromise<boolean>(() => new Promise(() => {})),
    turnOff: fromPromise<void, string>(() => new Promise(() => {})),
  },
  guards: {
    isOn: (_args, isOn: boolean) => isOn,
    isTyped: ({ context }) => context.password !== '',
    /** Provided by the page: the organization lets nobody in without one. */
    isRequired: () => false,
  },
  actions: {
    notePassword: assign((_, password: string) => ({ password, problem: undefined })),
    noteMissing: assign({ problem: 'required' }),
    noteProblem: assign((_, { cause }: { cause: unknown }) => ({ problem: problemOf(cause) })),
    forget: assign({ password: '', problem: undefined }),
  },
}).createMachine({
  id: 'own-second-factor',
  context: { password: '', problem: undefined },
  initial: 'reading',
  states: {
    reading: {
      entry: 'forget',
      invoke: {
        src: 'read',
        onDone: [
          { guard: { type: 'isOn', params: ({ event }) => event.output }, target: 'on' },
          { target: 'off' },
        ],
        onError: {
          target: 'unread',
          actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    unread: { on: { retried: 'reading' } },
    off: { on: { turnOn: 'settingUp' } },
    settingUp: { on: { confirmed: 'reading', cancelled: 'off' } },
    on: { entry: 'forget', on: { turnOff: [{ guard: 'isRequired' }, { target: 'asking' }] } },
    asking: {
      on: {
        'password.typed': { actions: { type: 'notePassword', params: ({ event }) => event.password } },
        'form.submit': [{ guard: 'isTyped', target: 'turningOff' }, { actions: 'noteMissing' }],
        cancelled: 'on',
      },
    },
    turningOff: {
      invoke: {
        src: 'turnOff',
        input: ({ context }) => context.password,
        onDone: 'reading',
        onError: {
          target: 'asking',
          actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
  },
})

function problemOf(cause: unknown): OwnSecondFactorContext['problem'] {
  const problem = poolProblemOf(cause)
  return problem === 'invalidLogin' ? 'wrong' : problem
}
