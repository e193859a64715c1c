import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DAY, MINUTE, SECOND } from '#shared/lib/time.ts'
import {
  appCode,
  CLIENT_ID,
  incorrect,
  openPoolUnderTest,
  PASSWORD,
  passwordSignIn,
  type PoolUnderTest,
  refusal,
  tokensIn,
} from '#tests/support/pool-under-test.ts'

let house: PoolUnderTest
beforeAll(async () => {
  house = await openPoolUnderTest()
})
afterAll(() => house.close())

let network = 0
beforeEach(() => {
  house.world.address = `198.51.100.${++network}`
})

const NEXT = 'Better-Horse-8'
const signIn = (email: string, password: string) =>
  house.call('InitiateAuth', passwordSignIn(email, password))
const tokensOf = async (email: string, password = PASSWORD) =>
  tokensIn((await signIn(email, password)).answer)
const sessionIn = (answer: unknown) => z.object({ Session: z.string() }).parse(answer).Session
const badSession = refusal('NotAuthorizedException', 'Invalid session for the user.')

const policy = (complaint: string) =>
  refusal('InvalidPasswordException', `Password did not conform with policy: ${complaint}`)

const weakPasswords: [string, object][] = [
  ['Aa1-567', policy('Password not long enough')],
  [`Aa1-${'x'.repeat(96)}`, policy('Password too long')],
  ['Better Horse-8', policy('Password must not contain spaces')],
  ['better-horse-8', policy('Password must have uppercase characters')],
  ['BETTER-HORSE-8', policy('Password must have lowercase characters')],
  ['Better-Horse-x', policy('Password must have numeric characters')],
  ['BetterHorse8', policy('Password must have symbol characters')],
  ['Password1!', policy('Password is too easy to guess')],
  ['Castellan2026!', policy('Password is too easy to guess')],
]

describe('a user with a temporary password', () => {
  const createInvited = (more: object = {}) =>
    house.createUser({ status: 'FORCE_CHANGE_PASSWORD', givenName: 'Jo', ...more })
  const asked = async (email: string) => sessionIn((await signIn(email, PASSWORD)).answer)
  const choose = (session: string, username: string, password: string, more: object = {}) =>
    house.call('RespondToAuthChallenge', {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ClientId: CLIENT_ID,
      Session: session,
      ChallengeResponses: { USERNAME: username, NEW_PASSWORD: password, ...more },
    })

  test('chooses another one, says more about herself and is in', async () => {
    const { email, sub } = await createInvited()
    const session = await asked(email)
    const { answer } = await choose(session, sub, NEXT, { 'userAttributes.family_name': 'Tower' })
    const { AccessToken } = tokensIn(answer)
    expect((await house.call('GetUser', { AccessToken })).answer).toMatchObject({
      UserAttributes: expect.arrayContaining([{ Name: 'family_name', Value: 'Tower' }]),
    })
    expect((await signIn(email, PASSWORD)).answer).toEqual(incorrect)
    await tokensOf(email, NEXT)
    expect((await choose(session, sub, NEXT)).answer).toEqual(badSession)
  })

  test.each(weakPasswords)('may try again after %j', async (weak, expected) => {
    const { email, sub } = await createInvited()
    const session = await asked(email)
    expect((await choose(session, sub, weak)).answer).toEqual(expected)
    expect((await choose(session, sub, NEXT)).status).toBe(200)
  })

  test('may not choose her address', async () => {
    const { email, sub } = await createInvited({ email: 'lighthouse@example.test' })
    expect((await choose(await asked(email), sub, 'My-LightHouse-8')).answer).toEqual(
      policy('Password must not contain the email address'),
    )
  })

  test('cannot write an attribute that is not hers to write', async () => {
    const { email, sub } = await createInvited()
    const session = await asked(email)
    for (const name of ['email', 'email_verified']) {
      expect((await choose(session, sub, NEXT, { [`userAttributes.${name}`]: 'true' })).answer).toEqual(
        refusal('InvalidParameterException', `Cannot modify an already provided ${name}`),
      )
    }
    expect((await choose(session, sub, NEXT, { 'userAttributes.role': 'owner' })).answer).toEqual(
      refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
    )
  })

  test('has three minutes, and nobody else can answer for her', async () => {
    const { email, sub } = await createInvited()
    const other = await createInvited()
    const session = await asked(email)
    expect((await choose(session, other.sub, NEXT)).answer).toEqual(badSession)
    house.world.now += 3 * MINUTE
    expect((await choose(session, sub, NEXT)).answer).toEqual(
      refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
    )
  })

  test('cannot choose one any more when she was given another or was disabled meanwhile', async () => {
    const { email, sub } = await createInvited()
    const replaced = await asked(email)
    await house.pool.setPassword(sub, 'Given-Horse-9')
    expect((await choose(replaced, sub, NEXT)).answer).toEqual(badSession)

    const again = await createInvited()
    const former = await asked(again.email)
    await house.callAsAdmin('AdminSetUserPassword', {
      UserPoolId: 'local_castle',
      Username: again.sub,
      Password: 'Given-Horse-9',
    })
    expect((await choose(former, again.sub, NEXT)).answer).toEqual(badSession)

    const disabled = await createInvited()
    const session = await asked(disabled.email)
    await house.callAsAdmin('AdminDisableUser', { UserPoolId: 'local_castle', Username: disabled.sub })
    expect((await choose(session, disabled.sub, NEXT)).answer).toEqual(
      refusal('NotAuthorizedException', 'User is disabled.'),
    )
  })

  test('is too late after seven days', async () => {
    const { email } = await createInvited()
    house.world.now += 7 * DAY - SECOND
    expect((await signIn(email, PASSWORD)).answer).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' })
    house.world.now += SECOND
    expect((await signIn(email, PASSWORD)).answer).toEqual(
      refusal(
        'NotAuthorizedException',
        'Temporary password has expired and must be reset by an administrator.',
      ),
    )
    expect((await signIn(email, 'Wrong-Horse-7')).answer).toEqual(incorrect)
  })

  test('is asked for the code of her app afterwards, if she has one', async () => {
    const { email, sub } = await house.createUser()
    const { AccessToken } = await tokensOf(email)
    const { answer } = await house.call('AssociateSoftwareToken', { AccessToken })
    const secret = z.object({ SecretCode: z.string() }).parse(answer).SecretCode
    const UserCode = appCode(secret, house.world.now)
    await house.call('VerifySoftwareToken', { AccessToken, UserCode })
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
    await house.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings })
    await house.callAsAdmin('AdminSetUserPassword', {
      UserPoolId: 'local_castle',
      Username: sub,
      Password: 'Given-Horse-9',
    })
    const session = sessionIn((await signIn(email, 'Given-Horse-9')).answer)
    const next = await choose(session, sub, NEXT)
    expect(next.answer).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' })
    const last = await house.call('RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ClientId: CLIENT_ID,
      Session: sessionIn(next.answer),
      ChallengeResponses: {
        USERNAME: sub,
        SOFTWARE_TOKEN_MFA_CODE: appCode(secret, house.world.now + 30 * SECOND),
      },
    })
    expect(tokensIn(last.answer).IdToken).not.toBe('')
  })
})

test('a sign-in that is under way while the password is replaced does not outlive it', async () => {
  for (let n = 0; n < 8; n++) {
    const { email, sub } = await house.createUser()
    const [{ answer }] = await Promise.all([signIn(email, PASSWORD), house.pool.setPassword(sub, NEXT)])
    const open = await house.db
      .selectFrom('identity_refresh_token')
      .select('origin_jti')
      .where('sub', '=', sub)
      .where('revoked_at', 'is', null)
      .execute()
    expect([answer, open]).toEqual([answer, []])
  }
})

describe('a user who is signed in', () => {
  const change = (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
    house.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword })

  test('changes the password: this sign-in stays, all others end, and a mail tells', async () => {
    const { email } = await house.createUser()
    const [here, there] = [await tokensOf(email), await tokensOf(email)]
    expect((await change(here.AccessToken, PASSWORD, NEXT)).answer).toEqual({})
    expect((await house.call('GetUser', { AccessToken: here.AccessToken })).status).toBe(200)
    expect((await house.call('GetUser', { AccessToken: there.AccessToken })).answer).toEqual(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    )
    expect((await signIn(email, PASSWORD)).answer).toEqual(incorrect)
    await tokensOf(email, NEXT)
    expect(house.mailsTo(email).map(({ subject }) => subject)).toEqual([
      'Your Castellan password was changed',
    ])
  })

  test('has to know the former password, and may not guess at it', async () => {
    const { email } = await house.createUser()
    const { AccessToken } = await tokensOf(email)
    for (let n = 0; n < 5; n++) {
      expect((await change(AccessToken, 'Wrong-Horse-7', NEXT)).answer).toEqual(incorrect)
    }
    expect((await change(AccessToken, PASSWORD, NEXT)).answer).toEqual(
      refusal('NotAuthorizedException', 'Password attempts exceeded'),
    )
  })

  test.each(weakPasswords)('may not change it to %j', async (weak, expected) => {
    const { email } = await house.createUser()
    const { AccessToken } = await tokensOf(email)
    expect((await change(AccessToken, PASSWORD, weak)).answer).toEqual(expected)
    await tokensOf(email)
  })

  test('writes names and the language, and nothing else', async () => {
    const { email } = await house.createUser({ givenName: 'Jo', familyName: 'Tower' })
    const { AccessToken } = await tokensOf(email)
    const update = (Name: string, Value: string) =>
      house.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] })
    expect((await update('locale', 'fr-CA')).answer).toEqual({ CodeDeliveryDetailsList: [] })
    expect((await update('family_name', '')).status).toBe(200)
    for (const name of ['email', 'email_verified', 'sub', 'role', '__proto__']) {
      expect((await update(name, 'true')).answer).toEqual(
        refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
      )
    }
    const { answer } = await house.call('GetUser', { AccessToken })
    const { UserAttributes } = z
      .object({ UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })) })
      .parse(answer)
    expect(Object.fromEntries(UserAttributes.slice(1).map(({ Name, Value }) => [Name, Value]))).toEqual({
      email,
      email_verified: 'false',
      given_name: 'Jo',
      locale: 'fr-CA',
    })
  })
})
