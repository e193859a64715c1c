import { createCall } from '#client/data/call/call.ts'
import { onceWith, ownFetch } from '#client/data/call/send.ts'
import { readLogin } from '#client/data/session/login.ts'
import { hasSecondFactor } from '#client/data/user-pool/software-token.ts'
import type { Entry } from '#client/features/auth/sign-in.machine.ts'
import { openSession, type SignedInAs } from '../session/session.ts'
import { openPool } from './open-pool.ts'
import { knownSite } from './site.ts'

/** Opens the session of somebody who was let in; undefined where they have to set up a second factor first (AUTH-16). */
export async function openEntry({ tokens, isFederated }: Entry): Promise<SignedInAs | undefined> {
  const call = createCall({ fetch: ownFetch, token: onceWith(tokens.idToken) })
  const login = await readLogin({ call })
  const lacksFactor =
    login.lacksFactor ??
    (login.mfaRequired && !isFederated && !(await hasSecondFactor(await openPool(), tokens)))
  if (lacksFactor) return undefined
  return openSession({ tokens, config: await knownSite(), login, isFederated })
}
