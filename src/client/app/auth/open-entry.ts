import { type LoginData, loginDataSchema } from '#shared/contract/login-data.ts'
import { type PoolTokens, UserPoolUnreachable } from '#client/data/user-pool.ts'
import { hasSecondFactor } from '#client/data/user-pool/software-token.ts'
import type { Entry } from '#client/features/auth/sign-in.machine.ts'
import { openSession, type SignedInAs } from '../session.ts'
import { openPool } from './open-pool.ts'
import { knownSite } from './site.ts'

/** Opens the session of somebody who was let in; undefined where they have to set up a second factor first (AUTH-16). */
export async function openEntry({ tokens, isFederated }: Entry): Promise<SignedInAs | undefined> {
  const login = await readLogin(tokens)
  const lacksFactor =
    login.lacksFactor ??
    (login.mfaRequired && !isFederated && !(await hasSecondFactor(await openPool(), tokens)))
  if (lacksFactor) return undefined
  return openSession({ tokens, config: await knownSite(), login, isFederated })
}

async function readLogin({ idToken }: PoolTokens): Promise<LoginData> {
  const response = await fetch('/api/user/login-data', {
    headers: { Authorization: `Bearer ${idToken}` },
    cache: 'no-store',
  }).catch((cause: unknown) => {
    throw new UserPoolUnreachable('The server cannot be reached.', { cause })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  const login = loginDataSchema.safeParse(answer)
  if (!response.ok || !login.success)
    throw new UserPoolUnreachable('Something else answered in the place of the server.')
  return login.data
}
