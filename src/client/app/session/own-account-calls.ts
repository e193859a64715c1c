import { invariant } from '#shared/lib/invariant.ts'
import { UserPoolError, type PoolTokens } from '#client/data/user-pool/user-pool.ts'
import { replaceOwnPassword, turnOffSecondFactor } from '#client/data/user-pool/own-account.ts'
import { beginSignIn } from '#client/data/user-pool/sign-in-step.ts'
import { associateSoftwareToken, hasSecondFactor } from '#client/data/user-pool/software-token.ts'
import type { OwnPassword } from '#client/features/auth/own-password/own-password.machine.ts'
import type { SecretAssociation } from '#client/features/auth/setup-mfa/setup-mfa.machine.ts'
import { openPool } from '../auth/open-pool.ts'
import { readSite } from '../auth/site.ts'
import { freshTokens } from './fresh-tokens.ts'

/** What the pool is asked with by whoever is signed in; it never gets the refresh token from here. */
async function poolTokens(): Promise<PoolTokens> {
  const tokens = await freshTokens()
  invariant(tokens, 'somebody is signed in')
  const { idToken, accessToken, expiresAt } = tokens
  return { idToken, accessToken, expiresAt, refreshToken: '' }
}

export const changeOwnPassword = async ({ current, password }: OwnPassword): Promise<void> => {
  const { accessToken } = await poolTokens()
  await replaceOwnPassword(await openPool(), accessToken, { current, password })
}

export const readSecondFactor = async (): Promise<boolean> =>
  hasSecondFactor(await openPool(), await poolTokens())

export const loadOwnSecret = async (): Promise<SecretAssociation> =>
  associateSoftwareToken(await openPool(), { tokens: await poolTokens() })

/** Shows the pool the password by a sign-in that goes no further, and turns the second factor off. */
export async function endSecondFactor(email: string, password: string): Promise<void> {
  const client = await openPool()
  const { accessToken } = await poolTokens()
  const captcha = (await readSite()).captcha ? await (await import('./captcha.ts')).solveCaptcha() : undefined
  const step = await beginSignIn(client, { email, password, captcha })
  // An account that waits for another password shows nothing by this one.
  if ('challenge' in step && step.challenge.name === 'NEW_PASSWORD_REQUIRED')
    throw new UserPoolError('Challenge', step.challenge.name)
  await turnOffSecondFactor(client, accessToken)
}
