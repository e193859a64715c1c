import { sql } from 'kysely'
import { fullSubscription } from '#shared/domain/licenses/subscription.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'

/** Gives organizations in a trial, under way or over, everything there is to buy; what was bought stays. */
export async function licenseOrganizations(parts: { db: Db; tables: EntityTables }): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select organization_id as id from subscription where billing in ('trial', 'trial expired')`.execute(
    parts.db,
  )
  for (const { id } of rows) {
    await unitOfWork(parts, id, async (work) => {
      await work.load('subscription', [id])
      work.put('subscription', fullSubscription(id))
    })
  }
}
