import { assign, fromPromise, setup } from 'xstate'
import { poolProblemOf } from '#client/data/user-pool/pool-problem.ts'

export const CONFIRM_LENGTH = 6

export interface ConfirmContext {
  code: string
  isIncomplete: boolean
  notice: 'invalidCode' | 'expiredCode' | 'codeSent' | 'requestFailed' | 'unreachable' | undefined
}

export type ConfirmEvent =
  | { type: 'code.typed'; code: string }
  | { type: 'form.submit' }
  | { type: 'code.requested' }

/** A new account is confirmed by the code that its owner was sent, and then signed in. */
export const confirmMachine = setup({
  types: { context: {} as ConfirmContext, events: {} as ConfirmEvent },
  actors: {
    confirm: fromPromise<unknown, string>(() => new Promise(() => {})),
    requestCode: fromPromise<unknown>(() => new Promise(() => {})),
  },
  guards: { isComplete: ({ context }) => /^\S{6}$/.test(context.code) },
  actions: {
    noteCode: assign((_, code: string) => ({ code, isIncomplete: false })),
    noteIncomplete: assign({ isIncomplete: true, notice: undefined }),
    noteNotice: assign((_, notice: ConfirmContext['notice']) => ({ notice })),
    forgetNotice: assign({ notice: undefined, isIncomplete: false }),
    forgetCode: assign({ code: '' }),
    /** Provided by the page: the sign-in goes on with what was typed before. */
    tellConfirmed: () => {},
  },
}).createMachine({
  id: 'confirm',
  context: { code: '', isIncomplete: false, notice: undefined },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'code.typed': { actions: { type: 'noteCode', params: ({ event }) => event.code } },
        'form.submit': [
          { guard: 'isComplete', target: 'confirming', actions: 'forgetNotice' },
          { actions: 'noteIncomplete' },
        ],
        'code.requested': { target: 'requestingCode', actions: 'forgetNotice' },
      },
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => context.code,
        onDone: 'signingIn',
        onError: {
          target: 'editing',
          actions: { type: 'noteNotice', params: ({ event }) => refusalOf(event.error) },
        },
      },
    },
    requestingCode: {
      invoke: {
        src: 'requestCode',
        onDone: { target: 'editing', actions: [{ type: 'noteNotice', params: 'codeSent' }, 'forgetCode'] },
        onError: {
          target: 'editing',
          actions: { type: 'noteNotice', params: ({ event }) => requestProblemOf(event.error) },
        },
      },
    },
    signingIn: { type: 'final', entry: 'tellConfirmed' },
  },
})

/** Whatever the pool refuses but for the code itself counts as a code that is too old (AUTH-24). */
function refusalOf(cause: unknown): ConfirmContext['notice'] {
  const problem = poolProblemOf(cause)
  return problem === 'invalidCode' || problem === 'unreachable' ? problem : 'expiredCode'
}

const requestProblemOf = (cause: unknown): ConfirmContext['notice'] =>
  poolProblemOf(cause) === 'unreachable' ? 'unreachable' : 'requestFailed'
