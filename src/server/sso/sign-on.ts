import type { SignedIn } from '#shared/contract/signed-in.ts'
import type { Attempt } from './attempt.ts'

/** A provider by which somebody signs in, and the user pool's tokens for whom it names. */
export interface SignOn {
  authorizeUrl: (attempt: Attempt) => Promise<string>
  /**
   * `onNamed` hears which user the provider named, also where they are not let in. Throws `notAuthorized`,
   * `sessionUnverified` or `signInUnreachable`.
   */
  signIn: (code: string, attempt: Attempt, onNamed?: (userId: string) => void) => Promise<SignedIn>
}
