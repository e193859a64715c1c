// @module-tag database
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import {
  CLIENT_ID,
  codeIn,
  incorrect,
  openPoolUnderTest,
  PASSWORD,
  passwordIn,
  passwordSignIn,
  type PoolUnderTest,
  refusal,
  tokensIn,
} from '#tests/support/pool-under-test.ts'
import type { UserPool } from '../user-pool.ts'

let house: PoolUnderTest
let open: UserPool
beforeAll(async () => {
  house = await openPoolUnderTest()
  open = house.open({ allowSignUp: true })
})
afterAll(() => house.close())

let network = 0
beforeEach(() => {
  house.world.address = `198.51.100.${++network}`
})

const NEXT = 'Better-Horse-8'
const mismatch = refusal('CodeMismatchException', 'Invalid verification code provided, please try again.')
const expired = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.')
const limited = refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
const delivered = {
  CodeDeliveryDetails: { Destination: 'j***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
}

let count = 0
const freshAddress = () => `jo-${++count}-codes@example.test`
const createUser = (more: object = {}) =>
  house.createUser({ email: freshAddress(), emailVerified: true, ...more })

const forgot = (Username: string) => house.call('ForgotPassword', { ClientId: CLIENT_ID, Username })
const reset = (Username: string, ConfirmationCode: string, Password = NEXT) =>
  house.call('ConfirmForgotPassword', { ClientId: CLIENT_ID, Username, ConfirmationCode, Password })
const resend = (Username: string) => house.call('ResendConfirmationCode', { ClientId: CLIENT_ID, Username })
const signIn = (email: string, password: string) =>
  house.call('InitiateAuth', passwordSignIn(email, password))
const newestTo = (email: string) => house.mailsTo(email).at(-1)
/** Six digits that are not these. */
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

async function askedCode(email: string): Promise<string> {
  expect((await forgot(email)).answer).toEqual(delivered)
  return codeIn(newestTo(email))
}

describe('signing up', () => {
  const body = (Username: string, more: object = {}) => ({
    ClientId: CLIENT_ID,
    Username,
    Password: PASSWORD,
    ...more,
  })
  const signUp = (Username: string, more: object = {}) => house.call('SignUp', body(Username, more), open)
  const confirm = (Username: string, ConfirmationCode: string) =>
    house.call('ConfirmSignUp', { ClientId: CLIENT_ID, Username, ConfirmationCode })

  test('is refused unless the pool allows it', async () => {
    expect((await house.call('SignUp', body('jo@example.test'))).answer).toEqual(
      refusal('NotAuthorizedException', 'SignUp is not permitted for this user pool'),
    )
  })

  test('opens an account that its code confirms', async () => {
    const email = freshAddress()
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'given_name', Value: 'Jo' },
    ]
    expect((await signUp(email, { UserAttributes })).answer).toEqual({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...delivered,
    })
    expect((await signIn(email, PASSWORD)).answer).toEqual(
      refusal('UserNotConfirmedException', 'User is not confirmed.'),
    )
    const code = codeIn(newestTo(email))
    expect((await confirm(email, otherThan(code))).answer).toEqual(mismatch)
    expect((await confirm(email, code)).answer).toEqual({})
    const { AccessToken } = tokensIn((await signIn(email, PASSWORD)).answer)
    expect((await house.call('GetUser', { AccessToken })).answer).toMatchObject({
      UserAttributes: expect.arrayContaining([{ Name: 'email_verified', Value: 'true' }]),
    })
    expect((await confirm(email, code)).answer).toEqual(
      refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    )
    expect((await confirm(email, otherThan(code))).answer).toEqual(expired)
  })

  test('needs an address of its own, a strong password and attributes that may be written', async () => {
    const { email } = await createUser()
    expect((await signUp(email.toUpperCase())).answer).toEqual(
      refusal('UsernameExistsException', 'An account with the given email already exists.'),
    )
    for (const name of ['jo', 'jo@', 'a@b.test,c@d.test', 'jo@example.test\r\nBcc:x@y.test']) {
      expect((await signUp(name)).answer).toMatchObject({ __type: 'InvalidParameterException' })
    }
    const fresh = freshAddress()
    expect((await signUp(fresh, { Password: 'weak' })).answer).toMatchObject({
      __type: 'InvalidPasswordException',
    })
    const other = [{ Name: 'email', Value: 'other@example.test' }]
    expect((await signUp(fresh, { UserAttributes: other })).answer).toMatchObject({
      __type: 'InvalidParameterException',
    })
    const verified = [{ Name: 'email_verified', Value: 'true' }]
    expect((await signUp(fresh, { UserAttributes: verified })).answer).toEqual(
      refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
    )
  })

  test('can be confirmed by a second code, which makes the first one worthless', async () => {
    const email = freshAddress()
    await signUp(email)
    const first = codeIn(newestTo(email))
    expect((await resend(email)).answer).toEqual(delivered)
    const second = codeIn(newestTo(email))
    expect((await confirm(email, first)).answer).toEqual(mismatch)
    expect((await confirm(email, second)).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  test('is replaced by a code; every sign-in ends, and a mail tells', async () => {
    const { email } = await createUser()
    const { RefreshToken } = tokensIn((await signIn(email, PASSWORD)).answer)
    const code = await askedCode(email)
    expect(newestTo(email)?.text).toContain(
      `https://castle.example.test/auth/forgot-password?id=${encodeURIComponent(email)}`,
    )
    expect((await reset(email, code)).answer).toEqual({})
    expect((await signIn(email, PASSWORD)).answer).toEqual(incorrect)
    expect((await signIn(email, NEXT)).status).toBe(200)
    expect(
      (await house.call('GetTokensFromRefreshToken', { ClientId: CLIENT_ID, RefreshToken })).answer,
    ).toEqual(refusal('NotAuthorizedException', 'Refresh Token has been revoked'))
    expect(newestTo(email)?.subject).toBe('Your Castellan password was changed')
  })

  test('that had to be reset is settled by it', async () => {
    const { email } = await createUser({ status: 'RESET_REQUIRED' })
    expect((await reset(email, await askedCode(email))).status).toBe(200)
    expect((await signIn(email, NEXT)).status).toBe(200)
  })

  test('is not replaced by a weak one, which costs no code', async () => {
    const { email } = await createUser()
    const code = await askedCode(email)
    expect((await reset(email, code, 'weak')).answer).toMatchObject({ __type: 'InvalidPasswordException' })
    const holdsAddress = `X-7-${email.toUpperCase()}x`
    expect((await reset(email, code, holdsAddress)).answer).toEqual(
      refusal(
        'InvalidPasswordException',
        'Password did not conform with policy: Password must not contain the email address',
      ),
    )
    expect((await reset(email, code)).status).toBe(200)
  })

  test('takes a code once, for an hour, and only the newest', async () => {
    const { email } = await createUser()
    const first = await askedCode(email)
    const second = await askedCode(email)
    expect((await reset(email, first)).answer).toEqual(mismatch)
    expect((await reset(email, second)).status).toBe(200)
    expect((await reset(email, second)).answer).toEqual(expired)
    const third = await askedCode(email)
    house.world.now += HOUR
    expect((await reset(email, third)).answer).toEqual(expired)
  })

  test('takes five tries for a code, also when they come at once', async () => {
    const { email } = await createUser()
    const code = await askedCode(email)
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await reset(email, otherThan(code))).answer),
    )
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(mismatch))).toHaveLength(5)
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(limited))).toHaveLength(3)
    expect((await reset(email, code)).answer).toEqual(limited)
    expect((await reset(email, await askedCode(email))).status).toBe(200)
  })

  test('sends five codes, then one every twelve minutes', async () => {
    const { email } = await createUser()
    for (let n = 0; n < 5; n++) await askedCode(email)
    expect((await forgot(email)).answer).toEqual(limited)
    expect(house.mailsTo(email)).toHaveLength(5)
    house.world.now += 12 * MINUTE
    await askedCode(email)
    expect((await forgot(email)).answer).toEqual(limited)
  })

  test('of a user who never signed in brings the invitation again', async () => {
    const { email } = await house.createUser({ email: freshAddress(), status: 'FORCE_CHANGE_PASSWORD' })
    expect((await forgot(email)).answer).toEqual(delivered)
    expect(newestTo(email)?.subject).toBe('Your invitation to Castellan')
    expect((await signIn(email, PASSWORD)).answer).toEqual(incorrect)
    expect((await signIn(email, passwordIn(newestTo(email)))).answer).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    })
  })

  test('keeps no code that could be read', async () => {
    const { email } = await createUser()
    const code = await askedCode(email)
    expect(JSON.stringify(await house.db.selectFrom('identity_code').selectAll().execute())).not.toContain(
      code,
    )
  })
})

describe('whoever asks', () => {
  /** The answers to the same questions about somebody. */
  async function askAbout(email: string) {
    const answers = [await reset(email, '123456'), await resend(email), await forgot(email)]
    for (let n = 0; n < 6; n++) answers.push(await reset(email, `00000${n}`))
    for (let n = 0; n < 4; n++) answers.push(await forgot(email))
    const { status, answer } = await house.call('ConfirmSignUp', {
      ClientId: CLIENT_ID,
      Username: email,
      ConfirmationCode: '123456',
    })
    return [...answers, { status, answer }].map(({ status, answer }) => ({ status, answer }))
  }

  test('learns nothing about who has an account, or in which state it is', async () => {
    const answers = []
    for (const state of [
      {},
      { status: 'UNCONFIRMED' },
      { status: 'RESET_REQUIRED' },
      { status: 'FORCE_CHANGE_PASSWORD' },
      { emailVerified: false },
    ]) {
      house.world.address = `203.0.113.${++network}`
      answers.push(await askAbout((await createUser(state)).email))
    }
    const disabled = await createUser()
    await house.callAsAdmin('AdminDisableUser', { UserPoolId: 'local_castle', Username: disabled.sub })
    house.world.address = `203.0.113.${++network}`
    answers.push(await askAbout(disabled.email))
    house.world.address = `203.0.113.${++network}`
    const unknown = await askAbout(freshAddress())
    for (const known of answers) expect(known).toEqual(unknown)
    expect(unknown[0]).toEqual({ status: 400, answer: expired })
    expect(unknown[3]).toEqual({ status: 400, answer: mismatch })
    expect(unknown.at(-1)).toEqual({ status: 400, answer: mismatch })
  })

  test('makes the pool queue as much for nobody as for somebody', async () => {
    const { email } = await createUser()
    const sizeOf = (mail: { subject: string; text: string; html: string } | undefined) =>
      z.object({ subject: z.string(), text: z.string(), html: z.string() }).parse(mail)
    await forgot(email)
    const real = sizeOf(newestTo(email))
    const unknown = email.replace('jo', 'jx')
    const before = house.mailsToNobody.length
    await forgot(unknown)
    expect(house.mailsToNobody).toHaveLength(before + 1)
    const made = sizeOf(house.mailsToNobody.at(-1))
    expect([made.subject, made.text.length, made.html.length]).toEqual([
      real.subject,
      real.text.length,
      real.html.length,
    ])
  })

  test('has a code that opens nothing, where nobody may get one', async () => {
    const { email } = await createUser({ emailVerified: false })
    for (const address of [email, freshAddress()]) {
      await forgot(address)
      expect((await reset(address, codeIn(house.mailsToNobody.at(-1)))).answer).toEqual(mismatch)
    }
  })

  test('too much from one network is stopped, whomever it is about', async () => {
    for (let n = 0; n < 50; n++) expect((await forgot(freshAddress())).status).toBe(200)
    const tooMany = refusal('TooManyRequestsException', 'Rate exceeded')
    expect((await forgot(freshAddress())).answer).toEqual(tooMany)
    expect((await resend(freshAddress())).answer).toEqual(tooMany)
    expect((await reset(freshAddress(), '123456')).answer).toEqual(tooMany)
  })

  test('by sub gets a hint at the address only where there is one', async () => {
    const { sub } = await createUser()
    expect((await forgot(sub)).answer).toEqual(delivered)
    const unknown = await forgot('018f3a52-7a8b-4d1c-9e2f-3a4b5c6d7e8f')
    expect(unknown.answer).toEqual({
      CodeDeliveryDetails: { ...delivered.CodeDeliveryDetails, Destination: '0***@0***' },
    })
  })
})
