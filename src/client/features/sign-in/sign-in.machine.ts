import { assign, fromPromise, setup } from 'xstate'
import { UserPoolError } from '#client/data/user-pool.ts'

export interface Credentials {
  email: string
  password: string
}

/** What went wrong, by the catalogue's code where there is one. */
export type SignInProblem =
  | 'invalidLogin'
  | 'attemptLimit'
  | 'userNotConfirmed'
  | 'unreachable'
  | 'challenge'
  | 'notAuthorized'

interface Context {
  credentials: Credentials
  /** Fields that were left empty. */
  missing: (keyof Credentials)[]
  problem: SignInProblem | undefined
  authenticated: unknown
}

type Event =
  | { type: 'email.typed'; email: string }
  | { type: 'password.typed'; password: string }
  | { type: 'form.submit' }

/** Signing in: the form, the user pool, then what the device needs to know of the user. A failure keeps the form. */
export const signInMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    authenticate: fromPromise<unknown, Credentials>(async () => undefined),
    openSession: fromPromise<void, unknown>(async () => {}),
  },
  guards: {
    isComplete: ({ context }) => missingOf(context.credentials).length === 0,
  },
  actions: {
    noteMissing: assign(({ context }) => ({ missing: missingOf(context.credentials), problem: undefined })),
    forgetProblem: assign({ missing: [], problem: undefined }),
    noteProblem: assign((_, { cause }: { cause: unknown }) => ({ problem: problemOf(cause) })),
    forgetPassword: assign(({ context }: { context: Context }) => ({
      credentials: { ...context.credentials, password: '' },
    })),
  },
}).createMachine({
  id: 'sign-in',
  context: {
    credentials: { email: '', password: '' },
    missing: [],
    problem: undefined,
    authenticated: undefined,
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.typed': {
          actions: assign(({ context, event }) => ({
            credentials: { ...context.credentials, email: event.email },
          })),
        },
        'password.typed': {
          actions: assign(({ context, event }) => ({
            credentials: { ...context.credentials, password: event.password },
          })),
        },
        'form.submit': [
          { guard: 'isComplete', target: 'signingIn', actions: 'forgetProblem' },
          { actions: 'noteMissing' },
        ],
      },
    },
    signingIn: {
      invoke: {
        src: 'authenticate',
        input: ({ context }) => context.credentials,
        onDone: { target: 'loadingData', actions: assign(({ event }) => ({ authenticated: event.output })) },
        onError: {
          target: 'editing',
          actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    loadingData: {
      invoke: {
        src: 'openSession',
        input: ({ context }: { context: Context }) => context.authenticated,
        onDone: 'signedIn',
        onError: {
          target: 'editing',
          actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    signedIn: { type: 'final', entry: 'forgetPassword' },
  },
})

const missingOf = ({ email, password }: Credentials): (keyof Credentials)[] => [
  ...(email.trim() === '' ? (['email'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
]

const problems: Partial<Record<string, SignInProblem>> = {
  LimitExceededException: 'attemptLimit',
  TooManyRequestsException: 'attemptLimit',
  UserNotConfirmedException: 'userNotConfirmed',
  Challenge: 'challenge',
}

/** The pool tells a lock-out from a wrong password only by its message. */
function problemOf(cause: unknown): SignInProblem {
  if (!(cause instanceof UserPoolError)) return 'unreachable'
  if (/attempts exceeded/i.test(cause.message)) return 'attemptLimit'
  return problems[cause.type] ?? 'invalidLogin'
}
