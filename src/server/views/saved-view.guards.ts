import { sql } from 'kysely'
import { savedViewId, viewLimits } from '#shared/domain/views/saved-view.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'

/** Keeps the views of an organization to a number that a menu can show. One that is there already can be replaced. */
export const savedViewGuards: Pick<Guards, 'savedView.save'> = {
  'savedView.save': async ({ work, args: { list, name } }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from saved_view
      where organization_id = ${work.organizationId}::uuid and id <> ${savedViewId(list, name)}::uuid`.execute(
      work.tx,
    )
    return (rows[0]?.count ?? 0) >= viewLimits.views ? 'maximumViewsReached' : undefined
  },
}
