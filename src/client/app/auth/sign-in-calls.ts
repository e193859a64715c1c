import {
  confirmForgotPassword,
  confirmSignUp,
  forgotPassword,
  resendConfirmationCode,
} from '#client/data/user-pool/codes.ts'
import {
  answerCode,
  answerNewPassword,
  beginSignIn,
  type Challenge,
} from '#client/data/user-pool/sign-in-step.ts'
import {
  associateSoftwareToken,
  confirmSoftwareToken,
  type MfaSetup,
} from '#client/data/user-pool/software-token.ts'
import type { ResetOrder } from '#client/features/auth/forgot-password/forgot-password.machine.ts'
import { openPool } from './open-pool.ts'

export { checkSetUpLink, setUpSite } from './first-run-calls.ts'
export { openEntry } from './open-entry.ts'
export { checkStatus, exchangeCode, fetchSsoUrl, resendInvite, signInToTrial } from './provider.ts'

/** What the sign-in screens ask of the user pool. It comes with the first question, not with the page. */
export const begin = async (credentials: Parameters<typeof beginSignIn>[1]) =>
  beginSignIn(await openPool(), credentials)

export const changePassword = async (challenge: Challenge, password: string) =>
  answerNewPassword(await openPool(), challenge, password)

export const enterCode = async (challenge: Challenge, code: string) =>
  answerCode(await openPool(), challenge, code)

export const loadSecret = async (setup: MfaSetup) => associateSoftwareToken(await openPool(), setup)

export const confirmSecret = async (setup: MfaSetup, code: string) =>
  confirmSoftwareToken(await openPool(), setup, code)

export const startReset = async (email: string) => forgotPassword(await openPool(), email)

export const submitReset = async (order: ResetOrder) => confirmForgotPassword(await openPool(), order)

export const confirmAccount = async (email: string, code: string) =>
  confirmSignUp(await openPool(), email, code)

export const requestCode = async (email: string) => resendConfirmationCode(await openPool(), email)
