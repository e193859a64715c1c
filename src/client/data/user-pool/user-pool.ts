import { z } from 'zod'

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

/** What the pool gives to somebody whom it has let in. */
export interface PoolTokens {
  idToken: string
  accessToken: string
  refreshToken: string
  /** When the identity token ends, in milliseconds of the device's clock. */
  expiresAt: number
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Signs in with a password alone. Where the pool asks for more than that, it is refused as a `Challenge`. */
export async function signIn(
  pool: UserPool,
  fetch: Fetch,
  email: string,
  password: string,
): Promise<PoolTokens> {
  const answer = await callPool(pool, fetch, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: pool.clientId,
    AuthParameters: { USERNAME: email.trim(), PASSWORD: password },
  })
  return tokensOf(answer, undefined)
}

/** New tokens for a refresh token. */
export async function refresh(pool: UserPool, fetch: Fetch, refreshToken: string): Promise<PoolTokens> {
  const answer = await callPool(pool, fetch, 'GetTokensFromRefreshToken', {
    ClientId: pool.clientId,
    RefreshToken: refreshToken,
  })
  return tokensOf(answer, refreshToken)
}

/** Asks the pool for one operation. Throws `UserPoolError` or `UserPoolUnreachable`. */
export async function callPool(
  { url }: UserPool,
  fetch: Fetch,
  operation: string,
  body: object,
): Promise<unknown> {
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

/** The tokens in an answer of the pool; `refreshToken` is kept where the answer has no new one. */
export function tokensOf(answer: unknown, refreshToken: string | undefined): PoolTokens {
  const { data } = resultSchema.safeParse(answer)
  const { AuthenticationResult: result, ChallengeName: challenge } = data ?? {}
  if (!result && challenge) throw new UserPoolError('Challenge', challenge)
  if (!result) throw new UserPoolUnreachable('Something else answered in the place of the user pool.')
  return {
    idToken: result.IdToken,
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken ?? refreshToken ?? '',
    expiresAt: Date.now() + result.ExpiresIn * 1000,
  }
}
