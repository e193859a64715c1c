import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ADMIN_KEY,
  appCode,
  codeIn,
  openPoolUnderTest,
  PASSWORD,
  passwordIn,
  passwordSignIn,
  POOL_ID,
  type PoolUnderTest,
  tokensIn,
} from '#tests/support/pool-under-test.ts'
import { createIdentityAdmin, type IdentityAdmin } from './identity-admin.ts'

let house: PoolUnderTest
let admin: IdentityAdmin
beforeAll(async () => {
  house = await openPoolUnderTest()
  admin = openAdmin()
})
afterAll(() => house.close())

const openAdmin = (more: Partial<Parameters<typeof createIdentityAdmin>[0]> = {}) =>
  createIdentityAdmin({
    endpoint: 'http://pool.test',
    region: 'local',
    poolId: POOL_ID,
    credentials: async () => ADMIN_KEY,
    // In the process, without a network.
    fetch: async (request) => house.pool.routes.fetch(request),
    now: () => house.world.now,
    ...more,
  })

let count = 0
const guest = (more: object = {}) => ({
  email: `guest-${++count}@example.test`,
  givenName: 'Jo',
  familyName: 'Tower',
  locale: 'en',
  sendMail: true,
  ...more,
})
const signIn = async (email: string, password = PASSWORD) =>
  (await house.call('InitiateAuth', passwordSignIn(email, password))).answer
const failure = (reason: string) => ({ name: 'IdentityFailure', reason })

describe('the owner of the pool', () => {
  test('invites a person, in her language, and sees when she is in', async () => {
    const { email, ...rest } = guest({ locale: 'fr' })
    expect(await admin.statusOf(email)).toBeUndefined()
    const { sub } = await admin.invite({ email, ...rest })
    expect(await admin.statusOf(email)).toBe('FORCE_CHANGE_PASSWORD')
    expect(house.mailsTo(email).map(({ subject }) => subject)).toEqual(['Votre invitation à Castellan'])
    await house.pool.setPassword(sub, PASSWORD)
    expect(await admin.statusOf(email)).toBe('CONFIRMED')
    const { AccessToken } = tokensIn(await signIn(email))
    expect((await house.call('GetUser', { AccessToken })).answer).toMatchObject({
      Username: sub,
      UserAttributes: expect.arrayContaining([
        { Name: 'given_name', Value: 'Jo' },
        { Name: 'family_name', Value: 'Tower' },
        { Name: 'email_verified', Value: 'true' },
      ]),
    })
  })

  test('invites without a mail, and again with one', async () => {
    const user = guest({ sendMail: false })
    await admin.invite(user)
    expect(house.mailsTo(user.email)).toEqual([])
    await admin.resendInvite(user.email)
    expect(await signIn(user.email, passwordIn(house.mailsTo(user.email)[0]))).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    })
  })

  test('resets a password', async () => {
    const { email, sub } = await house.createUser({ emailVerified: true })
    await admin.resetPassword(sub)
    expect(await admin.statusOf(email)).toBe('RESET_REQUIRED')
    expect(codeIn(house.mailsTo(email)[0])).toMatch(/^\d{6}$/)
  })

  test('gives a person other names, with which mails greet', async () => {
    const { email, sub } = await house.createUser({ emailVerified: true, givenName: 'Jo' })
    await admin.rename(sub, { givenName: 'Zoë', familyName: 'Łoś' })
    await admin.resetPassword(sub)
    expect(house.mailsTo(email)[0]?.text).toContain('Hello Zoë,')
  })

  test('closes an account to passwords and opens it again', async () => {
    const { email, sub } = await house.createUser()
    await admin.setLoginOptions(sub, 'microsoft')
    expect(await signIn(email)).toMatchObject({ message: 'Incorrect username or password.' })
    await admin.setLoginOptions(sub, 'password')
    tokensIn(await signIn(email))
  })

  test('does not mind a hosted pool that keeps nothing about how somebody signs in', async () => {
    const message = 'Attributes did not conform to the schema: custom:login_options'
    const answering = (type: string) =>
      openAdmin({ fetch: async () => Response.json({ __type: type, message }, { status: 400 }) })
    await answering('InvalidParameterException').setLoginOptions('somebody', 'microsoft')
    await expect(
      answering('UserNotFoundException').setLoginOptions('somebody', 'microsoft'),
    ).rejects.toMatchObject(failure('unknownUser'))
  })

  test('disables, enables, signs out and deletes', async () => {
    const { email, sub } = await house.createUser()
    await admin.disable(sub)
    expect(await signIn(email)).toMatchObject({ message: 'User is disabled.' })
    await admin.enable(sub)
    const { AccessToken } = tokensIn(await signIn(email))
    await admin.signOutEverywhere(sub)
    expect((await house.call('GetUser', { AccessToken })).status).toBe(400)
    await admin.delete(sub)
    expect(await admin.statusOf(email)).toBeUndefined()
  })

  test('switches a second factor off and on, and resets it', async () => {
    const { email, sub } = await house.createUser()
    const { AccessToken } = tokensIn(await signIn(email))
    const { SecretCode } = (await house.call('AssociateSoftwareToken', { AccessToken })).answer as {
      SecretCode: string
    }
    await house.call('VerifySoftwareToken', { AccessToken, UserCode: appCode(SecretCode, house.world.now) })
    await admin.setMfa(sub, 'enable')
    expect(await signIn(email)).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' })
    await admin.setMfa(sub, 'disable')
    tokensIn(await signIn(email))
    await admin.setMfa(sub, 'enable')
    expect((await house.call('GetUser', { AccessToken })).status).toBe(200)
    await admin.setMfa(sub, 'reset')
    expect((await house.call('GetUser', { AccessToken })).status).toBe(400)
    expect((await house.call('GetUser', tokensIn(await signIn(email)))).answer).not.toHaveProperty(
      'PreferredMfaSetting',
    )
  })
})

describe('a failure', () => {
  test('has one of a few reasons', async () => {
    const { email, sub } = await house.createUser({ status: 'UNCONFIRMED' })
    const nobody = '018f3a52-7a8b-4d1c-9e2f-3a4b5c6d7e8f'
    await expect(admin.disable(nobody)).rejects.toMatchObject(failure('unknownUser'))
    await expect(admin.resendInvite('nobody@example.test')).rejects.toMatchObject(failure('unknownUser'))
    await expect(admin.invite(guest({ email }))).rejects.toMatchObject(failure('userExists'))
    await expect(admin.invite(guest({ email: 'jo' }))).rejects.toMatchObject(failure('invalid'))
    await expect(admin.resendInvite(email)).rejects.toMatchObject(failure('wrongState'))
    await expect(admin.resetPassword(sub)).rejects.toMatchObject(failure('wrongState'))
    await expect(admin.setMfa(sub, 'enable')).rejects.toMatchObject(failure('wrongState'))
    const reset = await house.createUser({ emailVerified: true })
    for (let n = 0; n < 5; n++) await admin.resetPassword(reset.sub)
    await expect(admin.resetPassword(reset.sub)).rejects.toMatchObject(failure('limited'))
  })

  test('of the connection and of the key is told apart, and carries nothing of the vendor’s', async () => {
    const down = openAdmin({ fetch: () => Promise.reject(new TypeError('fetch failed')) })
    await expect(down.statusOf('jo@example.test')).rejects.toMatchObject(failure('unreachable'))
    const stranger = openAdmin({ credentials: async () => ({ id: ADMIN_KEY.id, secret: 'another' }) })
    const refused = await stranger.statusOf('jo@example.test').catch((cause: unknown) => cause)
    expect(refused).toMatchObject(failure('unauthorized'))
    expect(Object.keys(refused as object).toSorted()).toEqual(['name', 'reason'])
    const odd = openAdmin({ fetch: async () => new Response('<html>', { status: 400 }) })
    await expect(odd.statusOf('jo@example.test')).rejects.toMatchObject(failure('unexpectedAnswer'))
  })
})
