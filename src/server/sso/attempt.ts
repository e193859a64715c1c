import { z } from 'zod'
import { MINUTE } from '#shared/lib/time.ts'
import { seal, unseal } from '#server/platform/keys/sealed.ts'
import { hashToken } from '#server/identity/tokens/token-hash.ts'
import type { Db } from '#server/platform/database/database.ts'

/** How long somebody may take at the provider. */
export const attemptLifetime = 10 * MINUTE

const OWNER = 'sign-on attempt'

const attemptSchema = z.object({
  /** Comes back with the browser. */
  state: z.string(),
  /** Comes back within the identity token. */
  nonce: z.string(),
  /** Proves to the provider that who redeems the code is who asked for it (PKCE). */
  verifier: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
})

/** What belongs to one way to the provider and back. */
export type Attempt = z.infer<typeof attemptSchema>

/** For the browser to keep: it cannot read it, and nobody else's opens. */
export const sealAttempt = (secret: Buffer, attempt: Attempt): string =>
  seal(secret, OWNER, JSON.stringify(attempt))

/** The attempt that a browser has begun; undefined for what was not sealed here, or is too old. */
export function openAttempt(secret: Buffer, sealed: string, now: number): Attempt | undefined {
  try {
    const attempt = attemptSchema.parse(JSON.parse(unseal(secret, OWNER, sealed)))
    return attempt.until > now ? attempt : undefined
  } catch {
    return undefined
  }
}

/** True for the first who comes back with it, in whichever process. */
export async function spend(db: Db, { state, until }: Attempt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sso_spent_state')
    .values({ state_hash: hashToken(state), expires_at: new Date(until) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const sweepSpentStates = (db: Db, now: number) =>
  db.deleteFrom('sso_spent_state').where('expires_at', '<', new Date(now)).execute()
