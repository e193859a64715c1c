import { z } from 'zod'
import { openChallenge, readChallenge, takeChallenge } from '../challenges.ts'
import type { Pool } from '../pool.ts'
import { invalidSession, userDisabled } from '../pool-error.ts'
import { isNameOf } from '../subject.ts'
import { findUser, groundOf, type PoolUser } from '../users.ts'

/** The questions that follow a right password, in the protocol's words. */
export type UserQuestion = 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA' | 'MFA_SETUP'

const stateShape = z.object({ sub: z.uuid(), ground: z.string(), isProved: z.boolean() })

/** Who was asked, and whether what was asked for is proved already. */
export interface ChallengeRequest {
  user: PoolUser
  isProved: boolean
}

/** Asks a user who knew the password for more. Gives the session that the answer has to carry. */
export async function askUser(
  pool: Pool,
  question: UserQuestion,
  user: PoolUser,
  { isProved = false }: { isProved?: boolean } = {},
): Promise<string> {
  const state: z.infer<typeof stateShape> = { sub: user.sub, ground: groundOf(user), isProved }
  return (await openChallenge(pool, question, state)).toString('base64url')
}

/** Who answers. The session stays good, for another try. Throws `NotAuthorizedException`. */
export const askedUser = async (
  pool: Pool,
  question: UserQuestion,
  session: string,
): Promise<ChallengeRequest> => readAsked(pool, await readChallenge(pool, question, tokenOf(session)))

/** Ends the session; of two right answers at the same moment only one does. Throws `NotAuthorizedException`. */
export const closeQuestion = async (
  pool: Pool,
  question: UserQuestion,
  session: string,
): Promise<ChallengeRequest> => readAsked(pool, await takeChallenge(pool, question, tokenOf(session)))

/** Throws `NotAuthorizedException` when an answer names another user than the one who was asked. */
export function requireName({ user }: ChallengeRequest, username: string): void {
  if (!isNameOf(username, [user.sub, user.email])) throw invalidSession()
}

async function readAsked({ db }: Pool, state: unknown): Promise<ChallengeRequest> {
  const { sub, ground, isProved } = stateShape.parse(state)
  const user = await findUser(db, sub)
  if (!user) throw invalidSession()
  if (!user.enabled) throw userDisabled()
  // Another password was set while the question was open, or one has to be.
  if (groundOf(user) !== ground) throw invalidSession()
  return { user, isProved }
}

const tokenOf = (session: string) => Buffer.from(session, 'base64url')
