import { sql } from 'kysely'
import { fullSubscription } from '#shared/domain/licenses/subscription.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'

/** Gives organizations in a trial, under way or over, everything there is to buy; what was bought stays. */
export async function licenseOrganizations(parts: CommitParts): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select organization_id as id from subscription where billing in ('trial', 'trial expired')`.execute(
    parts.db,
  )
  for (const { id } of rows) {
    await commit(parts, id, async (work) => {
      await work.load('subscription', [id])
      work.put('subscription', fullSubscription(id))
    })
  }
}
