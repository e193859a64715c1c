import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import type { SiteSettings } from '#shared/contract/site-config.ts'
import type { PoolTokens } from '#client/data/user-pool/user-pool.ts'
import { type PoolProblem, poolProblemOf, signInProblemOf } from '#client/data/user-pool/pool-problem.ts'
import type { Challenge, SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { AuthPath } from './address.ts'

export interface Credentials {
  email: string
  password: string
}

/** What opens a session. Who was let in by another provider has shown their second factor there. */
export interface Entry {
  tokens: PoolTokens
  isFederated: boolean
}

export type SignInOutcome = 'opened' | 'secondFactorMissing'

export type SignInProblem = PoolProblem | 'wrongOtp'

export interface SignInContext {
  site: SiteSettings | undefined
  /** The address asks for the trial account. */
  wantsTrial: boolean
  credentials: Credentials
  /** Fields that were left empty. */
  missing: (keyof Credentials)[]
  problem: SignInProblem | undefined
  captcha: string | undefined
  /** What the pool asks for. */
  challenge: Challenge | undefined
  entry: Entry | undefined
}

export type SignInEvent =
  | { type: 'email.typed'; email: string }
  | { type: 'password.typed'; password: string }
  | { type: 'form.submit' }
  | { type: 'trial.asked' }
  /** A screen of the sign-in got an answer of the pool, or of another provider. */
  | { type: 'step.taken'; step: SignInStep; isFederated: boolean }
  /** A one-time code, or the time for it, was not the right one. */
  | { type: 'code.refused'; problem: SignInProblem }
  | { type: 'signUp.confirmed' }
  /** Somebody who forgot their password has an account that is not confirmed. */
  | { type: 'confirmation.asked'; email: string }
  /** Somebody does not want to go on. */
  | { type: 'flow.left' }
  | { type: 'address.changed'; path: AuthPath }

/** Signing in: the form, the user pool and whatever it asks for, then what the device needs to know of the user. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as { wantsTrial: boolean },
  },
  actors: {
    loadSite: fromPromise<SiteSettings>(() => new Promise(() => {})),
    watchAddress: fromCallback<SignInEvent>(() => {}),
    solveCaptcha: fromPromise<string | undefined>(async () => undefined),
    authenticate: fromPromise<SignInStep, Credentials & { captcha: string | undefined }>(
      () => new Promise(() => {}),
    ),
    signInToTrial: fromPromise<SignInStep>(() => new Promise(() => {})),
    openSession: fromPromise<SignInOutcome, Entry>(async () => 'opened'),
  },
  guards: {
    isComplete: ({ context }) => missingOf(context.credentials).length === 0,
    isTrial: ({ context }) => context.wantsTrial && Boolean(context.site?.trial),
    isSignedIn: (_, step: SignInStep) => 'tokens' in step,
    isNewPassword: (_, step: SignInStep) => asks(step, 'NEW_PASSWORD_REQUIRED'),
    isCode: (_, step: SignInStep) => asks(step, 'SOFTWARE_TOKEN_MFA'),
    isUnconfirmed: (_, { cause }: { cause: unknown }) => poolProblemOf(cause) === 'userNotConfirmed',
    lacksSecondFactor: (_, opened: SignInOutcome) => opened === 'secondFactorMissing',
    isElsewhere: ({ event }, path: AuthPath) => event.type === 'address.changed' && event.path !== path,
  },
  actions: {
    noteSite: assign((_, site: SiteSettings) => ({ site })),
    noteEmail: assign(({ context }, email: string) => ({ credentials: { ...context.credentials, email } })),
    notePassword: assign(({ context }, password: string) => ({
      credentials: { ...context.credentials, password },
    })),
    noteMissing: assign(({ context }) => ({ missing: missingOf(context.credentials), problem: undefined })),
    noteCaptcha: assign((_, captcha: string | undefined) => ({ captcha })),
    noteProblem: assign((_, problem: SignInProblem) => ({ problem })),
    noteStep: assign((_, { step, isFederated }: { step: SignInStep; isFederated: boolean }) =>
      'tokens' in step
        ? { entry: { tokens: step.tokens, isFederated }, challenge: undefined }
        : { challenge: step.challenge, entry: undefined },
    ),
    forgetProblem: assign({ missing: [], problem: undefined }),
    forgetTrial: assign({ wantsTrial: false }),
    forgetPassword: assign(({ context }: { context: SignInContext }) => ({
      credentials: { ...context.credentials, password: '' },
    })),
    forgetPending: assign({ challenge: undefined, entry: undefined, captcha: undefined }),
    /** Provided by the page. */
    beginCaptcha: (_args, _site: SiteSettings | undefined) => {},
    show: (_args, _path: AuthPath) => {},
  },
}).createMachine({
  id: 'sign-in',
  context: ({ input }) => ({
    site: undefined,
    wantsTrial: input.wantsTrial,
    credentials: { email: '', password: '' },
    missing: [],
    problem: undefined,
    captcha: undefined,
    challenge: undefined,
    entry: undefined,
  }),
  invoke: [
    {
      src: 'loadSite',
      onDone: {
        actions: [{ type: 'noteSite', params: ({ event }) => event.output }, raise({ type: 'trial.asked' })],
      },
      // Whoever signs in asks for it again.
      onError: {},
    },
    { src: 'watchAddress' },
  ],
  on: { 'email.typed': { actions: typedEmail() } },
  initial: 'editing',
  states: {
    editing: {
      entry: 'forgetPending',
      on: {
        'email.typed': { actions: [typedEmail(), begunCaptcha()] },
        'password.typed': {
          actions: [{ type: 'notePassword', params: ({ event }) => event.password }, begunCaptcha()],
        },
        'form.submit': [
          { guard: 'isComplete', target: 'solvingCaptcha', actions: 'forgetProblem' },
          { actions: 'noteMissing' },
        ],
        'trial.asked': {
          guard: 'isTrial',
          target: 'enteringTrial',
          actions: ['forgetTrial', 'forgetProblem'],
        },
        'step.taken': takenSteps(),
        'confirmation.asked': {
          target: 'confirmationRequired',
          actions: [
            { type: 'noteEmail', params: ({ event }) => event.email },
            'forgetPassword',
            'forgetProblem',
          ],
        },
      },
    },
    solvingCaptcha: {
      invoke: {
        src: 'solveCaptcha',
        onDone: {
          target: 'signingIn',
          actions: { type: 'noteCaptcha', params: ({ event }) => event.output },
        },
        onError: failed(poolProblemOf),
      },
    },
    signingIn: {
      invoke: {
        src: 'authenticate',
        input: ({ context }) => ({ ...context.credentials, captcha: context.captcha }),
        onDone: answeredSteps(false),
        onError: [
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => ({ cause: event.error }) },
            target: 'confirmationRequired',
          },
          failed(signInProblemOf),
        ],
      },
    },
    enteringTrial: {
      invoke: { src: 'signInToTrial', onDone: answeredSteps(true), onError: failed(poolProblemOf) },
    },
    newPasswordRequired: {
      entry: ['forgetPassword', { type: 'show', params: '/auth/change-password' }],
      on: { 'step.taken': takenSteps(), ...leftBy('/auth/change-password') },
    },
    otpRequired: {
      entry: ['forgetPassword', { type: 'show', params: '/auth/login' }],
      on: {
        'step.taken': takenSteps(),
        'code.refused': {
          target: 'editing',
          actions: { type: 'noteProblem', params: ({ event }) => event.problem },
        },
        ...leftBy('/auth/login'),
      },
    },
    mfaSetupRequired: {
      entry: ['forgetPassword', { type: 'show', params: '/auth/setup-MFA' }],
      on: { 'step.taken': takenSteps(), ...leftBy('/auth/setup-MFA') },
    },
    confirmationRequired: {
      entry: { type: 'show', params: '/auth/confirm' },
      on: {
        'signUp.confirmed': [
          { guard: 'isComplete', target: 'solvingCaptcha' },
          { target: 'editing', actions: { type: 'show', params: '/auth/login' } },
        ],
        ...leftBy('/auth/confirm'),
      },
    },
    loadingData: {
      invoke: {
        src: 'openSession',
        input: ({ context }) => {
          if (context.entry) return context.entry
          throw new Error('Impossible: a session is opened with tokens')
        },
        onDone: [
          {
            guard: { type: 'lacksSecondFactor', params: ({ event }) => event.output },
            target: 'mfaSetupRequired',
          },
          { target: 'signedIn' },
        ],
        onError: failed(poolProblemOf),
      },
    },
    signedIn: { type: 'final', entry: 'forgetPassword' },
  },
})

const missingOf = ({ email, password }: Credentials): (keyof Credentials)[] => [
  ...(email.trim() === '' ? (['email'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
]

const asks = (step: SignInStep, name: Challenge['name']) =>
  'challenge' in step && step.challenge.name === name

type TypedInput<E extends SignInEvent['type']> = { event: Extract<SignInEvent, { type: E }> }

function typedEmail() {
  return { type: 'noteEmail' as const, params: ({ event }: TypedInput<'email.typed'>) => event.email }
}

function begunCaptcha() {
  return {
    type: 'beginCaptcha' as const,
    params: ({ context }: { context: SignInContext }) => context.site,
  }
}

/** A failure leads back to the form, which keeps what was typed. */
function failed(problemOf: (cause: unknown) => SignInProblem) {
  return {
    target: 'editing' as const,
    actions: [
      {
        type: 'noteProblem' as const,
        params: ({ event }: { event: { error: unknown } }) => problemOf(event.error),
      },
      { type: 'show' as const, params: '/auth/login' as const },
    ],
  }
}

function leftBy(path: AuthPath) {
  return {
    'flow.left': {
      target: 'editing' as const,
      actions: { type: 'show' as const, params: '/auth/login' as const },
    },
    'address.changed': { guard: { type: 'isElsewhere' as const, params: path }, target: 'editing' as const },
  }
}

/** Where an answer of the pool leads. */
function stepsBy<E>(taken: (args: { event: E }) => { step: SignInStep; isFederated: boolean }) {
  const params = (args: { event: E }) => taken(args).step
  const actions = { type: 'noteStep' as const, params: taken }
  return [
    { guard: { type: 'isSignedIn' as const, params }, target: 'loadingData' as const, actions },
    { guard: { type: 'isNewPassword' as const, params }, target: 'newPasswordRequired' as const, actions },
    { guard: { type: 'isCode' as const, params }, target: 'otpRequired' as const, actions },
    { target: 'mfaSetupRequired' as const, actions },
  ]
}

function takenSteps() {
  return stepsBy(({ event }: TypedInput<'step.taken'>) => event)
}

function answeredSteps(isFederated: boolean) {
  return stepsBy(({ event }: { event: { output: SignInStep } }) => ({ step: event.output, isFederated }))
}
