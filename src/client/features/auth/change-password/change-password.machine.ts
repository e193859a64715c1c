import { assign, fromPromise, setup } from 'xstate'
import { type PoolProblem, poolProblemOf } from '#client/data/user-pool/pool-problem.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { beginForm, type FormState, tryForm } from '#client/parts/form/form-state.ts'
import { type HeldFormEvent, noteFormEvent } from '#client/parts/form/held-form.ts'
import { isRight, type NewPassword, newPasswordIssues } from '../new-password.ts'

export interface ChangePasswordContext {
  email: string
  form: FormState<NewPassword>
  problem: 'problem' | PoolProblem | undefined
}

export type ChangePasswordEvent = HeldFormEvent<NewPassword> | { type: 'form.submit' }

const EMPTY: NewPassword = { password: '', confirmation: '' }

/** The password that has to be chosen after the first sign-in. */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    input: {} as { email: string },
  },
  actors: { change: fromPromise<SignInStep, string>(() => new Promise(() => {})) },
  guards: { isRight: ({ context }) => isRight(newPasswordIssues(context.form.values, context.email)) },
  actions: {
    noteForm: assign(({ context }, event: HeldFormEvent<NewPassword>) => ({
      form: noteFormEvent(context.form, event),
    })),
    tryForm: assign(({ context }) => ({ form: tryForm(context.form), problem: undefined })),
    noteProblem: assign((_, { cause }: { cause: unknown }) => ({ problem: problemOf(cause) })),
    forgetPasswords: assign({ form: beginForm(EMPTY) }),
    /** Provided by the page. */
    tellDone: (_args, _step: SignInStep) => {},
  },
}).createMachine({
  id: 'change-password',
  context: ({ input }) => ({
    email: input.email,
    form: beginForm(EMPTY),
    problem: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.*': { actions: { type: 'noteForm', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isRight', target: 'submitting', actions: 'tryForm' },
          { actions: 'tryForm' },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'change',
        input: ({ context }) => context.form.values.password,
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
