import { z } from 'zod'
import { signedInSchema } from '#shared/contract/signed-in.ts'
import { SECOND } from '#shared/lib/time.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { Landing } from '#client/features/auth/sso/single-sign-on.machine.ts'
import { askOpenly } from './ask-openly.ts'
import { ssoState } from './notes.ts'

const statusSchema = z.object({ userStatus: z.string() })

/** Where Microsoft asks who somebody is. */
export async function fetchSsoUrl(): Promise<string> {
  const url = z.string().parse(await askOpenly('GET', '/sso/microsoft/authorize-url'))
  const state = new URL(url, location.href).searchParams.get('state')
  if (state) ssoState.write(state)
  else ssoState.forget()
  return url
}

/** Signs in with what Microsoft sent back; only the browser that was sent there can. */
export async function exchangeCode({ code, state }: Landing): Promise<SignInStep> {
  const expected = ssoState.read()
  ssoState.forget()
  if (code === '' || (expected !== undefined && expected !== state))
    throw new Error('This is not what the browser was sent to Microsoft for')
  return tokensOf(await askOpenly('POST', '/sso/microsoft/authorize-code', { code, state }))
}

export const signInToTrial = async (): Promise<SignInStep> =>
  tokensOf(await askOpenly('POST', '/trial/sign-in', {}))

/** How the pool has an account: `FORCE_CHANGE_PASSWORD` and so on. */
export const checkStatus = async (email: string): Promise<string> =>
  statusSchema.parse(await askOpenly('POST', '/tools/identity/user-status', { email })).userStatus

export const resendInvite = (email: string): Promise<unknown> =>
  askOpenly('POST', '/tools/identity/invite-resend', { email })

/** The tokens of a sign-in that the server vouches for. */
export function tokensOf(answer: unknown): SignInStep {
  const { expiresIn, ...tokens } = signedInSchema.parse(answer)
  return { tokens: { ...tokens, expiresAt: Date.now() + expiresIn * SECOND } }
}
