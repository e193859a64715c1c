// @module-tag database
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
let email: string
let sub: string
let AccessToken: string
beforeAll(async () => {
  house = await openPoolUnderTest()
})
afterAll(() => house?.close())
beforeEach(async () => {
  ;({ email, sub } = await house.createUser({ emailVerified: true, givenName: 'Tria', isShared: true }))
  ;({ AccessToken } = await house.pool.signInAs(sub, 'provider'))
})

const SHARED = refusal('NotAuthorizedException', 'The account is shared and cannot be changed.')
const NEXT = 'Better-Horse-8'
const everything = () => house.db.selectFrom('identity_user').selectAll().where('sub', '=', sub).execute()

test.each<[string, object]>([
  ['ChangePassword', { PreviousPassword: PASSWORD, ProposedPassword: NEXT }],
  ['AssociateSoftwareToken', {}],
  ['VerifySoftwareToken', { UserCode: '123456' }],
  ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } }],
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'given_name', Value: 'Mallory' }] }],
])('a shared account is not taken over by %s', async (operation, body) => {
  const before = await everything()
  expect((await house.call(operation, { AccessToken, ...body })).answer).toEqual(SHARED)
  expect(await everything()).toEqual(before)
})

test('a shared account is not deleted by one of its visitors: the pool has no such operation', async () => {
  expect((await house.call('DeleteUser', { AccessToken })).answer).toMatchObject({
    __type: 'UnknownOperationException',
  })
  expect(await everything()).toHaveLength(1)
})

test('nobody is signed out everywhere of a shared account, because all the others in it would be thrown out', async () => {
  const other = await house.pool.signInAs(sub, 'provider')
  expect((await house.call('GlobalSignOut', { AccessToken })).answer).toEqual(SHARED)
  const renewed = await house.call('GetTokensFromRefreshToken', {
    ClientId: CLIENT_ID,
    RefreshToken: other.RefreshToken,
  })
  tokensIn(renewed.answer)
})

test('each visitor of a shared account sees it, and signs out of it alone', async () => {
  const [mine, other] = [
    await house.pool.signInAs(sub, 'provider'),
    await house.pool.signInAs(sub, 'provider'),
  ]
  const revoked = { ClientId: CLIENT_ID, Token: mine.RefreshToken }
  expect((await house.call('RevokeToken', revoked)).status).toBe(200)
  expect((await house.call('GetUser', mine)).status).toBe(400)
  expect((await house.call('GetUser', other)).answer).toMatchObject({ Username: sub })
})

test('no password of a shared account is reset: it is answered as an address that nobody has', async () => {
  const nobody = `${email[0]}-nobody@example.test`
  const forgot = (Username: string) => house.call('ForgotPassword', { ClientId: CLIENT_ID, Username })
  const confirm = (Username: string) =>
    house.call('ConfirmForgotPassword', {
      ClientId: CLIENT_ID,
      Username,
      ConfirmationCode: '123456',
      Password: NEXT,
    })
  expect((await confirm(email)).answer).toEqual((await confirm(nobody)).answer)
  expect((await forgot(email)).answer).toEqual((await forgot(nobody)).answer)
  expect((await confirm(email)).answer).toEqual((await confirm(nobody)).answer)
  expect(house.mailsTo(email)).toEqual([])
})

test('no password opens a shared account', async () => {
  expect((await house.call('InitiateAuth', passwordSignIn(email, PASSWORD))).answer).toEqual(incorrect)
})

test('an account that is there already is shared from the next start on, with what somebody did to it before', async () => {
  const known = await house.createUser({ emailVerified: true })
  const signedIn = tokensIn((await house.call('InitiateAuth', passwordSignIn(known.email, PASSWORD))).answer)
  const token = { AccessToken: signedIn.AccessToken }
  const { SecretCode } = (await house.call('AssociateSoftwareToken', token)).answer as { SecretCode: string }
  await house.call('VerifySoftwareToken', { ...token, UserCode: appCode(SecretCode, house.world.now) })
  const seed = () =>
    house.pool.createUser({ ...known, id: known.sub, password: NEXT, isShared: true, onConflict: 'keep' })
  expect(await seed()).toEqual({ sub: known.sub })
  await seed()
  const switchedOn = { ...token, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }
  expect((await house.call('SetUserMFAPreference', switchedOn)).answer).toEqual(SHARED)
  tokensIn({ AuthenticationResult: await house.pool.signInAs(known.sub, 'provider') })
})
