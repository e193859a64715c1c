import { assign, fromPromise, setup } from 'xstate'
import { poolProblemOf } from '#client/data/user-pool/pool-problem.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { SignInProblem } from '../sign-in.machine.ts'

export const CODE_LENGTH = 6

export type CodeIssue = 'required' | 'tooShort' | 'tooLong'

export interface OneTimeCodeContext {
  code: string
  issue: CodeIssue | undefined
  /** `codeUsed`: an authenticator's code is good for one sign-in. */
  problem: SignInProblem | 'codeUsed' | undefined
}

export type OneTimeCodeEvent = { type: 'code.typed'; code: string } | { type: 'form.submit' }

/** The code of an authenticator after the password. A wrong one ends the sign-in. */
export const oneTimeCodeMachine = setup({
  types: { context: {} as OneTimeCodeContext, events: {} as OneTimeCodeEvent },
  actors: { confirm: fromPromise<SignInStep, string>(() => new Promise(() => {})) },
  guards: {
    isSix: ({ context }) => codeIssue(context.code) === undefined,
    isOver: (_, { cause }: { cause: unknown }) =>
      ['invalidCode', 'sessionUnverified'].includes(poolProblemOf(cause)),
  },
  actions: {
    noteCode: assign((_, code: string) => ({ code, issue: undefined })),
    noteIssue: assign(({ context }) => ({ issue: codeIssue(context.code), problem: undefined })),
    noteProblem: assign((_, problem: OneTimeCodeContext['problem']) => ({ problem })),
    forgetProblem: assign({ issue: undefined, problem: undefined }),
    /** Provided by the page. */
    tellDone: (_args, _step: SignInStep) => {},
    tellRefused: (_args, _problem: SignInProblem) => {},
  },
}).createMachine({
  id: 'one-time-code',
  context: { code: '', issue: undefined, problem: undefined },
  initial: 'open',
  states: {
    open: {
      on: {
        'code.typed': { actions: { type: 'noteCode', params: ({ event }) => event.code } },
        'form.submit': [
          { guard: 'isSix', target: 'confirming', actions: 'forgetProblem' },
          { actions: 'noteIssue' },
        ],
      },
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => context.code.trim(),
        onDone: { target: 'done', actions: { type: 'tellDone', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ cause: event.error }) },
            target: 'refused',
            actions: { type: 'tellRefused', params: ({ event }) => endOf(event.error) },
          },
          {
            target: 'open',
            actions: { type: 'noteProblem', params: ({ event }) => troubleOf(event.error) },
          },
        ],
      },
    },
    done: { type: 'final' },
    refused: { type: 'final' },
  },
})

export function codeIssue(code: string): CodeIssue | undefined {
  const { length } = code.trim()
  if (length === 0) return 'required'
  if (length < CODE_LENGTH) return 'tooShort'
  return length > CODE_LENGTH ? 'tooLong' : undefined
}

function endOf(cause: unknown): SignInProblem {
  const problem = poolProblemOf(cause)
  return problem === 'invalidCode' ? 'wrongOtp' : problem
}

function troubleOf(cause: unknown): OneTimeCodeContext['problem'] {
  const problem = poolProblemOf(cause)
  return problem === 'expiredCode' ? 'codeUsed' : problem
}
