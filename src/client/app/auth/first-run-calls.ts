import { firstRunEndpoints } from '#shared/contract/endpoints/first-run.ts'
import type { FirstRun } from '#shared/contract/first-run.ts'
import { beginSignIn, type SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { FirstRunFields } from '#client/features/auth/first-run/first-run-fields.ts'
import { callOpenly } from './call-openly.ts'
import { openPool } from './open-pool.ts'
import { tokensOf } from './provider.ts'

/** Rejects with a refusal for a link that is not good any more. */
export const checkSetUpLink = (token: string): Promise<void> =>
  callOpenly(firstRunEndpoints.checkSetUpLink, { body: { token } })

/** A hosted user pool gives its tokens to its user alone, who signs in with what they have just typed, or later. */
export async function setUpSite(token: string, fields: FirstRunFields): Promise<SignInStep | undefined> {
  const { firstName, lastName, email, password, organization, timeZone, hasPSA } = fields
  const order: FirstRun = {
    token,
    owner: { first_name: firstName, last_name: lastName, email: email.trim(), password },
    organization: { name: organization, time_zone: timeZone, metadata: { hasPSA } },
  }
  const signedIn = await callOpenly(firstRunEndpoints.setUpSite, { body: order })
  if (signedIn !== null) return tokensOf(signedIn)
  const credentials = { email: order.owner.email, password, captcha: undefined }
  return beginSignIn(await openPool(), credentials).catch(() => undefined)
}
