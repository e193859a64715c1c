import { assign, fromPromise, setup } from 'xstate'
import { type PoolProblem, poolProblemOf } from '#client/data/user-pool/pool-problem.ts'
import { isRight, type NewPassword, newPasswordIssues } from '../new-password.ts'

export interface OwnPassword extends NewPassword {
  /** The one that is good until now. */
  current: string
}

export type OwnPasswordField = keyof OwnPassword

/** `wrong`: the current password is another one. */
export type OwnPasswordProblem = 'wrong' | 'problem' | PoolProblem

export interface OwnPasswordContext {
  email: string
  fields: OwnPassword
  /** Fields whose mistakes are said: those that somebody has left. */
  touched: OwnPasswordField[]
  problem: OwnPasswordProblem | undefined
}

export type OwnPasswordEvent =
  | { type: 'field.typed'; change: Partial<OwnPassword> }
  | { type: 'field.left'; field: OwnPasswordField }
  | { type: 'form.submit' }

const EMPTY: OwnPassword = { current: '', password: '', confirmation: '' }

/** Somebody who is signed in chooses another password, and signs in with it again (AUTH-33). */
export const ownPasswordMachine = setup({
  types: {
    context: {} as OwnPasswordContext,
    events: {} as OwnPasswordEvent,
    input: {} as { email: string },
  },
  actors: {
    change: fromPromise<void, OwnPassword>(() => new Promise(() => {})),
    leave: fromPromise<void>(() => new Promise(() => {})),
  },
  guards: {
    isRight: ({ context: { fields, email } }) =>
      fields.current !== '' && isRight(newPasswordIssues(fields, email)),
  },
  actions: {
    noteTyped: assign(({ context }, change: Partial<OwnPassword>) => ({
      fields: { ...context.fields, ...change },
      problem: undefined,
    })),
    noteLeft: assign(({ context }, field: OwnPasswordField) => ({
      touched: context.fields[field] === '' ? context.touched : [...context.touched, field],
    })),
    touchAll: assign({ touched: ['current', 'password', 'confirmation'], problem: undefined }),
    noteProblem: assign((_, { cause }: { cause: unknown }) => ({ problem: problemOf(cause) })),
    forgetPasswords: assign({ fields: EMPTY }),
  },
}).createMachine({
  id: 'own-password',
  context: ({ input }) => ({ email: input.email, fields: EMPTY, touched: [], problem: undefined }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.typed': { actions: { type: 'noteTyped', params: ({ event }) => event.change } },
        'field.left': { actions: { type: 'noteLeft', params: ({ event }) => event.field } },
        'form.submit': [
          { guard: 'isRight', target: 'submitting', actions: 'touchAll' },
          { actions: 'touchAll' },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'change',
        input: ({ context }) => context.fields,
        onDone: { target: 'leaving', actions: 'forgetPasswords' },
        onError: {
          target: 'editing',
          actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    /** The page goes away with the session. */
    leaving: { invoke: { src: 'leave' } },
  },
})

const SAID: readonly PoolProblem[] = ['unreachable', 'sessionUnverified', 'attemptLimit', 'invalidPassword']

/** What somebody can do something about is said; the rest is `problem`. */
function problemOf(cause: unknown): OwnPasswordProblem {
  const problem = poolProblemOf(cause)
  if (problem === 'invalidLogin') return 'wrong'
  return SAID.includes(problem) ? problem : 'problem'
}
