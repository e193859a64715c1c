import { assign, fromPromise, setup } from 'xstate'
import { type PoolProblem, poolProblemOf } from '#client/data/user-pool/pool-problem.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { isRight, type NewPassword, newPasswordIssues } from '../new-password.ts'

export interface ChangePasswordContext {
  email: string
  fields: NewPassword
  /** Fields whose mistakes are said: those that somebody has left. */
  touched: (keyof NewPassword)[]
  problem: 'problem' | PoolProblem | undefined
}

export type ChangePasswordEvent =
  | { type: 'field.typed'; change: Partial<NewPassword> }
  | { type: 'field.left'; field: keyof NewPassword }
  | { type: 'form.submit' }

/** The password that has to be chosen after the first sign-in. */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    input: {} as { email: string },
  },
  actors: { change: fromPromise<SignInStep, string>(() => new Promise(() => {})) },
  guards: { isRight: ({ context }) => isRight(newPasswordIssues(context.fields, context.email)) },
  actions: {
    noteTyped: assign(({ context }, change: Partial<NewPassword>) => ({
      fields: { ...context.fields, ...change },
    })),
    noteLeft: assign(({ context }, field: keyof NewPassword) => ({
      touched: context.fields[field] === '' ? context.touched : [...context.touched, field],
    })),
    touchAll: assign({ touched: ['password', 'confirmation'], problem: undefined }),
    noteProblem: assign((_, { cause }: { cause: unknown }) => ({ problem: problemOf(cause) })),
    forgetPasswords: assign({ fields: { password: '', confirmation: '' } }),
    /** Provided by the page. */
    tellDone: (_args, _step: SignInStep) => {},
  },
}).createMachine({
  id: 'change-password',
  context: ({ input }) => ({
    email: input.email,
    fields: { password: '', confirmation: '' },
    touched: [],
    problem: undefined,
  }),
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
        input: ({ context }) => context.fields.password,
        onDone: {
          target: 'done',
          actions: ['forgetPasswords', { type: 'tellDone', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'editing',
          actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    done: { type: 'final' },
  },
})

/** What somebody can do something about is said; the rest is `problem`. */
function problemOf(cause: unknown): ChangePasswordContext['problem'] {
  const problem = poolProblemOf(cause)
  return problem === 'unreachable' || problem === 'sessionUnverified' ? problem : 'problem'
}
