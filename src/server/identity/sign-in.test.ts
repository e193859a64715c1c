import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'
import {
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

async function signIn(username: string) {
  const { answer } = await house.call('InitiateAuth', passwordSignIn(username, PASSWORD))
  expect(answer).toMatchObject({ AuthenticationResult: { TokenType: 'Bearer', ExpiresIn: 3600 } })
  return tokensIn(answer)
}

const refresh = (token: string) =>
  house.call('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId: CLIENT_ID,
    AuthParameters: { REFRESH_TOKEN: token },
  })

describe('a password', () => {
  test('lets its owner in by address in any case and by sub', async () => {
    const { email, sub } = await house.createUser()
    for (const name of [email, email.toUpperCase(), sub]) {
      expect(decodeJwt((await signIn(name)).IdToken).sub).toBe(sub)
    }
  })

  test('that is wrong and an account that does not exist get the same answer', async () => {
    const { email, sub } = await house.createUser()
    for (const name of [email, sub, 'nobody@example.test', '6f3b1c1e-6b0e-4a52-9c60-0d6ad1b1b0aa']) {
      const { status, answer } = await house.call('InitiateAuth', passwordSignIn(name, 'Wrong-Horse-7'))
      expect({ status, answer }).toEqual({ status: 400, answer: incorrect })
    }
  })

  test('that was replaced is refused, and the new one is taken', async () => {
    const { email } = await house.createUser({ password: 'Former-Horse-7' })
    await house.pool.setPassword(email, PASSWORD)
    expect((await house.call('InitiateAuth', passwordSignIn(email, 'Former-Horse-7'))).answer).toEqual(
      incorrect,
    )
    await signIn(email)
  })

  test('is not stored', async () => {
    await house.createUser()
    expect(JSON.stringify(await house.db.selectFrom('identity_user').selectAll().execute())).not.toContain(
      PASSWORD,
    )
  })
})

describe('the state of an account', () => {
  const refusals = [
    ['UNCONFIRMED', refusal('UserNotConfirmedException', 'User is not confirmed.')],
    ['RESET_REQUIRED', refusal('PasswordResetRequiredException', 'Password reset required for the user')],
  ] as const

  test.each(refusals)('%s is told to its owner and to nobody else', async (status, expected) => {
    const { email } = await house.createUser({ status })
    expect((await house.call('InitiateAuth', passwordSignIn(email, 'Wrong-Horse-7'))).answer).toEqual(
      incorrect,
    )
    expect((await house.call('InitiateAuth', passwordSignIn(email, PASSWORD))).answer).toEqual(expected)
  })

  test('disabled is told to its owner, and its tokens are not renewed', async () => {
    const { email, sub } = await house.createUser()
    const { RefreshToken, AccessToken } = await signIn(email)
    await house.db.updateTable('identity_user').set({ enabled: false }).where('sub', '=', sub).execute()
    const disabled = refusal('NotAuthorizedException', 'User is disabled.')
    expect((await house.call('InitiateAuth', passwordSignIn(email, 'Wrong-Horse-7'))).answer).toEqual(
      incorrect,
    )
    expect((await house.call('InitiateAuth', passwordSignIn(email, PASSWORD))).answer).toEqual(disabled)
    expect((await refresh(RefreshToken)).answer).toEqual(disabled)
    expect((await house.call('GetUser', { AccessToken })).answer).toEqual(disabled)
  })

  test('with a temporary password asks for a new one instead of giving tokens', async () => {
    const { email, sub } = await house.createUser({ status: 'FORCE_CHANGE_PASSWORD', givenName: 'Jo' })
    const { answer } = await house.call('InitiateAuth', passwordSignIn(email, PASSWORD))
    expect(answer).toEqual({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: expect.stringMatching(/^[\w-]{20,}$/),
      ChallengeParameters: {
        USER_ID_FOR_SRP: sub,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify({ given_name: 'Jo', email_verified: 'false', email }),
      },
    })
  })

  test('without a password cannot be entered', async () => {
    const { email, sub } = await house.createUser()
    await house.db
      .updateTable('identity_user')
      .set({ password_hash: null, srp_salt: null, srp_verifier: null })
      .where('sub', '=', sub)
      .execute()
    expect((await house.call('InitiateAuth', passwordSignIn(email, PASSWORD))).answer).toEqual(incorrect)
  })
})

describe('tokens', () => {
  test('verify against the published keys, one for each use, and say what the protocol says', async () => {
    const { email, sub } = await house.createUser({
      givenName: 'Jo',
      familyName: 'Tower',
      emailVerified: true,
    })
    const { IdToken, AccessToken } = await signIn(email)
    const keys = createRemoteJWKSet(new URL(`${house.issuer}/.well-known/jwks.json`))
    const rules = { issuer: house.issuer, algorithms: ['RS256'], currentDate: new Date(house.world.now) }
    const id = await jwtVerify(IdToken, keys, { ...rules, audience: CLIENT_ID })
    const access = await jwtVerify(AccessToken, keys, rules)
    const now = Math.floor(house.world.now / SECOND)
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
    const common = {
      sub,
      iss: house.issuer,
      auth_time: now,
      iat: now,
      exp: now + HOUR / SECOND,
      jti: uuid,
      origin_jti: access.payload['origin_jti'],
      event_id: access.payload['event_id'],
    }
    expect(id.payload).toEqual({
      ...common,
      aud: CLIENT_ID,
      token_use: 'id',
      'cognito:username': sub,
      email,
      email_verified: true,
      given_name: 'Jo',
      family_name: 'Tower',
    })
    expect(access.payload).toEqual({
      ...common,
      origin_jti: uuid,
      event_id: uuid,
      client_id: CLIENT_ID,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: sub,
      version: 2,
    })
    expect(Object.keys(id.protectedHeader)).toEqual(['kid', 'alg'])
    expect(id.protectedHeader.kid).not.toBe(access.protectedHeader.kid)
  })

  test('of a sign-in are renewed by its refresh token and keep its origin and its time', async () => {
    const { email } = await house.createUser()
    const first = await signIn(email)
    house.world.now += 2 * HOUR
    const { answer } = await refresh(first.RefreshToken)
    expect(answer).toEqual({
      AuthenticationResult: {
        AccessToken: expect.any(String),
        IdToken: expect.any(String),
        RefreshToken: expect.any(String),
        ExpiresIn: 3600,
        TokenType: 'Bearer',
      },
      ChallengeParameters: {},
    })
    const before = decodeJwt(first.AccessToken)
    const after = decodeJwt(tokensIn(answer).AccessToken)
    expect(after).toEqual({
      ...before,
      jti: expect.any(String),
      iat: Number(before.iat) + 7200,
      exp: Number(before.exp) + 7200,
    })
    expect(after.jti).not.toBe(before.jti)
  })

  test('are renewed by GetTokensFromRefreshToken and by the older name of the flow too', async () => {
    const { email } = await house.createUser()
    const { RefreshToken } = await signIn(email)
    const newer = await house.call('GetTokensFromRefreshToken', { ClientId: CLIENT_ID, RefreshToken })
    const older = await house.call('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN',
      ClientId: CLIENT_ID,
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    })
    for (const { status } of [newer, older]) expect(status).toBe(200)
  })

  test('are not renewed after thirty days', async () => {
    const { email } = await house.createUser()
    const { RefreshToken } = await signIn(email)
    house.world.now += 30 * DAY - 1
    expect((await refresh(RefreshToken)).status).toBe(200)
    house.world.now += 1
    expect((await refresh(RefreshToken)).answer).toEqual(
      refusal('NotAuthorizedException', 'Refresh Token has expired'),
    )
  })

  test('are not renewed by a token that was never given out', async () => {
    expect((await refresh('invented')).answer).toEqual(
      refusal('NotAuthorizedException', 'Invalid Refresh Token'),
    )
  })

  test('of refreshing are stored as a hash only', async () => {
    const { email } = await house.createUser()
    const { RefreshToken } = await signIn(email)
    expect(
      JSON.stringify(await house.db.selectFrom('identity_refresh_token').selectAll().execute()),
    ).not.toContain(RefreshToken)
  })

  test('of access end after an hour', async () => {
    const { email } = await house.createUser()
    const { AccessToken } = await signIn(email)
    house.world.now += 60 * MINUTE
    expect((await house.call('GetUser', { AccessToken })).answer).toEqual(
      refusal('NotAuthorizedException', 'Access Token has expired'),
    )
  })

  test('that are altered, of the other kind, or of another pool are not access tokens', async () => {
    const { email } = await house.createUser()
    const { AccessToken, IdToken } = await signIn(email)
    const [head, , signature] = AccessToken.split('.')
    const claims = { ...decodeJwt(AccessToken), sub: '00000000-0000-4000-8000-000000000000' }
    const altered = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${AccessToken.split('.')[1]}.`
    const elsewhere = house.open({ issuer: 'http://elsewhere.test/identity' })
    const abroad = await elsewhere.routes.request('/', {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
      body: JSON.stringify({ AccessToken }),
    })
    const invalid = refusal('NotAuthorizedException', 'Invalid Access Token')
    expect(await abroad.json()).toEqual(invalid)
    for (const token of [altered, unsigned, IdToken, 'abc', 'a.b.c']) {
      expect((await house.call('GetUser', { AccessToken: token })).answer).toEqual(invalid)
    }
  })

  test('are signed with the same keys by every process, also when they start at once', async () => {
    await house.db.deleteFrom('identity_signing_key').execute()
    const sets = await Promise.all([1, 2, 3].map(() => house.open().jwks()))
    expect(sets[1]).toEqual(sets[0])
    expect(sets[2]).toEqual(sets[0])
    expect(sets[0]?.keys.map((key) => Object.keys(key))).toEqual([
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
    ])
    const { email } = await house.createUser()
    // The pool that was open before still signs with what it had; one that starts now uses what is stored.
    const answer = await house.open().routes.request('/', {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
      body: JSON.stringify(passwordSignIn(email, PASSWORD)),
    })
    const { IdToken } = tokensIn(await answer.json())
    expect(decodeProtectedHeader(IdToken).kid).toBe(sets[0]?.keys[0]?.kid)
  })
})

describe('signing out', () => {
  test('ends one sign-in and leaves the others', async () => {
    const { email } = await house.createUser()
    const [here, there] = [await signIn(email), await signIn(email)]
    const revoke = { Token: here.RefreshToken, ClientId: CLIENT_ID }
    const { status, answer } = await house.call('RevokeToken', revoke)
    expect({ status, answer }).toEqual({ status: 200, answer: {} })
    expect((await refresh(here.RefreshToken)).answer).toEqual(
      refusal('NotAuthorizedException', 'Refresh Token has been revoked'),
    )
    expect((await house.call('GetUser', { AccessToken: here.AccessToken })).answer).toEqual(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    )
    expect((await refresh(there.RefreshToken)).status).toBe(200)
  })

  test('twice, or with a token that nobody knows, is no error', async () => {
    const { email } = await house.createUser()
    const { RefreshToken } = await signIn(email)
    for (const Token of [RefreshToken, RefreshToken, 'invented']) {
      expect((await house.call('RevokeToken', { Token, ClientId: CLIENT_ID })).status).toBe(200)
    }
  })

  test('needs a refresh token', async () => {
    const { email } = await house.createUser()
    const { AccessToken } = await signIn(email)
    expect(
      (await house.call('RevokeToken', { Token: AccessToken, ClientId: CLIENT_ID })).answer,
    ).toMatchObject({
      __type: 'UnsupportedTokenTypeException',
    })
  })

  test('everywhere ends every sign-in of this user and of nobody else', async () => {
    const { email } = await house.createUser()
    const somebody = await house.createUser()
    const [here, there, other] = [await signIn(email), await signIn(email), await signIn(somebody.email)]
    expect((await house.call('GlobalSignOut', { AccessToken: here.AccessToken })).answer).toEqual({})
    for (const { RefreshToken, AccessToken } of [here, there]) {
      expect((await refresh(RefreshToken)).status).toBe(400)
      expect((await house.call('GetUser', { AccessToken })).status).toBe(400)
    }
    expect((await refresh(other.RefreshToken)).status).toBe(200)
    await signIn(email)
  })
})

describe('an account', () => {
  test('is created once for an address, whatever its case', async () => {
    const { email, sub } = await house.createUser()
    const again = { email: email.toUpperCase(), password: 'Another-Horse-7' }
    await expect(house.pool.createUser(again)).rejects.toMatchObject({ type: 'UsernameExistsException' })
    expect(await house.pool.createUser({ ...again, onConflict: 'keep' })).toEqual({ sub })
    await signIn(email)
  })

  test('has the id that it was given, and only one account has it', async () => {
    const id = '018f3a52-7a8b-4d1c-9e2f-3a4b5c6d7e8f'
    expect((await house.createUser({ id })).sub).toBe(id)
    await expect(house.createUser({ id })).rejects.toMatchObject({ type: 'UsernameExistsException' })
  })

  test('cannot get a password while it does not exist', async () => {
    await expect(house.pool.setPassword('nobody@example.test', PASSWORD)).rejects.toMatchObject({
      type: 'UserNotFoundException',
    })
  })

  test('that is deleted takes its tokens along', async () => {
    const { email, sub } = await house.createUser()
    const { AccessToken, RefreshToken } = await signIn(email)
    await house.db.deleteFrom('identity_user').where('sub', '=', sub).execute()
    expect((await house.call('GetUser', { AccessToken })).answer).toEqual(
      refusal('UserNotFoundException', 'User does not exist.'),
    )
    expect((await refresh(RefreshToken)).answer).toEqual(
      refusal('NotAuthorizedException', 'Invalid Refresh Token'),
    )
  })
})

test('what has expired is swept and what has not stays', async () => {
  const old = await house.createUser()
  await signIn(old.email)
  await house.call('InitiateAuth', passwordSignIn(old.email, 'Wrong-Horse-7'))
  const temporary = await house.createUser({ status: 'FORCE_CHANGE_PASSWORD' })
  await house.call('InitiateAuth', passwordSignIn(temporary.email, PASSWORD))
  house.world.now += 31 * DAY
  const fresh = await house.createUser()
  const { RefreshToken } = await signIn(fresh.email)
  await house.pool.sweep()
  const counts = await Promise.all(
    (['identity_refresh_token', 'identity_challenge', 'identity_throttle'] as const).map(
      async (table) => (await house.db.selectFrom(table).selectAll().execute()).length,
    ),
  )
  // The address of the last sign-in still has its row.
  expect(counts).toEqual([1, 0, 1])
  expect((await refresh(RefreshToken)).status).toBe(200)
})
