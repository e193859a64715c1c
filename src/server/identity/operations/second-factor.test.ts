import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MINUTE, SECOND } from '#shared/lib/time.ts'
import {
  appCode,
  CLIENT_ID,
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

const STEP = 30 * SECOND
const preference = (isOn: boolean) => ({ SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn } })
const secretIn = (answer: unknown) => z.object({ SecretCode: z.string() }).parse(answer).SecretCode
const sessionIn = (answer: unknown) => z.object({ Session: z.string() }).parse(answer).Session
const codeNow = (secret: string, steps = 0) => appCode(secret, house.world.now + steps * STEP)

async function accessTokenOf(email: string) {
  return tokensIn((await house.call('InitiateAuth', passwordSignIn(email, PASSWORD))).answer).AccessToken
}

/** A user with an app that is switched on; the time is that of a code that was not used yet. */
async function createProtectedUser() {
  const { email, sub } = await house.createUser()
  const AccessToken = await accessTokenOf(email)
  const secret = secretIn((await house.call('AssociateSoftwareToken', { AccessToken })).answer)
  await house.call('VerifySoftwareToken', { AccessToken, UserCode: codeNow(secret) })
  await house.call('SetUserMFAPreference', { AccessToken, ...preference(true) })
  house.world.now += STEP
  return { email, sub, secret }
}

async function askedForCode(email: string) {
  const { answer } = await house.call('InitiateAuth', passwordSignIn(email, PASSWORD))
  expect(answer).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' })
  return sessionIn(answer)
}

const answerWith = (session: string, username: string, code: string) =>
  house.call('RespondToAuthChallenge', {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    ClientId: CLIENT_ID,
    Session: session,
    ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code },
  })

const wrongCode = refusal('CodeMismatchException', 'Invalid code received for user')
const usedCode = refusal('ExpiredCodeException', 'Your software token has already been used once.')
const badSession = refusal('NotAuthorizedException', 'Invalid session for the user.')

describe('setting up an authenticator app', () => {
  test('takes a code, and counts only once it is switched on', async () => {
    const { email, sub } = await house.createUser()
    const AccessToken = await accessTokenOf(email)
    const { answer } = await house.call('AssociateSoftwareToken', { AccessToken })
    expect(answer).toEqual({ SecretCode: expect.stringMatching(/^[A-Z2-7]{52}$/) })
    const secret = secretIn(answer)
    expect(
      (await house.call('VerifySoftwareToken', { AccessToken, UserCode: codeNow(secret, 5) })).answer,
    ).toEqual(refusal('EnableSoftwareTokenMFAException', 'Code mismatch'))
    expect((await house.call('SetUserMFAPreference', { AccessToken, ...preference(true) })).answer).toEqual(
      refusal('InvalidParameterException', 'User has not verified software token mfa'),
    )
    expect(
      (await house.call('VerifySoftwareToken', { AccessToken, UserCode: codeNow(secret) })).answer,
    ).toEqual({ Status: 'SUCCESS' })
    expect((await house.call('GetUser', { AccessToken })).answer).not.toHaveProperty('PreferredMfaSetting')
    expect((await house.call('SetUserMFAPreference', { AccessToken, ...preference(true) })).answer).toEqual(
      {},
    )
    expect((await house.call('GetUser', { AccessToken })).answer).toMatchObject({
      Username: sub,
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    })
    await house.call('SetUserMFAPreference', { AccessToken, ...preference(false) })
    expect((await house.call('GetUser', { AccessToken })).answer).not.toHaveProperty('UserMFASettingList')
    await accessTokenOf(email)
  })

  test('is told by mail: that there is one, another one, and none any more', async () => {
    const { email } = await house.createUser()
    const AccessToken = await accessTokenOf(email)
    const subjects = () => house.mailsTo(email).map(({ subject }) => subject)
    const [set, removed] = [
      'Your Castellan account has an authenticator app',
      'The authenticator app of your Castellan account was removed',
    ]
    const prove = async () => {
      const secret = secretIn((await house.call('AssociateSoftwareToken', { AccessToken })).answer)
      await house.call('VerifySoftwareToken', { AccessToken, UserCode: codeNow(secret) })
    }
    await prove()
    expect(subjects()).toEqual([])
    await house.call('SetUserMFAPreference', { AccessToken, ...preference(true) })
    await house.call('SetUserMFAPreference', { AccessToken, ...preference(true) })
    expect(subjects()).toEqual([set])
    await prove()
    expect(subjects()).toEqual([set, set])
    await house.call('SetUserMFAPreference', { AccessToken, ...preference(false) })
    expect(subjects()).toEqual([set, set, removed])
  })

  test('needs a secret first, and a session or a token', async () => {
    const { email } = await house.createUser()
    const AccessToken = await accessTokenOf(email)
    expect((await house.call('VerifySoftwareToken', { AccessToken, UserCode: '123456' })).answer).toEqual(
      refusal('SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.'),
    )
    const missing = refusal('InvalidParameterException', 'Missing required parameter AccessToken')
    expect((await house.call('AssociateSoftwareToken', {})).answer).toEqual(missing)
    expect((await house.call('VerifySoftwareToken', { UserCode: '123456' })).answer).toEqual(missing)
    expect(
      (await house.call('VerifySoftwareToken', { AccessToken, UserCode: '12345' })).answer,
    ).toMatchObject({
      __type: 'InvalidParameterException',
      message: expect.stringContaining("Value at 'userCode' failed to satisfy constraint"),
    })
  })

  test('again leaves the former app good until the new one is proved', async () => {
    const { email, sub, secret } = await createProtectedUser()
    const { answer } = await answerWith(await askedForCode(email), sub, codeNow(secret))
    await house.call('AssociateSoftwareToken', { AccessToken: tokensIn(answer).AccessToken })
    house.world.now += STEP
    expect((await answerWith(await askedForCode(email), sub, codeNow(secret))).status).toBe(200)
  })

  test('keeps no secret in plain, and none that fits another user', async () => {
    const { sub, secret, email } = await createProtectedUser()
    const other = await createProtectedUser()
    const rows = await house.db.selectFrom('identity_software_token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const moved = rows.find((row) => row.sub === other.sub)?.secret ?? null
    await house.db
      .updateTable('identity_software_token')
      .set({ secret: moved })
      .where('sub', '=', sub)
      .execute()
    expect((await answerWith(await askedForCode(email), sub, codeNow(other.secret))).status).toBe(500)
  })
})

describe('the code of an app', () => {
  test.each([-1, 0, 1])('lets in when it is %d steps off', async (steps) => {
    const { email, sub, secret } = await createProtectedUser()
    house.world.now += STEP
    const { status, answer } = await answerWith(await askedForCode(email), sub, codeNow(secret, steps))
    expect(status).toBe(200)
    expect(tokensIn(answer).AccessToken).not.toBe('')
  })

  test.each([-2, 2])('is refused when it is %d steps off', async (steps) => {
    const { email, sub, secret } = await createProtectedUser()
    house.world.now += 2 * STEP
    expect((await answerWith(await askedForCode(email), sub, codeNow(secret, steps))).answer).toEqual(
      wrongCode,
    )
  })

  test('may be mistyped: the session is good for another try, and gone after the right one', async () => {
    const { email, sub, secret } = await createProtectedUser()
    const session = await askedForCode(email)
    expect((await answerWith(session, sub, codeNow(secret, 9))).answer).toEqual(wrongCode)
    expect((await answerWith(session, email.toUpperCase(), codeNow(secret))).status).toBe(200)
    house.world.now += STEP
    expect((await answerWith(session, sub, codeNow(secret))).answer).toEqual(badSession)
  })

  test('is taken once, and none before it is taken after it', async () => {
    const { email, sub, secret } = await createProtectedUser()
    house.world.now += STEP
    expect((await answerWith(await askedForCode(email), sub, codeNow(secret))).status).toBe(200)
    for (const steps of [0, -1]) {
      expect((await answerWith(await askedForCode(email), sub, codeNow(secret, steps))).answer).toEqual(
        usedCode,
      )
    }
    expect((await answerWith(await askedForCode(email), sub, codeNow(secret, 1))).status).toBe(200)
  })

  test('lets only one of two sign-ins in that send it at once', async () => {
    const { email, sub, secret } = await createProtectedUser()
    const sessions = [await askedForCode(email), await askedForCode(email)]
    const answers = await Promise.all(sessions.map((session) => answerWith(session, sub, codeNow(secret))))
    expect(answers.map(({ answer }) => answer)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ AuthenticationResult: expect.anything() }),
        usedCode,
      ]),
    )
  })

  test('that was used to set the app up does not let in', async () => {
    const { email, sub, secret } = await createProtectedUser()
    expect((await answerWith(await askedForCode(email), sub, codeNow(secret, -1))).answer).toEqual(usedCode)
  })

  test('is asked for three minutes, of the user who was asked', async () => {
    const { email, secret, sub } = await createProtectedUser()
    const other = await house.createUser()
    const session = await askedForCode(email)
    expect((await answerWith(session, other.sub, codeNow(secret))).answer).toEqual(badSession)
    house.world.now += 3 * MINUTE
    expect((await answerWith(session, sub, codeNow(secret))).answer).toEqual(
      refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
    )
    expect((await answerWith('x'.repeat(20), sub, codeNow(secret))).answer).toEqual(badSession)
  })

  test('is not asked for any more when the app was switched off in between', async () => {
    const { email, sub, secret } = await createProtectedUser()
    const session = await askedForCode(email)
    const off = { UserPoolId: 'local_castle', Username: sub, ...preference(false) }
    await house.callAsAdmin('AdminSetUserMFAPreference', off)
    expect((await answerWith(session, sub, codeNow(secret))).answer).toEqual(
      refusal('SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.'),
    )
  })

  test('cannot be guessed: five wrong ones lock, and knowing the password does not unlock', async () => {
    const { email, sub, secret } = await createProtectedUser()
    house.world.address = '203.0.113.77'
    for (let n = 0; n < 5; n++) {
      expect((await answerWith(await askedForCode(email), sub, '000000')).answer).toEqual(wrongCode)
    }
    const locked = refusal('NotAuthorizedException', 'Password attempts exceeded')
    const session = await askedForCode(email)
    expect((await answerWith(session, sub, codeNow(secret))).answer).toEqual(locked)
    house.world.now += SECOND
    expect((await answerWith(session, sub, codeNow(secret))).status).toBe(200)
  })
})

describe('a pool that lets nobody in without an app', () => {
  test('leads through the set-up before it gives tokens', async () => {
    const strict = house.open({ requireMfa: true })
    const call = (operation: string, body: object) => house.call(operation, body, strict)
    const { email, sub } = await house.createUser()
    const asked = await call('InitiateAuth', passwordSignIn(email, PASSWORD))
    expect(asked.answer).toMatchObject({
      ChallengeName: 'MFA_SETUP',
      ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    })
    const finish = (session: string) =>
      call('RespondToAuthChallenge', {
        ChallengeName: 'MFA_SETUP',
        ClientId: CLIENT_ID,
        Session: session,
        ChallengeResponses: { USERNAME: sub },
      })
    expect((await finish(sessionIn(asked.answer))).answer).toEqual(badSession)
    const associated = await call('AssociateSoftwareToken', { Session: sessionIn(asked.answer) })
    const secret = secretIn(associated.answer)
    const Session = sessionIn(associated.answer)
    expect((await call('VerifySoftwareToken', { Session, UserCode: codeNow(secret, 7) })).answer).toEqual(
      refusal('EnableSoftwareTokenMFAException', 'Code mismatch'),
    )
    const verified = await call('VerifySoftwareToken', { Session, UserCode: codeNow(secret) })
    expect(verified.answer).toEqual({ Status: 'SUCCESS', Session: expect.any(String) })
    const { AccessToken } = tokensIn((await finish(sessionIn(verified.answer))).answer)
    expect((await call('GetUser', { AccessToken })).answer).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    })
    house.world.now += STEP
    const again = await call('InitiateAuth', passwordSignIn(email, PASSWORD))
    expect(again.answer).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' })
  })
})
