import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'

/** The user pool, embedded or hosted, by its own protocol. */
export interface PoolCalls {
  clientId: string
  fetch: (init: RequestInit) => Promise<Response>
}

const renewed = z.object({
  AuthenticationResult: z.object({ IdToken: z.string(), AccessToken: z.string(), ExpiresIn: z.number() }),
})

/** New tokens for a refresh token. Throws `sessionUnverified` where it is good no more, or `signInUnreachable`. */
export async function renewTokens(pool: PoolCalls, refreshToken: string) {
  const answer = await call(pool, 'GetTokensFromRefreshToken', {
    ClientId: pool.clientId,
    RefreshToken: refreshToken,
  })
  const parsed = renewed.safeParse(answer)
  if (!parsed.success) throw new AppError('signInUnreachable')
  const { IdToken, AccessToken, ExpiresIn } = parsed.data.AuthenticationResult
  return { idToken: IdToken, accessToken: AccessToken, expiresIn: ExpiresIn }
}

/** Ends a refresh token, as far as the pool hears. */
export const revokeToken = (pool: PoolCalls, refreshToken: string): Promise<unknown> =>
  call(pool, 'RevokeToken', { ClientId: pool.clientId, Token: refreshToken }).catch(() => undefined)

async function call({ fetch }: PoolCalls, operation: string, body: object): Promise<unknown> {
  const response = await fetch({
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new AppError('signInUnreachable', { cause })
  })
  if (response.status >= 500) throw new AppError('signInUnreachable')
  if (!response.ok) throw new AppError('sessionUnverified')
  return response.json().catch(() => undefined)
}
