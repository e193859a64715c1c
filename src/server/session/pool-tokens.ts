import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'

/** The user pool, embedded or hosted, by its own protocol. */
export interface PoolCalls {
  clientId: string
  /** In the name of the `caller` whose network the embedded one is to note. */
  fetch: (init: RequestInit, caller: string) => Promise<Response>
}

const renewed = z.object({
  AuthenticationResult: z.object({
    IdToken: z.string(),
    AccessToken: z.string(),
    /** Of a pool that replaces them. */
    RefreshToken: z.string().optional(),
    ExpiresIn: z.number(),
  }),
})

/** New tokens for a refresh token, and the one to renew them with next. Throws `sessionUnverified` where it is good no more, or `signInUnreachable`. */
export async function renewTokens(pool: PoolCalls, refreshToken: string, caller: string) {
  const answer = await call(pool, caller, 'GetTokensFromRefreshToken', {
    ClientId: pool.clientId,
    RefreshToken: refreshToken,
  })
  const parsed = renewed.safeParse(answer)
  if (!parsed.success) throw new AppError('signInUnreachable')
  const { IdToken, AccessToken, RefreshToken = refreshToken, ExpiresIn } = parsed.data.AuthenticationResult
  return {
    refreshToken: RefreshToken,
    tokens: { idToken: IdToken, accessToken: AccessToken, expiresIn: ExpiresIn },
  }
}

/** Ends a refresh token, as far as the pool hears. */
export const revokeToken = (pool: PoolCalls, refreshToken: string, caller: string): Promise<unknown> =>
  call(pool, caller, 'RevokeToken', { ClientId: pool.clientId, Token: refreshToken }).catch(() => undefined)

async function call({ fetch }: PoolCalls, caller: string, operation: string, body: object): Promise<unknown> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  }
  const response = await fetch(init, caller).catch((cause: unknown) => {
    throw new AppError('signInUnreachable', { cause })
  })
  if (response.status >= 500) throw new AppError('signInUnreachable')
  if (!response.ok) throw new AppError('sessionUnverified')
  return response.json().catch(() => undefined)
}
