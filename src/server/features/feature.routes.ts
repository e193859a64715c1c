import { endpoints } from '#shared/contract/endpoints.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { requireOwn } from '#server/platform/sync/scope.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { listFeatureFlags } from './feature.store.ts'

interface Parts {
  db: Db
  tables: EntityTables
  pokes: Pokes
}

export function mountFeatureRoutes(mount: Mount, parts: Parts) {
  mount(endpoints.listFeatureFlags, async ({ c }) =>
    (await listFeatureFlags(parts.db, c.var.scope)).map(({ feature, enabled }) => ({ feature, enabled })),
  )

  mount(endpoints.toggleFeature, async ({ c, params, body }) => {
    requireOwn(c.var.scope, params.id)
    const { version } = await unitOfWork(parts, params.id, async (work) => {
      await work.load('featureFlag', [body.feature])
      work.put('featureFlag', { id: body.feature, ...body })
    })
    if (version !== undefined) parts.pokes.publish(params.id, version)
    return body
  })
}
