import { describe, expect, test } from 'vitest'
import { ApiError } from '#client/data/call/api-error.ts'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import { confirmForgotPassword, confirmSignUp, forgotPassword, resendConfirmationCode } from './codes.ts'
import { type PoolProblem, poolProblemOf } from './pool-problem.ts'
import { answerCode, answerNewPassword, beginSignIn, type Challenge } from './sign-in-step.ts'
import { associateSoftwareToken, confirmSoftwareToken, hasSecondFactor } from './software-token.ts'

const result = {
  AuthenticationResult: { IdToken: 'id', AccessToken: 'ac', RefreshToken: 're', ExpiresIn: 60 },
}
const tokens = {
  idToken: 'id',
  accessToken: 'ac',
  refreshToken: 're',
  expiresAt: expect.any(Number) as number,
}

/** A pool that gives these answers, and keeps what it was asked. */
function pool(...answers: object[]) {
  const asked: [string, object][] = []
  return {
    asked,
    client: {
      pool: { url: '/identity/', clientId: 'c1' },
      fetch: async (_url: string, { headers, body }: RequestInit) => {
        const target = (headers as Record<string, string>)['X-Amz-Target'] ?? ''
        asked.push([target.replace('AWSCognitoIdentityProviderService.', ''), JSON.parse(body as string)])
        const answer = answers.shift() ?? {}
        return Response.json(answer, { status: '__type' in answer ? 400 : 200 })
      },
    },
  }
}

const challenge: Challenge = { name: 'NEW_PASSWORD_REQUIRED', session: 's1', username: 'sub' }
const credentials = { email: ' jo@example.test ', password: 'p', captcha: undefined }

describe('a sign-in', () => {
  test('brings tokens', async () => {
    const { client, asked } = pool(result)
    expect(await beginSignIn(client, credentials)).toEqual({ tokens })
    expect(asked).toEqual([
      [
        'InitiateAuth',
        {
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: 'c1',
          AuthParameters: { USERNAME: 'jo@example.test', PASSWORD: 'p' },
        },
      ],
    ])
  })

  test('brings the proof of work along', async () => {
    const { client, asked } = pool(result)
    await beginSignIn(client, { ...credentials, captcha: 'proof' })
    expect(asked[0]?.[1]).toMatchObject({ ClientMetadata: { captcha: 'proof' } })
  })

  test.each([
    [{ USER_ID_FOR_SRP: 'sub' }, 'sub'],
    [{}, 'jo@example.test'],
  ])(
    'may bring a question, to be answered in the name of %j (AUTH-14)',
    async (ChallengeParameters, username) => {
      const { client } = pool({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 's1', ChallengeParameters })
      expect(await beginSignIn(client, credentials)).toEqual({
        challenge: { name: 'SOFTWARE_TOKEN_MFA', session: 's1', username },
      })
    },
  )

  test('with a question that this app does not know is refused as one', async () => {
    const { client } = pool({ ChallengeName: 'SMS_MFA', Session: 's1' })
    await expect(beginSignIn(client, credentials)).rejects.toThrow(new UserPoolError('Challenge', 'SMS_MFA'))
  })

  test('that something else answers is no sign-in', async () => {
    const { client } = pool({ hello: 'portal' })
    await expect(beginSignIn(client, credentials)).rejects.toThrow(UserPoolUnreachable)
  })

  test('goes on with a new password, and then a code, each with the latest session', async () => {
    const { client, asked } = pool(
      { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 's2', ChallengeParameters: { USER_ID_FOR_SRP: 'sub' } },
      result,
    )
    const next = await answerNewPassword(client, challenge, 'n')
    if (!('challenge' in next)) throw new Error('The pool asks for a code')
    expect(await answerCode(client, next.challenge, '730519')).toEqual({ tokens })
    expect(asked).toEqual([
      [
        'RespondToAuthChallenge',
        {
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          ClientId: 'c1',
          Session: 's1',
          ChallengeResponses: { USERNAME: 'sub', NEW_PASSWORD: 'n' },
        },
      ],
      [
        'RespondToAuthChallenge',
        {
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          ClientId: 'c1',
          Session: 's2',
          ChallengeResponses: { USERNAME: 'sub', SOFTWARE_TOKEN_MFA_CODE: '730519' },
        },
      ],
    ])
  })
})

describe('an authenticator', () => {
  test('is set up during a sign-in with the session that each answer gives', async () => {
    const setup = { challenge: { ...challenge, name: 'MFA_SETUP' as const } }
    const { client, asked } = pool(
      { SecretCode: 'JBSW', Session: 's2' },
      { Status: 'SUCCESS', Session: 's3' },
      result,
    )
    const associated = await associateSoftwareToken(client, setup)
    expect(associated.secret).toBe('JBSW')
    expect(await confirmSoftwareToken(client, associated.setup, '730519')).toEqual({ tokens })
    expect(asked).toEqual([
      ['AssociateSoftwareToken', { Session: 's1' }],
      ['VerifySoftwareToken', { Session: 's2', UserCode: '730519' }],
      [
        'RespondToAuthChallenge',
        {
          ChallengeName: 'MFA_SETUP',
          ClientId: 'c1',
          Session: 's3',
          ChallengeResponses: { USERNAME: 'sub' },
        },
      ],
    ])
  })

  test('is set up after one with the access token, and made the second factor', async () => {
    const setup = { tokens: { idToken: 'id', accessToken: 'ac', refreshToken: 're', expiresAt: 0 } }
    const { client, asked } = pool({ SecretCode: 'JBSW' }, { Status: 'SUCCESS' }, {})
    const associated = await associateSoftwareToken(client, setup)
    expect(await confirmSoftwareToken(client, associated.setup, '730519')).toEqual(setup)
    expect(asked).toEqual([
      ['AssociateSoftwareToken', { AccessToken: 'ac' }],
      ['VerifySoftwareToken', { AccessToken: 'ac', UserCode: '730519' }],
      [
        'SetUserMFAPreference',
        { AccessToken: 'ac', SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } },
      ],
    ])
  })

  test.each([
    [{ Username: 'sub', PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }, true],
    [{ Username: 'sub' }, false],
  ])('is seen in %j (AUTH-14): %s', async (user, has) => {
    const { client } = pool(user)
    expect(await hasSecondFactor(client, { ...tokens, expiresAt: 0 })).toBe(has)
  })
})

test('codes are requested and used in the words of the pool', async () => {
  const { client, asked } = pool()
  await forgotPassword(client, ' jo@example.test')
  await confirmForgotPassword(client, { email: 'jo@example.test', code: '730519', password: 'n' })
  await resendConfirmationCode(client, 'jo@example.test')
  await confirmSignUp(client, 'jo@example.test', '730519')
  const whose = { ClientId: 'c1', Username: 'jo@example.test' }
  expect(asked).toEqual([
    ['ForgotPassword', whose],
    ['ConfirmForgotPassword', { ...whose, ConfirmationCode: '730519', Password: 'n' }],
    ['ResendConfirmationCode', whose],
    ['ConfirmSignUp', { ...whose, ConfirmationCode: '730519' }],
  ])
})

test('who is disabled is told so by the server as by the pool', () => {
  expect(poolProblemOf(new ApiError('server', { code: 'accountDisabled' }))).toBe('accountDisabled')
  expect(poolProblemOf(new ApiError('foreign', { status: 200 }))).toBe('unreachable')
})

test.each<[string, string, PoolProblem]>([
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'attemptLimit'],
  ['TooManyRequestsException', 'Rate exceeded', 'attemptLimit'],
  ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'expiredCode'],
  ['CodeMismatchException', 'Invalid verification code provided, please try again.', 'invalidCode'],
  ['EnableSoftwareTokenMFAException', 'Code mismatch', 'invalidCode'],
  ['UserNotConfirmedException', 'User is not confirmed.', 'userNotConfirmed'],
  ['UserNotFoundException', 'User does not exist.', 'userNotFound'],
  ['UsernameExistsException', 'An account with the given email already exists.', 'accountExists'],
  ['PasswordResetRequiredException', 'Password reset required for the user', 'passwordResetRequired'],
  ['NotAuthorizedException', 'Incorrect username or password.', 'invalidLogin'],
  ['NotAuthorizedException', 'User is disabled.', 'accountDisabled'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'attemptLimit'],
  ['NotAuthorizedException', 'User password cannot be reset in the current state.', 'cannotResetPassword'],
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'sessionUnverified'],
  ['NotAuthorizedException', 'Access Token has been revoked', 'sessionUnverified'],
  [
    'NotAuthorizedException',
    'Temporary password has expired and must be reset by an administrator.',
    'temporaryPasswordExpired',
  ],
  ['InternalThing', 'attempts exceeded', 'unexpected'],
])('%s with “%s” is %s (AUTH-36)', (type, message, problem) => {
  expect(poolProblemOf(new UserPoolError(type, message))).toBe(problem)
})
