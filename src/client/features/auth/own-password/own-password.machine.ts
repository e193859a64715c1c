import { assign, fromPromise, setup } from 'xstate'
import { type PoolProblem, poolProblemOf } from '#client/data/user-pool/pool-problem.ts'
import { beginForm, type FormState, hasProblems, tryForm } from '#client/parts/form/form-state.ts'
import { type HeldFormEvent, noteFormEvent } from '#client/parts/form/held-form.ts'
import { type NewPassword, newPasswordIssues } from '../new-password.ts'

export interface OwnPassword extends NewPassword {
  /** The one that is good until now. */
  current: string
}

/** `wrong`: the current password is another one. */
export type OwnPasswordProblem = 'wrong' | 'problem' | PoolProblem

export interface OwnPasswordContext {
  email: string
  form: FormState<OwnPassword>
  problem: OwnPasswordProblem | undefined
}

export type OwnPasswordEvent = HeldFormEvent<OwnPassword> | { type: 'form.submit' }

const EMPTY: OwnPassword = { current: '', password: '', confirmation: '' }

/** The first thing that is wrong with each of the three. */
export const ownPasswordIssues = (passwords: OwnPassword, email: string) => ({
  current: passwords.current === '' ? ('required' as const) : undefined,
  ...newPasswordIssues(passwords, email),
})

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
    isRight: ({ context: { form, email } }) => !hasProblems(ownPasswordIssues(form.values, email)),
  },
  actions: {
    noteForm: assign(({ context }, event: HeldFormEvent<OwnPassword>) => ({
      form: noteFormEvent(context.form, event),
    })),
    forgetProblem: assign({ problem: undefined }),
    tryForm: assign(({ context }) => ({ form: tryForm(context.form), problem: undefined })),
    noteProblem: assign((_, { cause }: { cause: unknown }) => ({ problem: problemOf(cause) })),
    forgetPasswords: assign({ form: beginForm(EMPTY) }),
  },
}).createMachine({
  id: 'own-password',
  context: ({ input }) => ({ email: input.email, form: beginForm(EMPTY), problem: undefined }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.typed': {
          actions: [{ type: 'noteForm', params: ({ event }) => event }, 'forgetProblem'],
        },
        'field.left': { actions: { type: 'noteForm', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isRight', target: 'submitting', actions: 'tryForm' },
          { actions: 'tryForm' },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'change',
        input: ({ context }) => context.form.values,
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
