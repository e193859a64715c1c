import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CLIENT_ID,
  codeIn,
  incorrect,
  openPoolUnderTest,
  PASSWORD,
  passwordSignIn,
  POOL_ID,
  type PoolUnderTest,
  refusal,
  tokensIn,
} from '#tests/support/pool-under-test.ts'

let house: PoolUnderTest
beforeAll(async () => {
  house = await openPoolUnderTest()
})
afterAll(() => house?.close())

let network = 0
beforeEach(() => {
  house.world.address = `203.0.113.${++network}`
})

const WRONG = 'Wrong-Horse-7'
const NEXT = 'Better-Horse-8'
const expired = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.')

const setOption = (Username: string, Value: string) =>
  house.callAsAdmin('AdminUpdateUserAttributes', {
    UserPoolId: POOL_ID,
    Username,
    UserAttributes: [{ Name: 'custom:login_options', Value }],
  })
/** An account whose person signs in with Microsoft, and has a password from before. */
async function createMicrosoftUser(more: object = {}) {
  const user = await house.createUser({ emailVerified: true, ...more })
  expect((await setOption(user.sub, 'microsoft')).status).toBe(200)
  return user
}
const signIn = (email: string, password = PASSWORD) =>
  house.call('InitiateAuth', passwordSignIn(email, password))
const forgot = (Username: string) => house.call('ForgotPassword', { ClientId: CLIENT_ID, Username })
const confirm = (Username: string, ConfirmationCode: string, Password = NEXT) =>
  house.call('ConfirmForgotPassword', { ClientId: CLIENT_ID, Username, ConfirmationCode, Password })

describe('a user who signs in with Microsoft', () => {
  test('is refused with the right password in the words for a wrong one, and locked out after as many', async () => {
    const { email } = await createMicrosoftUser()
    const other = await house.createUser()
    const answers = async (address: string, password: string) => {
      const given: unknown[] = []
      for (let tries = 0; tries < 6; tries++) given.push((await signIn(address, password)).answer)
      return given
    }
    const refused = await answers(email, PASSWORD)
    expect(refused[0]).toEqual(incorrect)
    expect(refused).toEqual(await answers(other.email, WRONG))
  })

  test('is not told to be disabled by the right password', async () => {
    const { email, sub } = await createMicrosoftUser()
    await house.callAsAdmin('AdminDisableUser', { UserPoolId: POOL_ID, Username: sub })
    expect((await signIn(email)).answer).toEqual(incorrect)
  })

  test('who forgot a password is answered as everybody, by address and by sub, and gets no mail', async () => {
    const { email, sub } = await createMicrosoftUser()
    const other = await house.createUser({ email: `${email[0]}-other@example.test`, emailVerified: true })
    const queued = house.mailsToNobody.length
    for (const [name, comparable] of [
      [email, other.email],
      [sub, other.sub],
    ] as const) {
      expect((await forgot(name)).answer).toEqual((await forgot(comparable)).answer)
      const withAddress = (address: string) => `${address}-A1`
      expect((await confirm(name, '123456', withAddress(email))).answer).toEqual(
        (await confirm(comparable, '123456', withAddress(other.email))).answer,
      )
    }
    expect(house.mailsTo(other.email)).toHaveLength(2)
    expect(house.mailsTo(email)).toEqual([])
    expect(house.mailsToNobody).toHaveLength(queued + 2)
  })

  test('sets no password by a code that was mailed before', async () => {
    const { email, sub } = await house.createUser({ emailVerified: true })
    await forgot(email)
    await setOption(sub, 'microsoft')
    expect((await confirm(email, codeIn(house.mailsTo(email)[0]))).answer).toEqual(expired)
    await setOption(sub, 'password')
    expect((await signIn(email, NEXT)).answer).toEqual(incorrect)
    tokensIn((await signIn(email)).answer)
  })

  test('who never had a password is not invited to choose one, whoever asks', async () => {
    const { email, sub } = await createMicrosoftUser({ status: 'FORCE_CHANGE_PASSWORD' })
    await forgot(email)
    await house.pool.resendInvitation(email, house.world.address)
    const asOwner = { UserPoolId: POOL_ID, Username: sub }
    expect(
      (await house.callAsAdmin('AdminCreateUser', { ...asOwner, MessageAction: 'RESEND' })).answer,
    ).toMatchObject({ __type: 'UnsupportedUserStateException' })
    expect(house.mailsTo(email)).toEqual([])
    expect((await signIn(email)).answer).toEqual(incorrect)

    await setOption(sub, 'password')
    await forgot(email)
    expect(house.mailsTo(email).map(({ subject }) => subject)).toEqual(['Your invitation to Castellan'])
  })

  test('gets no code from the owner of the pool either', async () => {
    const { email, sub } = await createMicrosoftUser()
    const reset = await house.callAsAdmin('AdminResetUserPassword', { UserPoolId: POOL_ID, Username: sub })
    expect(reset.answer).toEqual(
      refusal('NotAuthorizedException', 'User password cannot be reset in the current state.'),
    )
    expect(house.mailsTo(email)).toEqual([])
  })

  test('is vouched for, stays signed in, and cannot change the password that is no use', async () => {
    const { email, sub } = await house.createUser()
    const before = tokensIn((await signIn(email)).answer)
    await setOption(sub, 'microsoft')
    const renewed = await house.call('GetTokensFromRefreshToken', {
      ClientId: CLIENT_ID,
      RefreshToken: before.RefreshToken,
    })
    tokensIn(renewed.answer)
    const { AccessToken } = await house.pool.signInAs(sub, 'provider')
    const changed = await house.call('ChangePassword', {
      AccessToken,
      PreviousPassword: PASSWORD,
      ProposedPassword: NEXT,
    })
    expect(changed.answer).toEqual(incorrect)
  })

  test('cannot finish a sign-in that a password began before', async () => {
    const { email, sub } = await house.createUser({ status: 'FORCE_CHANGE_PASSWORD' })
    const { Session } = (await signIn(email)).answer as { Session: string }
    await setOption(sub, 'microsoft')
    const chosen = await house.call('RespondToAuthChallenge', {
      ClientId: CLIENT_ID,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME: sub, NEW_PASSWORD: NEXT },
    })
    expect(chosen.answer).toEqual(refusal('NotAuthorizedException', 'Invalid session for the user.'))
  })

  test('is let in by the old password again once the owner of the pool says so', async () => {
    const { email, sub } = await createMicrosoftUser()
    expect((await signIn(email)).answer).toEqual(incorrect)
    await setOption(sub, 'password')
    tokensIn((await signIn(email)).answer)
  })

  test('cannot change that alone, and the owner of the pool knows no third way', async () => {
    const { email, sub } = await createMicrosoftUser()
    const { AccessToken } = await house.pool.signInAs(sub, 'provider')
    const UserAttributes = [{ Name: 'custom:login_options', Value: 'password' }]
    expect((await house.call('UpdateUserAttributes', { AccessToken, UserAttributes })).answer).toMatchObject({
      __type: 'NotAuthorizedException',
    })
    expect((await setOption(sub, 'Microsoft')).answer).toMatchObject({ __type: 'InvalidParameterException' })
    expect((await signIn(email)).answer).toEqual(incorrect)
  })
})
