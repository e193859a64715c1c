import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CLIENT_ID,
  openPoolUnderTest,
  passwordSignIn,
  POOL_ID,
  type PoolUnderTest,
  refusal,
  keyring,
} from '#tests/support/pool-under-test.ts'
import { createUserPool } from './user-pool.ts'

let house: PoolUnderTest
beforeAll(async () => {
  house = await openPoolUnderTest()
})
afterAll(() => house.close())

const signIn = { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: CLIENT_ID }
const violation = (place: string, constraint: string) =>
  refusal(
    'InvalidParameterException',
    `1 validation error detected: Value at '${place}' failed to satisfy constraint: ${constraint}`,
  )
const invalid = (message: string) => refusal('InvalidParameterException', message)

describe('a refusal', () => {
  test('has its type and text in the body and in headers', async () => {
    const { status, headers, answer } = await house.call(
      'InitiateAuth',
      passwordSignIn('nobody@example.test', 'x'),
    )
    expect(status).toBe(400)
    expect(answer).toEqual(refusal('NotAuthorizedException', 'Incorrect username or password.'))
    expect(headers.get('content-type')).toBe('application/x-amz-json-1.1')
    expect(headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:')
    expect(headers.get('x-amzn-errormessage')).toBe('Incorrect username or password.')
    expect(headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['Dance', {}, refusal('UnknownOperationException', 'The requested operation is not known.')],
    ['toString', {}, refusal('UnknownOperationException', 'The requested operation is not known.')],
    ['InitiateAuth', '{"AuthFlow":', refusal('SerializationException', 'The request is not readable JSON.')],
    ['InitiateAuth', '', refusal('SerializationException', 'The request is not readable JSON.')],
    ['InitiateAuth', '[]', refusal('SerializationException', 'Unexpected type of value.')],
    ['InitiateAuth', 'null', refusal('SerializationException', 'Unexpected type of value.')],
    [
      'InitiateAuth',
      { ...signIn, ClientId: 7 },
      refusal('SerializationException', "Unexpected type of value at 'clientId'."),
    ],
    [
      'InitiateAuth',
      { ...signIn, AuthFlow: 7 },
      refusal('SerializationException', "Unexpected type of value at 'authFlow'."),
    ],
    ['InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH' }, violation('clientId', 'Member must not be null')],
    ['InitiateAuth', { ...signIn, ClientId: null }, violation('clientId', 'Member must not be null')],
    [
      'InitiateAuth',
      { ...signIn, ClientId: 'a b' },
      violation('clientId', 'Member must satisfy regular expression pattern: [\\w+]+'),
    ],
    [
      'InitiateAuth',
      { ...signIn, ClientId: 'a'.repeat(129) },
      violation('clientId', 'Member must have length less than or equal to 128'),
    ],
    [
      'InitiateAuth',
      { ...signIn, AuthFlow: 'DANCE' },
      violation(
        'authFlow',
        'Member must satisfy enum value set: [USER_SRP_AUTH, REFRESH_TOKEN_AUTH, REFRESH_TOKEN, CUSTOM_AUTH, ADMIN_NO_SRP_AUTH, USER_PASSWORD_AUTH, ADMIN_USER_PASSWORD_AUTH, USER_AUTH]',
      ),
    ],
    [
      'InitiateAuth',
      { ...signIn, ClientId: 'somebodyelse' },
      refusal('ResourceNotFoundException', 'User pool client somebodyelse does not exist.'),
    ],
    ['InitiateAuth', signIn, invalid('Missing required parameter USERNAME')],
    [
      'InitiateAuth',
      { ...signIn, AuthParameters: { USERNAME: 'jo@example.test' } },
      invalid('Missing required parameter PASSWORD'),
    ],
    [
      'InitiateAuth',
      { ...signIn, AuthParameters: { USERNAME: '\0', PASSWORD: 'x' } },
      violation('authParameters.USERNAME', 'Member must be text'),
    ],
    [
      'InitiateAuth',
      { ...signIn, AuthParameters: { USERNAME: '\ud800', PASSWORD: 'x' } },
      violation('authParameters.USERNAME', 'Member must be text'),
    ],
    [
      'InitiateAuth',
      { ...signIn, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'jo@example.test' } },
      invalid('Missing required parameter SRP_A'),
    ],
    [
      'InitiateAuth',
      { ...signIn, AuthFlow: 'REFRESH_TOKEN_AUTH' },
      invalid('Missing required parameter REFRESH_TOKEN'),
    ],
    [
      'InitiateAuth',
      { ...signIn, AuthFlow: 'CUSTOM_AUTH' },
      invalid('CUSTOM_AUTH flow not enabled for this client'),
    ],
    [
      'InitiateAuth',
      { ...signIn, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' },
      invalid('Initiate Auth method not supported.'),
    ],
    [
      'RespondToAuthChallenge',
      { ClientId: CLIENT_ID, ChallengeName: 'SOFTWARE_TOKEN_MFA' },
      invalid('Missing required parameter Session'),
    ],
    [
      'RespondToAuthChallenge',
      { ClientId: CLIENT_ID, ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'x'.repeat(20) },
      refusal('NotAuthorizedException', 'Invalid session for the user.'),
    ],
    [
      'GetTokensFromRefreshToken',
      { ClientId: 'somebodyelse', RefreshToken: 'x' },
      refusal('ResourceNotFoundException', 'User pool client somebodyelse does not exist.'),
    ],
    [
      'RevokeToken',
      { ClientId: 'somebodyelse', Token: 'x' },
      refusal('ResourceNotFoundException', 'User pool client somebodyelse does not exist.'),
    ],
    ['GetUser', {}, violation('accessToken', 'Member must not be null')],
  ])('of %s %j is %j', async (operation, body, expected) => {
    const { status, answer } = await house.call(operation, body)
    expect({ status, answer }).toEqual({ status: 400, answer: expected })
  })

  test('counts several violations in one text', async () => {
    expect((await house.call('InitiateAuth', {})).answer).toEqual(
      invalid(
        "2 validation errors detected: Value at 'clientId' failed to satisfy constraint: Member must not be null; " +
          "Value at 'authFlow' failed to satisfy constraint: Member must not be null",
      ),
    )
  })

  test('of a request that is too large comes before it is read', async () => {
    const { status, answer } = await house.call('GetUser', { AccessToken: 'x'.repeat(200_000) })
    expect({ status, answer }).toMatchObject({
      status: 413,
      answer: { __type: 'RequestEntityTooLargeException' },
    })
  })

  test('for a fault of the pool tells nothing of it', async () => {
    const logged: unknown[] = []
    const broken = house.open({
      addressOf: () => {
        throw new Error('secret detail')
      },
      log: { info: () => {}, error: (line: unknown) => void logged.push(line) },
    })
    const response = await broken.routes.request('/', {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
      body: JSON.stringify(passwordSignIn('jo@example.test', 'Very-Secret-7')),
    })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual(refusal('InternalErrorException', 'Something went wrong'))
    expect(JSON.stringify(logged)).toContain('secret detail')
    expect(JSON.stringify(logged)).not.toContain('Very-Secret-7')
  })
})

describe('the pool', () => {
  test('answers below its path with and without a final slash', async () => {
    for (const address of [house.issuer, `${house.issuer}/`]) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
        body: '{}',
      })
      expect(response.headers.get('x-amzn-errortype')).toBe('InvalidParameterException:')
    }
  })

  test('lets a browser from anywhere send the headers that client libraries send', async () => {
    const asked =
      'content-type,x-amz-target,cache-control,x-amz-user-agent,amz-sdk-invocation-id,amz-sdk-request'
    const preflight = await fetch(`${house.issuer}/`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toBe(asked)
    const answer = await fetch(`${house.issuer}/`, {
      method: 'POST',
      headers: { origin: 'https://app.example.test' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
    )
  })

  test('describes itself', async () => {
    const response = await fetch(`${house.issuer}/.well-known/openid-configuration`)
    expect(await response.json()).toMatchObject({
      issuer: house.issuer,
      jwks_uri: `${house.issuer}/.well-known/jwks.json`,
    })
  })

  test('publishes no private part of its keys', async () => {
    const response = await fetch(`${house.issuer}/.well-known/jwks.json`)
    expect(await response.json()).toEqual({
      keys: [1, 2].map(() => ({
        alg: 'RS256',
        e: 'AQAB',
        kid: expect.any(String),
        kty: 'RSA',
        n: expect.any(String),
        use: 'sig',
      })),
    })
  })
})

test('guesses are counted for the other end of the connection, not for what a header claims', async () => {
  const { db, world, issuer } = house
  const { routes } = createUserPool({
    db,
    clock: () => world.now,
    issuer,
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    keyring,
  })
  const connection = { incoming: { socket: { remoteAddress: '::ffff:203.0.113.9' } } }
  const request = {
    method: 'POST',
    headers: {
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      'x-forwarded-for': '203.0.113.10',
    },
    body: JSON.stringify(passwordSignIn('nobody@example.test', 'x')),
  }
  expect((await routes.request('/', request, connection)).status).toBe(400)
  expect((await routes.request('/', request)).status).toBe(400)
  const counted = await db
    .selectFrom('identity_throttle')
    .select('key')
    .where('key', 'like', 'address %')
    .orderBy('key')
    .execute()
  expect(counted.map(({ key }) => key)).toEqual([
    'address 192.0.2.1',
    'address 203.0.113.9',
    'address unknown',
  ])
})
