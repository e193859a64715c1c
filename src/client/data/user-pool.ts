import { z } from 'zod'
import type { Tokens } from './session-database.ts'

/** Where the user pool is and under which client id; a hosted pool has another address. */
export interface UserPool {
  url: string
  clientId: string
}

/** What the pool refused, by the name it gives (`NotAuthorizedException` and so on). */
export class UserPoolError extends Error {
  override name = 'UserPoolError'
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

/** The pool could not be reached, or something else answered in its place. */
export class UserPoolUnreachable extends Error {
  override name = 'UserPoolUnreachable'
}

const refusalSchema = z.object({ __type: z.string(), message: z.string().default('') })
const resultSchema = z.object({
  AuthenticationResult: z
    .object({
      IdToken: z.string(),
      AccessToken: z.string(),
      RefreshToken: z.string().optional(),
      ExpiresIn: z.number(),
    })
    .optional(),
  ChallengeName: z.string().optional(),
})

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Signs in with a password. A challenge that this app cannot answer yet is refused as one. */
export async function signIn(pool: UserPool, fetch: Fetch, email: string, password: string): Promise<Tokens> {
  const answer = await call(pool, fetch, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: pool.clientId,
    AuthParameters: { USERNAME: email.trim(), PASSWORD: password },
  })
  return tokensOf(answer, undefined)
}

/** New tokens for a refresh token. */
export async function refresh(pool: UserPool, fetch: Fetch, refreshToken: string): Promise<Tokens> {
  const answer = await call(pool, fetch, 'GetTokensFromRefreshToken', {
    ClientId: pool.clientId,
    RefreshToken: refreshToken,
  })
  return tokensOf(answer, refreshToken)
}

/** Ends the refresh token. */
export const revoke = async (pool: UserPool, fetch: Fetch, refreshToken: string): Promise<void> =>
  void (await call(pool, fetch, 'RevokeToken', { ClientId: pool.clientId, Token: refreshToken }))

async function call({ url }: UserPool, fetch: Fetch, operation: string, body: object): Promise<unknown> {
  let response: Response
  let answer: unknown
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    })
    answer = await response.json()
  } catch (cause) {
    throw new UserPoolUnreachable('The user pool cannot be reached.', { cause })
  }
  if (response.ok) return answer
  const refusal = refusalSchema.safeParse(answer)
  if (!refusal.success || response.status >= 500)
    throw new UserPoolUnreachable('The user pool cannot answer now.')
  throw new UserPoolError(refusal.data.__type, refusal.data.message)
}

function tokensOf(answer: unknown, refreshToken: string | undefined): Tokens {
  const parsed = resultSchema.safeParse(answer)
  if (!parsed.success) throw new UserPoolUnreachable('Something else answered in the place of the user pool.')
  const { AuthenticationResult: result, ChallengeName: challenge } = parsed.data
  if (!result) throw new UserPoolError('Challenge', challenge ?? '')
  return {
    idToken: result.IdToken,
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken ?? refreshToken ?? '',
    expiresAt: Date.now() + result.ExpiresIn * 1000,
  }
}
