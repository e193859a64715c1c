import { sessionEndpoints } from '#shared/contract/endpoints/session.ts'
import { SECOND } from '#shared/lib/time.ts'
import { createCall } from '../call/call.ts'
import { onceWith } from '../call/send.ts'
import type { Tokens } from './session-database.ts'
import type { Fetch, PoolTokens } from '../user-pool/user-pool.ts'

/** Gives the refresh token away to where no script can read it. Throws an `ApiError`. */
export async function keepSession(fetch: Fetch, { refreshToken, ...tokens }: PoolTokens): Promise<Tokens> {
  const call = createCall({ fetch, token: onceWith(tokens.idToken) })
  const { half } = await call(sessionEndpoints.keepSession, { body: { refreshToken } })
  return { ...tokens, half }
}

/** New tokens for a kept session. Throws an `ApiError`. */
export async function renewSession(fetch: Fetch, half: string, now: number): Promise<Tokens> {
  const renewed = await createCall({ fetch })(sessionEndpoints.renewSession, { body: { half } })
  const { idToken, accessToken, expiresIn } = renewed
  return { idToken, accessToken, half, expiresAt: now + expiresIn * SECOND }
}

/** Ends a kept session for good. Throws an `ApiError`. */
export const endSession = (fetch: Fetch, half: string): Promise<void> =>
  createCall({ fetch })(sessionEndpoints.endSession, { body: { half } })
