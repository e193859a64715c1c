import { randomBytes } from 'node:crypto'
import { consentLimits } from '#shared/domain/integrations/consent-limits.ts'
import { hashToken } from '#server/identity/tokens/token-hash.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** Remembers that this user wants to connect a company, or (null) the organization's partner; gives the state that comes back with the vendor's answer. */
export async function beginAttempt(
  db: Db,
  { organizationId, userId }: Scope,
  customerId: string | null,
  now: number,
): Promise<string> {
  const state = randomBytes(32).toString('base64url')
  await db
    .insertInto('consent_attempt')
    .values({
      state_hash: hashToken(state),
      organization_id: organizationId,
      user_id: userId,
      customer_id: customerId,
      expires_at: new Date(now + consentLimits.answer),
    })
    .execute()
  return state
}

/** The company that this user wanted to connect, null for a partner, once and in time; undefined for any other state. */
export async function spendAttempt(
  db: Db,
  { organizationId, userId }: Scope,
  state: string,
  now: number,
): Promise<string | null | undefined> {
  const spent = await db
    .deleteFrom('consent_attempt')
    .where('state_hash', '=', hashToken(state))
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date(now))
    .returning('customer_id')
    .executeTakeFirst()
  return spent?.customer_id
}

export const sweepConsentAttempts = (db: Db, now: number) =>
  db.deleteFrom('consent_attempt').where('expires_at', '<=', new Date(now)).execute()
