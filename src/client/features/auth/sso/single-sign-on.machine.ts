import { assign, fromPromise, setup } from 'xstate'
import { type PoolProblem, poolProblemOf } from '#client/data/user-pool/pool-problem.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'

/** What the provider sent back with the person. */
export interface ProviderAnswer {
  code: string
  state: string
}

export interface SingleSignOnContext {
  landing: ProviderAnswer | undefined
  problem: PoolProblem | undefined
}

export type SingleSignOnEvent = { type: 'asked' } | { type: 'dismissed' }

/** Signing in with Microsoft: the way there from the button, and the way back at /sso. */
export const singleSignOnMachine = setup({
  types: {
    context: {} as SingleSignOnContext,
    events: {} as SingleSignOnEvent,
    input: {} as { landing: ProviderAnswer | undefined },
  },
  actors: {
    fetchUrl: fromPromise<string>(() => new Promise(() => {})),
    exchangeCode: fromPromise<SignInStep, ProviderAnswer>(() => new Promise(() => {})),
  },
  guards: { hasLanded: ({ context }) => context.landing !== undefined },
  actions: {
    noteProblem: assign((_, { cause }: { cause: unknown }) => ({ problem: poolProblemOf(cause) })),
    forgetProblem: assign({ problem: undefined }),
    /** Provided by the page. */
    leaveFor: (_args, _url: string) => {},
    tellDone: (_args, _step: SignInStep) => {},
  },
}).createMachine({
  id: 'single-sign-on',
  context: ({ input }) => ({ landing: input.landing, problem: undefined }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasLanded', target: 'exchangingCode' }, { target: 'idle' }] },
    idle: { on: { asked: 'fetchingUrl' } },
    fetchingUrl: {
      entry: 'forgetProblem',
      invoke: {
        src: 'fetchUrl',
        onDone: {
          target: 'redirected',
          actions: { type: 'leaveFor', params: ({ event }) => event.output },
        },
        onError: {
          target: 'error',
          actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    /** The browser is on its way; whoever comes back by its button may ask again. */
    redirected: { on: { asked: 'fetchingUrl' } },
    exchangingCode: {
      invoke: {
        src: 'exchangeCode',
        input: ({ context }) => {
          if (context.landing) return context.landing
          throw new Error('Impossible: a code is exchanged after landing')
        },
        onDone: { target: 'signedIn', actions: { type: 'tellDone', params: ({ event }) => event.output } },
        onError: {
          target: 'error',
          actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    error: { on: { asked: 'fetchingUrl', dismissed: { target: 'idle', actions: 'forgetProblem' } } },
    signedIn: { type: 'final' },
  },
})
