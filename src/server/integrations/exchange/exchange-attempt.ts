import { randomBytes } from 'node:crypto'
import { exchangeLimits } from '#shared/domain/integrations/exchange-limits.ts'
import { hashToken } from '#server/identity/tokens/token-hash.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** Remembers that this user was given a script for a company; gives the state that comes back with its output. */
export async function beginExchange(
  db: Db,
  { organizationId, userId }: Scope,
  customerId: string,
  now: number,
): Promise<string> {
  const state = randomBytes(32).toString('base64url')
  await db
    .insertInto('exchange_attempt')
    .values({
      state_hash: hashToken(state),
      organization_id: organizationId,
      user_id: userId,
      customer_id: customerId,
      expires_at: new Date(now + exchangeLimits.answer),
      spent_at: null,
    })
    .execute()
  return state
}

/** Takes the output of a script, once and in time. Throws where it is not this user's, for this company, or not good any more. */
export async function spendExchange(
  db: Db,
  { organizationId, userId }: Scope,
  { state, customerId }: { state: string; customerId: string },
  now: number,
): Promise<void> {
  const attempt = await db
    .selectFrom('exchange_attempt')
    .select(['customer_id', 'expires_at', 'spent_at'])
    .where('state_hash', '=', hashToken(state))
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!attempt) throw new AppError('exchangeNotAsked')
  if (attempt.customer_id !== customerId) throw new AppError('exchangeOtherTenant')
  if (attempt.spent_at !== null) throw new AppError('exchangeCodeRedeemed')
  if (new Date(attempt.expires_at).getTime() <= now) throw new AppError('exchangeCodeExpired')
  const spent = await db
    .updateTable('exchange_attempt')
    .set({ spent_at: new Date(now) })
    .where('state_hash', '=', hashToken(state))
    .where('spent_at', 'is', null)
    .returning('customer_id')
    .executeTakeFirst()
  // Two who hand in the same output at once: the second is told so.
  if (!spent) throw new AppError('exchangeCodeRedeemed')
}

/** An hour longer than they are good, so that a late one is told from one that never was. */
export const sweepExchangeAttempts = (db: Db, now: number) =>
  db
    .deleteFrom('exchange_attempt')
    .where('expires_at', '<=', new Date(now - exchangeLimits.answer))
    .execute()
