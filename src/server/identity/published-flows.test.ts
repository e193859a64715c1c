import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { serveApp } from '#tests/support/serve-app.ts'
import { SECOND } from '#shared/lib/time.ts'
import {
  appCode,
  CLIENT_ID,
  codeIn,
  openPoolUnderTest,
  PASSWORD,
  POOL_ID,
  type PoolUnderTest,
} from '#tests/support/pool-under-test.ts'

const NEXT = 'Better-Horse-8'
const stored = new Map<string, string>()
let house: PoolUnderTest
let close: () => void

const useIssuer = (issuer: string) =>
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: POOL_ID, userPoolClientId: CLIENT_ID, userPoolEndpoint: `${issuer}/` },
    },
  })

beforeAll(async () => {
  house = await openPoolUnderTest()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  })
  // A second door to the same database, which lets people sign up.
  const app = new Hono().route('/identity', house.open({ allowSignUp: true }).routes)
  const served = await serveApp(app)
  close = served.close
  useIssuer(`http://127.0.0.1:${served.port}/identity`)
})
afterEach(() => signOut())
afterAll(async () => {
  close()
  await house.close()
})

const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }
const newestTo = (email: string) => house.mailsTo(email).at(-1)

test('the browser library signs a person up, asks for the code again and confirms it (AUTH-15)', async () => {
  const email = `${randomUUID()}@example.test`
  const options = { userAttributes: { email, given_name: 'Jo' } }
  expect(await signUp({ username: email, password: PASSWORD, options })).toMatchObject({
    isSignUpComplete: false,
    nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: { deliveryMedium: 'EMAIL' } },
  })
  expect(await signIn({ username: email, password: PASSWORD })).toMatchObject({
    nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
  })
  await resendSignUpCode({ username: email })
  const confirmationCode = codeIn(newestTo(email))
  const wrong = confirmationCode === '111111' ? '222222' : '111111'
  await expect(confirmSignUp({ username: email, confirmationCode: wrong })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  })
  expect(await confirmSignUp({ username: email, confirmationCode })).toMatchObject({ isSignUpComplete: true })
  expect(await signIn({ username: email, password: PASSWORD })).toEqual(done)
  expect(await fetchUserAttributes()).toMatchObject({ email_verified: 'true', given_name: 'Jo' })
})

test('it replaces a temporary password', async () => {
  const { email } = await house.createUser({ status: 'FORCE_CHANGE_PASSWORD' })
  expect(await signIn({ username: email, password: PASSWORD })).toMatchObject({
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' },
  })
  await expect(confirmSignIn({ challengeResponse: 'weak' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  })
  const options = { userAttributes: { locale: 'de' } }
  expect(await confirmSignIn({ challengeResponse: NEXT, options })).toEqual(done)
  expect(await fetchUserAttributes()).toMatchObject({ locale: 'de' })
})

test('it sets an authenticator app up and signs in with it, also after a typing mistake (AUTH-14, AUTH-15)', async () => {
  const { email } = await house.createUser()
  await signIn({ username: email, password: PASSWORD })
  expect(await fetchMFAPreference()).toEqual({})
  const { sharedSecret } = await setUpTOTP()
  await expect(
    verifyTOTPSetup({ code: appCode(sharedSecret, house.world.now + 300 * SECOND) }),
  ).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' })
  await verifyTOTPSetup({ code: appCode(sharedSecret, house.world.now) })
  await updateMFAPreference({ totp: 'PREFERRED' })
  expect(await fetchMFAPreference()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] })
  await signOut()

  house.world.now += 30 * SECOND
  expect(await signIn({ username: email, password: PASSWORD })).toMatchObject({
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
  })
  const late = appCode(sharedSecret, house.world.now + 300 * SECOND)
  await expect(confirmSignIn({ challengeResponse: late })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  })
  expect(await confirmSignIn({ challengeResponse: appCode(sharedSecret, house.world.now) })).toEqual(done)
  await updateMFAPreference({ totp: 'DISABLED' })
  expect(await fetchMFAPreference()).toEqual({})
})

test('it leads a user through the set-up where an app is demanded', async () => {
  const app = new Hono().route('/identity', house.open({ requireMfa: true }).routes)
  const listening = await serveApp(app)
  const before = Amplify.getConfig()
  useIssuer(`http://127.0.0.1:${listening.port}/identity`)
  const { email } = await house.createUser()
  const { nextStep } = await signIn({ username: email, password: PASSWORD })
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
  const code = appCode(nextStep.totpSetupDetails.sharedSecret, house.world.now)
  expect(await confirmSignIn({ challengeResponse: code })).toEqual(done)
  expect(await fetchMFAPreference()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] })
  await signOut()
  listening.close()
  Amplify.configure(before)
})

test('it resets a forgotten password (AUTH-15)', async () => {
  const { email } = await house.createUser({ emailVerified: true })
  expect(await resetPassword({ username: email })).toMatchObject({
    nextStep: {
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { deliveryMedium: 'EMAIL' },
    },
  })
  const confirmationCode = codeIn(newestTo(email))
  await confirmResetPassword({ username: email, confirmationCode, newPassword: NEXT })
  expect(await signIn({ username: email, password: NEXT })).toEqual(done)
})

test('it changes a password and attributes, and stays signed in (AUTH-15)', async () => {
  const { email } = await house.createUser()
  await signIn({ username: email, password: PASSWORD })
  await updatePassword({ oldPassword: PASSWORD, newPassword: NEXT })
  await updateUserAttributes({ userAttributes: { family_name: 'Tower' } })
  expect((await fetchAuthSession({ forceRefresh: true })).tokens?.idToken?.payload).toMatchObject({
    family_name: 'Tower',
  })
})

test('it signs out everywhere, after which nothing is renewed (AUTH-15)', async () => {
  const { email } = await house.createUser()
  await signIn({ username: email, password: PASSWORD })
  const elsewhere = new Map(stored)
  await signOut({ global: true })
  for (const [key, value] of elsewhere) stored.set(key, value)
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
})
