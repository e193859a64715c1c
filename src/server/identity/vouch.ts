import { invariant } from '#shared/lib/invariant.ts'
import type { SignedIn } from '#shared/contract/signed-in.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { SignInProof } from './identity.tables.ts'
import { PoolError } from './pool-error.ts'
import type { UserPool } from './user-pool.ts'

/** Tokens for a user whom the server vouches for. Who is unknown or disabled is `notAuthorized` alike (AUTH-37). */
export async function vouchFor(
  { signInAs }: Pick<UserPool, 'signInAs'>,
  sub: string,
  proof: SignInProof,
): Promise<SignedIn> {
  const { IdToken, AccessToken, RefreshToken, ExpiresIn } = await signInAs(sub, proof).catch(
    (cause: unknown) => {
      throw cause instanceof PoolError ? new AppError('notAuthorized', { cause }) : cause
    },
  )
  invariant(RefreshToken, 'a new sign-in has a refresh token')
  return { idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken, expiresIn: ExpiresIn }
}
