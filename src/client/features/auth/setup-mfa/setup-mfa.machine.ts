import { assign, fromPromise, setup } from 'xstate'
import { type PoolProblem, poolProblemOf } from '#client/data/user-pool/pool-problem.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { MfaSetup } from '#client/data/user-pool/software-token.ts'
import { codeIssue, type CodeIssue } from '../one-time-code/one-time-code.machine.ts'

/** A secret for an authenticator, and with what its first code is confirmed. */
export interface SecretAssociation {
  secret: string
  setup: MfaSetup
}

export interface SetupMfaContext {
  associated: SecretAssociation | undefined
  code: string
  issue: CodeIssue | undefined
  problem: PoolProblem | undefined
}

export type SetupMfaEvent =
  | { type: 'code.typed'; code: string }
  | { type: 'form.submit' }
  | { type: 'secret.retried' }

/** An authenticator app is set up: its secret, then its first code. */
export const setupMfaMachine = setup({
  types: { context: {} as SetupMfaContext, events: {} as SetupMfaEvent },
  actors: {
    loadSecret: fromPromise<SecretAssociation>(() => new Promise(() => {})),
    confirm: fromPromise<SignInStep, { setup: MfaSetup; code: string }>(() => new Promise(() => {})),
  },
  guards: { isSix: ({ context }) => codeIssue(context.code) === undefined },
  actions: {
    noteSecret: assign((_, associated: SecretAssociation) => ({ associated })),
    noteCode: assign((_, code: string) => ({ code, issue: undefined })),
    noteIssue: assign(({ context }) => ({ issue: codeIssue(context.code), problem: undefined })),
    noteProblem: assign((_, { cause }: { cause: unknown }) => ({ problem: poolProblemOf(cause) })),
    forgetProblem: assign({ issue: undefined, problem: undefined }),
    /** Provided by the page. */
    tellDone: (_args, _step: SignInStep) => {},
  },
}).createMachine({
  id: 'setup-mfa',
  context: { associated: undefined, code: '', issue: undefined, problem: undefined },
  initial: 'loadingSecret',
  states: {
    loadingSecret: {
      entry: 'forgetProblem',
      invoke: {
        src: 'loadSecret',
        onDone: {
          target: 'showingQr',
          actions: { type: 'noteSecret', params: ({ event }) => event.output },
        },
        onError: {
          target: 'error',
          actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    error: { on: { 'secret.retried': 'loadingSecret' } },
    showingQr: {
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
        input: ({ context: { associated, code } }) => {
          if (associated) return { setup: associated.setup, code: code.trim() }
          throw new Error('Impossible: a code follows a secret')
        },
        onDone: { target: 'done', actions: { type: 'tellDone', params: ({ event }) => event.output } },
        onError: {
          target: 'showingQr',
          actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    done: { type: 'final' },
  },
})
