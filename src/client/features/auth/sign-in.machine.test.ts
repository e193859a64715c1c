import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { siteConfigSchema, type SiteSettings } from '#shared/contract/site-config.ts'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import type { Challenge, SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { AuthPath } from './address.ts'
import {
  type Credentials,
  type Entry,
  type SignInOutcome,
  type SignInEvent,
  signInMachine,
} from './sign-in.machine.ts'

const good = { email: 'owner@demo.castellan.example', password: 'Drawbridge-2026!' }
const tokens = { idToken: 'id', accessToken: 'access', refreshToken: 'refresh', expiresAt: 0 }
const signedInStep: SignInStep = { tokens }
const asked = (name: Challenge['name']): SignInStep => ({
  challenge: { name, session: 's', username: 'sub' },
})
const site = (config: object = {}) =>
  siteConfigSchema.parse({ site: 'test', pool: { url: '/identity/', clientId: 'c' }, ...config })

interface World {
  authenticate: (credentials: Credentials & { captcha: string | undefined }) => Promise<SignInStep>
  openSession: (entry: Entry) => Promise<SignInOutcome>
  solveCaptcha: () => Promise<string | undefined>
  signInToTrial: () => Promise<SignInStep>
  site: SiteSettings
  wantsTrial: boolean
}

function start(world: Partial<World> = {}) {
  const shown: AuthPath[] = []
  const begun: (SiteSettings | undefined)[] = []
  let change: (event: SignInEvent) => void = () => {}
  const never = () => new Promise<never>(() => {})
  const { authenticate = async () => signedInStep, openSession = async () => 'opened' as const } = world
  const actor = createActor(
    signInMachine.provide({
      actors: {
        loadSite: fromPromise(world.site ? async () => world.site as SiteSettings : never),
        watchAddress: fromCallback<SignInEvent>(({ sendBack }) => {
          change = sendBack
        }),
        solveCaptcha: fromPromise(world.solveCaptcha ?? (async () => undefined)),
        authenticate: fromPromise<SignInStep, Credentials & { captcha: string | undefined }>(({ input }) =>
          authenticate(input),
        ),
        signInToTrial: fromPromise(world.signInToTrial ?? never),
        openSession: fromPromise<SignInOutcome, Entry>(({ input }) => openSession(input)),
      },
      actions: {
        show: (_, path) => void shown.push(path),
        beginCaptcha: (_, known) => void begun.push(known),
      },
    }),
    { input: { wantsTrial: world.wantsTrial ?? false } },
  ).start()
  return { actor, shown, begun, goTo: (path: AuthPath) => change({ type: 'address.changed', path }) }
}

type Actor = ReturnType<typeof start>['actor']

function submit(actor: Actor, { email, password }: Credentials = good) {
  actor.send({ type: 'email.typed', email })
  actor.send({ type: 'password.typed', password })
  actor.send({ type: 'form.submit' })
}

const reaches = (actor: Actor, value: string) => waitFor(actor, (state) => state.value === value)
const problemIn = async (actor: Actor) =>
  (await waitFor(actor, (state) => state.context.problem !== undefined)).context.problem

test('a right password opens the session with what the user pool gave, and is forgotten (AUTH-11)', async () => {
  const opened: Entry[] = []
  const { actor } = start({
    openSession: async (entry) => {
      opened.push(entry)
      return 'opened'
    },
  })
  submit(actor)
  await reaches(actor, 'signedIn')
  expect(opened).toEqual([{ tokens, isFederated: false }])
  expect(actor.getSnapshot().context.credentials).toEqual({ email: good.email, password: '' })
})

test('an empty field is named and nobody is asked (AUTH-05)', () => {
  const { actor } = start({ authenticate: () => Promise.reject(new Error('must not be asked')) })
  submit(actor, { email: '  ', password: '' })
  expect(actor.getSnapshot().context.missing).toEqual(['email', 'password'])
  expect(actor.getSnapshot().value).toBe('editing')
})

test.each([
  [new UserPoolError('NotAuthorizedException', 'Incorrect username or password.'), 'invalidLogin'],
  [new UserPoolError('NotAuthorizedException', 'User is disabled.'), 'accountDisabled'],
  [new UserPoolError('UserNotFoundException', 'User does not exist.'), 'invalidLogin'],
  [new UserPoolError('NotAuthorizedException', 'Password attempts exceeded'), 'attemptLimit'],
  [new UserPoolError('TooManyRequestsException', 'Rate exceeded'), 'attemptLimit'],
  [new UserPoolError('SomethingNewException', 'Who knows'), 'invalidLogin'],
  [new UserPoolError('Challenge', 'SMS_MFA'), 'challenge'],
  [new UserPoolUnreachable('The user pool cannot be reached.'), 'unreachable'],
  [new Error('A mistake of ours'), 'unexpected'],
] as const)('%s is told as %s and the form keeps what was typed', async (cause, problem) => {
  const { actor } = start({ authenticate: () => Promise.reject(cause) })
  submit(actor)
  expect(await problemIn(actor)).toBe(problem)
  expect(actor.getSnapshot().context.credentials).toEqual(good)
  expect(actor.getSnapshot().value).toBe('editing')
})

test('a session that cannot be opened leads back to the form', async () => {
  const { actor } = start({
    openSession: () => Promise.reject(new UserPoolUnreachable('The server cannot be reached.')),
  })
  submit(actor)
  expect(await problemIn(actor)).toBe('unreachable')
  expect(actor.getSnapshot().value).toBe('editing')
})

describe('the proof of work (AUTH-08)', () => {
  test('is begun while somebody types, and goes along with the password', async () => {
    const asked: unknown[] = []
    const known = site({ captcha: true })
    const { actor, begun } = start({
      site: known,
      solveCaptcha: async () => 'solved',
      authenticate: async ({ captcha }) => {
        asked.push(captcha)
        return signedInStep
      },
    })
    await waitFor(actor, (state) => state.context.site !== undefined)
    submit(actor)
    await reaches(actor, 'signedIn')
    expect(begun).toEqual([known, known])
    expect(asked).toEqual(['solved'])
  })

  test('that cannot be had is told, and nobody is asked for the password', async () => {
    const { actor } = start({
      solveCaptcha: () => Promise.reject(new UserPoolUnreachable('offline')),
      authenticate: () => Promise.reject(new Error('must not be asked')),
    })
    submit(actor)
    expect(await problemIn(actor)).toBe('unreachable')
  })
})

describe('the trial account (AUTH-06)', () => {
  const trial = { trial: { email: 'trial@castellan.example' } }

  test('is signed in by the address alone, without a proof of work', async () => {
    const { actor } = start({
      site: site(trial),
      wantsTrial: true,
      signInToTrial: async () => signedInStep,
      solveCaptcha: () => Promise.reject(new Error('must not be asked')),
    })
    await reaches(actor, 'signedIn')
    expect(actor.getSnapshot().context.entry).toEqual({ tokens, isFederated: true })
  })

  test.each([
    ['is left alone where the address does not ask for it', site(trial), false],
    ['is none where the site has none', site(), true],
  ])('%s', async (_, known, wantsTrial) => {
    const { actor } = start({ site: known, wantsTrial })
    await waitFor(actor, (state) => state.context.site !== undefined)
    expect(actor.getSnapshot().value).toBe('editing')
  })

  test('that cannot be signed in is not tried for ever', async () => {
    let tries = 0
    const { actor } = start({
      site: site(trial),
      wantsTrial: true,
      signInToTrial: () => {
        tries++
        return Promise.reject(new UserPoolUnreachable('offline'))
      },
    })
    expect(await problemIn(actor)).toBe('unreachable')
    expect([actor.getSnapshot().value, tries]).toEqual(['editing', 1])
  })
})

describe('after the password', () => {
  test.each([
    ['NEW_PASSWORD_REQUIRED', 'newPasswordRequired', '/auth/change-password'],
    ['SOFTWARE_TOKEN_MFA', 'otpRequired', '/auth/login'],
    ['MFA_SETUP', 'mfaSetupRequired', '/auth/setup-MFA'],
  ] as const)(
    '%s leads to %s at %s, and the password is forgotten (AUTH-01, AUTH-09, AUTH-10)',
    async (name, state, path) => {
      const { actor, shown } = start({ authenticate: async () => asked(name) })
      submit(actor)
      await reaches(actor, state)
      expect(shown).toEqual([path])
      expect(actor.getSnapshot().context.credentials).toEqual({ email: good.email, password: '' })
      expect(actor.getSnapshot().context.challenge?.session).toBe('s')
    },
  )

  test('one question of the pool may follow another', async () => {
    const { actor } = start({ authenticate: async () => asked('NEW_PASSWORD_REQUIRED') })
    submit(actor)
    await reaches(actor, 'newPasswordRequired')
    actor.send({ type: 'step.taken', step: asked('SOFTWARE_TOKEN_MFA'), isFederated: false })
    expect(actor.getSnapshot().value).toBe('otpRequired')
    actor.send({ type: 'step.taken', step: signedInStep, isFederated: false })
    await reaches(actor, 'signedIn')
  })

  test('a second factor that the customer demands is set up before the session opens (AUTH-01, AUTH-16)', async () => {
    const answers: SignInOutcome[] = ['secondFactorMissing', 'opened']
    const { actor, shown } = start({ openSession: async () => answers.shift() ?? 'opened' })
    submit(actor)
    await reaches(actor, 'mfaSetupRequired')
    expect(shown).toEqual(['/auth/setup-MFA'])
    expect(actor.getSnapshot().context.entry).toEqual({ tokens, isFederated: false })
    actor.send({ type: 'step.taken', step: signedInStep, isFederated: false })
    await reaches(actor, 'signedIn')
  })

  test("a wrong one-time code says 'Wrong OTP' and forgets who was about to sign in (AUTH-20)", async () => {
    const { actor } = start({ authenticate: async () => asked('SOFTWARE_TOKEN_MFA') })
    submit(actor)
    await reaches(actor, 'otpRequired')
    actor.send({ type: 'code.refused', problem: 'wrongOtp' })
    const { value, context } = actor.getSnapshot()
    expect([value, context.problem, context.challenge]).toEqual(['editing', 'wrongOtp', undefined])
    expect(context.credentials.password).toBe('')
  })

  test('an account that is not confirmed is, and then signed in with what was typed (AUTH-23, AUTH-24)', async () => {
    let isConfirmed = false
    const { actor, shown } = start({
      authenticate: async () => {
        if (isConfirmed) return signedInStep
        throw new UserPoolError('UserNotConfirmedException', 'User is not confirmed.')
      },
    })
    submit(actor)
    await reaches(actor, 'confirmationRequired')
    expect(shown).toEqual(['/auth/confirm'])
    isConfirmed = true
    actor.send({ type: 'signUp.confirmed' })
    await reaches(actor, 'signedIn')
  })

  test('whoever forgot the password of an account that is not confirmed confirms it, and then signs in (AUTH-36)', () => {
    const { actor, shown } = start()
    actor.send({ type: 'password.typed', password: 'of somebody else' })
    actor.send({ type: 'confirmation.asked', email: good.email })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'confirmationRequired',
      context: { credentials: { email: good.email, password: '' } },
    })
    actor.send({ type: 'signUp.confirmed' })
    expect([actor.getSnapshot().value, shown]).toEqual(['editing', ['/auth/confirm', '/auth/login']])
  })

  test.each([
    ['NEW_PASSWORD_REQUIRED', '/auth/change-password'],
    ['MFA_SETUP', '/auth/setup-MFA'],
    ['SOFTWARE_TOKEN_MFA', '/auth/login'],
  ] as const)("with %s the browser's way back gives up what was begun", async (name, path) => {
    const { actor, goTo } = start({ authenticate: async () => asked(name) })
    submit(actor)
    await waitFor(actor, (state) => state.context.challenge !== undefined)
    goTo(path)
    expect(actor.getSnapshot().context.challenge).toBeDefined()
    goTo('/auth/forgot-password')
    expect([actor.getSnapshot().value, actor.getSnapshot().context.challenge]).toEqual(['editing', undefined])
  })
})

test('whoever comes from another provider is not asked for a second factor here', async () => {
  const opened: Entry[] = []
  const { actor } = start({
    openSession: async (entry) => {
      opened.push(entry)
      return 'opened'
    },
  })
  actor.send({ type: 'step.taken', step: signedInStep, isFederated: true })
  await reaches(actor, 'signedIn')
  expect(opened).toEqual([{ tokens, isFederated: true }])
})
