import type { SignedIn } from '#shared/contract/signed-in.ts'
import type { Attempt } from './attempt.ts'

/** A provider by which somebody signs in, and the user pool's tokens for whom it names. */
export interface SignOn {
  authorizeUrl: (attempt: Attempt) => Promise<string>
  /** Throws `notAuthorized`, `sessionUnverified` or `signInUnreachable`. */
  signIn: (code: string, attempt: Attempt) => Promise<SignedIn>
}
