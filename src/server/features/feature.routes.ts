import { endpoints } from '#shared/contract/endpoints.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { AppError } from '#server/platform/app-error.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { listFeatureFlags } from './feature.store.ts'

interface FeatureRouteParts {
  db: Db
  tables: EntityTables
  pokes: Pokes
}

export function mountFeatureRoutes({ mount }: Mounts, parts: FeatureRouteParts) {
  mount(endpoints.listFeatureFlags, async ({ c }) =>
    (await listFeatureFlags(parts.db, c.var.scope)).map(({ feature, enabled }) => ({ feature, enabled })),
  )

  mount(endpoints.toggleFeature, async ({ params, body }) => {
    await requireOrganization(parts.db, params.id)
    await commit(parts, params.id, async (work) => {
      await work.load('featureFlag', [body.feature])
      work.put('featureFlag', { id: body.feature, ...body })
    })
    return body
  })
}

/** Product administrators look after every organization (PERM-06). */
async function requireOrganization(db: Db, id: string): Promise<void> {
  const known = await db.selectFrom('organization').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new AppError('notFound')
}
