import { assign, fromPromise, setup } from 'xstate'
import { type PoolProblem, poolProblemOf } from '#client/data/user-pool/pool-problem.ts'
import { beginForm, type FormState } from '#client/parts/form/form-state.ts'
import { type HeldFormEvent, noteFormEvent } from '#client/parts/form/held-form.ts'
import { looksLikeEmail } from '../looks-like-email.ts'
import { isReady, type Reset } from './reset.ts'

export interface ForgotPasswordContext {
  email: string
  /** The code was sent on an earlier visit. */
  hasCode: boolean
  isEmailWrong: boolean
  reset: FormState<Reset>
  problem: PoolProblem | undefined
}

export type ForgotPasswordEvent =
  | { type: 'email.typed'; email: string }
  | HeldFormEvent<Reset>
  | { type: 'form.submit' }

export interface ResetOrder {
  email: string
  code: string
  password: string
}

/** An account that never had a password of its own gets its invitation again. */
const INVITED = 'FORCE_CHANGE_PASSWORD'

const EMPTY: Reset = { code: '', password: '', confirmation: '' }

/** A forgotten password: whose it is, the code that was sent, a new one. */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    input: {} as { email: string; hasCode: boolean },
  },
  actors: {
    checkStatus: fromPromise<string, string>(() => new Promise(() => {})),
    resendInvite: fromPromise<unknown, string>(() => new Promise(() => {})),
    start: fromPromise<unknown, string>(() => new Promise(() => {})),
    submit: fromPromise<unknown, ResetOrder>(() => new Promise(() => {})),
  },
  guards: {
    hasCode: ({ context }) => context.hasCode,
    isEmail: ({ context }) => looksLikeEmail(context.email),
    isInvited: (_, status: string) => status === INVITED,
    isUnconfirmed: (_, { cause }: { cause: unknown }) => poolProblemOf(cause) === 'userNotConfirmed',
    isReady: ({ context }) => isReady(context.reset.values, context.email),
  },
  actions: {
    noteEmail: assign((_, email: string) => ({ email, isEmailWrong: false })),
    noteEmailWrong: assign({ isEmailWrong: true, problem: undefined }),
    noteReset: assign(({ context }, event: HeldFormEvent<Reset>) => ({
      reset: noteFormEvent(context.reset, event),
    })),
    noteProblem: assign((_, problem: PoolProblem) => ({ problem })),
    forgetProblem: assign({ problem: undefined }),
    forgetReset: assign({ reset: beginForm(EMPTY) }),
    /** Provided by the page. */
    showStep2: (_args, _email: string) => {},
    tellUnconfirmed: (_args, _email: string) => {},
    tellDone: (_args, _email: string) => {},
  },
}).createMachine({
  id: 'forgot-password',
  context: ({ input }) => ({
    email: input.email,
    hasCode: input.hasCode,
    isEmailWrong: false,
    reset: beginForm(EMPTY),
    problem: undefined,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'hasCode', target: 'step2' }, { target: 'step1' }],
    },
    step1: {
      on: {
        'email.typed': { actions: { type: 'noteEmail', params: ({ event }) => event.email } },
        'form.submit': [
          { guard: 'isEmail', target: 'checkingStatus', actions: 'forgetProblem' },
          { actions: 'noteEmailWrong' },
        ],
      },
    },
    checkingStatus: {
      invoke: {
        src: 'checkStatus',
        input: ({ context }) => context.email.trim(),
        onDone: [
          { guard: { type: 'isInvited', params: ({ event }) => event.output }, target: 'resendingInvite' },
          { target: 'starting' },
        ],
        onError: backTo('step1', poolProblemOf),
      },
    },
    resendingInvite: {
      invoke: {
        src: 'resendInvite',
        input: ({ context }) => context.email.trim(),
        onDone: 'emailSent',
        onError: backTo('step1', poolProblemOf),
      },
    },
    starting: {
      invoke: {
        src: 'start',
        input: ({ context }) => context.email.trim(),
        onDone: {
          target: 'step2.sent',
          actions: { type: 'showStep2', params: ({ context }) => context.email.trim() },
        },
        onError: [
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => ({ cause: event.error }) },
            target: 'step1',
            actions: { type: 'tellUnconfirmed', params: ({ context }) => context.email.trim() },
          },
          backTo('step1', poolProblemOf),
        ],
      },
    },
    /** The invitation is on its way; there is nothing else to do here. */
    emailSent: {},
    step2: {
      initial: 'opened',
      states: {
        /** By the address of an earlier visit. */
        opened: {},
        sent: {},
      },
      on: {
        'field.*': { actions: { type: 'noteReset', params: ({ event }) => event } },
        'form.submit': { guard: 'isReady', target: 'submitting', actions: 'forgetProblem' },
      },
    },
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context }) => ({
          email: context.email.trim(),
          code: context.reset.values.code.trim(),
          password: context.reset.values.password,
        }),
        onDone: {
          target: 'done',
          actions: ['forgetReset', { type: 'tellDone', params: ({ context }) => context.email.trim() }],
        },
        onError: backTo('step2', resetProblemOf),
      },
    },
    done: { type: 'final' },
  },
})

function backTo(target: 'step1' | 'step2', problemOf: (cause: unknown) => PoolProblem) {
  return {
    target,
    actions: {
      type: 'noteProblem' as const,
      params: ({ event }: { event: { error: unknown } }) => problemOf(event.error),
    },
  }
}

const OWN_WORDS: readonly PoolProblem[] = ['attemptLimit', 'expiredCode', 'invalidCode', 'unreachable']

/** A limit, a code and a missing network are said; every other refusal of a reset is a wrong login (AUTH-30). */
function resetProblemOf(cause: unknown): PoolProblem {
  const problem = poolProblemOf(cause)
  return OWN_WORDS.includes(problem) ? problem : 'invalidLogin'
}
