import { identityEndpoints } from '#shared/contract/endpoints/identity.ts'
import { ssoEndpoints } from '#shared/contract/endpoints/sso.ts'
import { trialEndpoints } from '#shared/contract/endpoints/trial.ts'
import type { SignedIn } from '#shared/contract/signed-in.ts'
import { SECOND } from '#shared/lib/time.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { ProviderAnswer } from '#client/features/auth/sso/single-sign-on.machine.ts'
import { callOpenly } from './call-openly.ts'
import { ssoState } from './notes.ts'

/** Where Microsoft asks who somebody is. */
export async function fetchSsoUrl(): Promise<string> {
  const url = await callOpenly(ssoEndpoints.getAuthorizeUrl)
  const state = new URL(url, location.href).searchParams.get('state')
  if (state) ssoState.write(state)
  else ssoState.forget()
  return url
}

/** Signs in with what Microsoft sent back; only the browser that was sent there can. */
export async function exchangeCode({ code, state }: ProviderAnswer): Promise<SignInStep> {
  const expected = ssoState.read()
  ssoState.forget()
  if (code === '' || (expected !== undefined && expected !== state))
    throw new Error('This is not what the browser was sent to Microsoft for')
  return tokensOf(await callOpenly(ssoEndpoints.exchangeAuthorizeCode, { body: { code, state } }))
}

export const signInToTrial = async (): Promise<SignInStep> =>
  tokensOf(await callOpenly(trialEndpoints.signInToTrial, { body: {} }))

/** How the pool has an account: `FORCE_CHANGE_PASSWORD` and so on. */
export const checkStatus = async (email: string): Promise<string> =>
  (await callOpenly(identityEndpoints.getUserStatus, { body: { email } })).userStatus

export const resendInvite = (email: string): Promise<void> =>
  callOpenly(identityEndpoints.resendInvitation, { body: { email } })

/** The tokens of a sign-in that the server vouches for. */
export function tokensOf({ expiresIn, ...tokens }: SignedIn): SignInStep {
  return { tokens: { ...tokens, expiresAt: Date.now() + expiresIn * SECOND } }
}
