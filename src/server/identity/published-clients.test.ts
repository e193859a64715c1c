import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListDevicesCommand,
  NotAuthorizedException,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, fetchUserAttributes, getCurrentUser, signIn, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { Hub } from 'aws-amplify/utils'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { invariant } from '#shared/lib/invariant.ts'
import {
  CLIENT_ID,
  openPoolUnderTest,
  PASSWORD,
  passwordSignIn,
  POOL_ID,
  type PoolUnderTest,
} from '#tests/support/pool-under-test.ts'

let house: PoolUnderTest
beforeAll(async () => {
  house = await openPoolUnderTest()
})
afterAll(() => house.close())

const passwordAuth = (USERNAME: string, password = PASSWORD) =>
  new InitiateAuthCommand({
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: CLIENT_ID,
    AuthParameters: { USERNAME, PASSWORD: password },
  })

const openSignInsOf = async (sub: string) =>
  (
    await house.db
      .selectFrom('identity_refresh_token')
      .select('origin_jti')
      .where('sub', '=', sub)
      .where('revoked_at', 'is', null)
      .execute()
  ).length

describe('the vendor’s service client', () => {
  let client: CognitoIdentityProviderClient
  beforeAll(() => {
    client = new CognitoIdentityProviderClient({ region: 'local', endpoint: house.issuer })
  })
  afterAll(() => client.destroy())

  async function tokensOf(email: string) {
    const { AuthenticationResult } = await client.send(passwordAuth(email))
    const { AccessToken, IdToken, RefreshToken } = AuthenticationResult ?? {}
    invariant(AccessToken && IdToken && RefreshToken, 'a sign-in gives three tokens')
    return { AccessToken, IdToken, RefreshToken }
  }

  test('signs in with a password and reads the user (AUTH-14)', async () => {
    const { email, sub } = await house.createUser({ givenName: 'Jo', emailVerified: true })
    const { AccessToken } = await tokensOf(email)
    const { Username, UserAttributes } = await client.send(new GetUserCommand({ AccessToken }))
    expect(Username).toBe(sub)
    expect(Object.fromEntries((UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]))).toEqual({
      sub,
      email,
      email_verified: 'true',
      given_name: 'Jo',
    })
  })

  test('renews tokens by both operations', async () => {
    const { email, sub } = await house.createUser()
    const { RefreshToken } = await tokensOf(email)
    const newer = await client.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT_ID, RefreshToken }),
    )
    const older = await client.send(
      new InitiateAuthCommand({
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: CLIENT_ID,
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      }),
    )
    for (const { AuthenticationResult } of [newer, older]) {
      expect(decodeJwt(AuthenticationResult?.IdToken ?? '').sub).toBe(sub)
      expect(AuthenticationResult?.RefreshToken).not.toBe(RefreshToken)
    }
  })

  test('signs out here and everywhere', async () => {
    const { email } = await house.createUser()
    const [here, there] = [await tokensOf(email), await tokensOf(email)]
    await client.send(new RevokeTokenCommand({ Token: here.RefreshToken, ClientId: CLIENT_ID }))
    await expect(client.send(new GetUserCommand({ AccessToken: here.AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    })
    await client.send(new GlobalSignOutCommand({ AccessToken: there.AccessToken }))
    await expect(
      client.send(
        new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT_ID, RefreshToken: there.RefreshToken }),
      ),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' })
  })

  test('recognises refusals by their type', async () => {
    const { email } = await house.createUser()
    const unconfirmed = await house.createUser({ status: 'UNCONFIRMED' })
    const refused = await client.send(passwordAuth(email, 'Wrong-Horse-7')).catch((cause: unknown) => cause)
    expect(refused).toBeInstanceOf(NotAuthorizedException)
    expect(refused).toMatchObject({
      message: 'Incorrect username or password.',
      $metadata: { httpStatusCode: 400, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
    await expect(client.send(passwordAuth(unconfirmed.email))).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
    })
    await expect(
      client.send(new InitiateAuthCommand({ AuthFlow: 'USER_PASSWORD_AUTH', ClientId: 'somebodyelse' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
    await expect(
      client.send(
        new RespondToAuthChallengeCommand({
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          ClientId: CLIENT_ID,
          Session: 'x'.repeat(20),
        }),
      ),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Invalid session for the user.' })
    await expect(client.send(new ListDevicesCommand({ AccessToken: 'x' }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    })
  })
})

describe('the vendor’s browser library', () => {
  const stored = new Map<string, string>()

  beforeAll(() => {
    cognitoUserPoolsTokenProvider.setKeyValueStorage({
      setItem: async (key, value) => void stored.set(key, value),
      getItem: async (key) => stored.get(key) ?? null,
      removeItem: async (key) => void stored.delete(key),
      clear: async () => stored.clear(),
    })
    Amplify.configure({
      Auth: {
        Cognito: { userPoolId: POOL_ID, userPoolClientId: CLIENT_ID, userPoolEndpoint: `${house.issuer}/` },
      },
    })
  })
  afterEach(() => signOut())

  const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }

  test('signs in without sending the password', async () => {
    const { email, sub } = await house.createUser({ givenName: 'Jo' })
    expect(await signIn({ username: email, password: PASSWORD })).toEqual(done)
    const { tokens } = await fetchAuthSession()
    expect(tokens?.idToken?.payload).toMatchObject({ sub, email, given_name: 'Jo', token_use: 'id' })
    expect(await getCurrentUser()).toMatchObject({
      userId: sub,
      username: sub,
      signInDetails: { loginId: email },
    })
    expect(await fetchUserAttributes()).toEqual({ sub, email, email_verified: 'false', given_name: 'Jo' })
  })

  // The padding of the numbers in the exchange depends on their first bits, which are random.
  test('signs in every time', async () => {
    const { email } = await house.createUser()
    for (let n = 0; n < 12; n++) {
      expect(await signIn({ username: email, password: PASSWORD })).toEqual(done)
      await signOut()
    }
  })

  test('signs in with a password of any script', async () => {
    const password = 'Žluťoučký-kůň-7-漢字🐎'
    const { email } = await house.createUser({ password })
    expect(await signIn({ username: email, password })).toEqual(done)
  })

  test('signs in by sending the password when it is told to', async () => {
    const { email } = await house.createUser()
    const options = { authFlowType: 'USER_PASSWORD_AUTH' } as const
    expect(await signIn({ username: email, password: PASSWORD, options })).toEqual(done)
  })

  test('reports a wrong password and an unknown user alike', async () => {
    const { email } = await house.createUser()
    for (const username of [email, 'nobody@example.test']) {
      await expect(signIn({ username, password: 'Wrong-Horse-7' })).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      })
    }
  })

  test('turns the states of an account into steps', async () => {
    const steps = [
      ['UNCONFIRMED', 'CONFIRM_SIGN_UP'],
      ['RESET_REQUIRED', 'RESET_PASSWORD'],
      ['FORCE_CHANGE_PASSWORD', 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'],
    ] as const
    for (const [status, signInStep] of steps) {
      const { email } = await house.createUser({ status })
      expect(await signIn({ username: email, password: PASSWORD })).toMatchObject({
        isSignedIn: false,
        nextStep: { signInStep },
      })
    }
  })

  test('renews its tokens when it is told to', async () => {
    const { email } = await house.createUser()
    await signIn({ username: email, password: PASSWORD })
    const before = await fetchAuthSession()
    const after = await fetchAuthSession({ forceRefresh: true })
    expect(after.tokens?.accessToken.payload.jti).not.toBe(before.tokens?.accessToken.payload.jti)
    expect(after.tokens?.accessToken.payload['origin_jti']).toBe(
      before.tokens?.accessToken.payload['origin_jti'],
    )
  })

  test('forgets its tokens when they were revoked elsewhere', async () => {
    const { email, sub } = await house.createUser()
    await signIn({ username: email, password: PASSWORD })
    await house.db
      .updateTable('identity_refresh_token')
      .set({ revoked_at: new Date(house.world.now) })
      .where('sub', '=', sub)
      .execute()
    const events: string[] = []
    const stop = Hub.listen('auth', ({ payload }) => void events.push(payload.event))
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
    stop()
    expect(events).toContain('tokenRefresh_failure')
    expect([...stored.keys()].filter((key) => key.endsWith('Token'))).toEqual([])
  })

  test('signs out here: the pool will not renew what it had', async () => {
    const { email, sub } = await house.createUser()
    await signIn({ username: email, password: PASSWORD })
    await signOut()
    expect(await openSignInsOf(sub)).toBe(0)
    await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
  })

  test('signs out everywhere', async () => {
    const { email, sub } = await house.createUser()
    const options = { authFlowType: 'USER_PASSWORD_AUTH' } as const
    await signIn({ username: email, password: PASSWORD, options })
    await house.call('InitiateAuth', passwordSignIn(email, PASSWORD))
    expect(await openSignInsOf(sub)).toBe(2)
    await signOut({ global: true })
    expect(await openSignInsOf(sub)).toBe(0)
  })
})
