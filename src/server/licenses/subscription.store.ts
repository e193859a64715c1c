import { CompiledQuery } from 'kysely'
import { type Subscription, subscriptionSchema } from '#shared/domain/licenses/subscription.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { subscriptionTable } from './subscription.table.ts'

/** What the caller's organization has bought; undefined where nobody has noted anything. */
export async function readSubscription(db: Db, { organizationId }: Scope): Promise<Subscription | undefined> {
  const { rows } = await db.executeQuery<{ row: unknown }>(
    CompiledQuery.raw(
      `select ${rowAsJson(subscriptionTable)} as row from subscription t where t.organization_id = $1::uuid`,
      [organizationId],
    ),
  )
  return rows[0] && subscriptionSchema.parse(rows[0].row)
}
