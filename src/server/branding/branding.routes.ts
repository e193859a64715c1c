import type { Context } from 'hono'
import { endpoints } from '#shared/contract/endpoints.ts'
import type { BrandingChanges } from '#shared/domain/branding/branding.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut } from '#server/platform/http/command-headers.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireOwn } from '#server/platform/sync/scope.ts'
import { drawKept } from './brand-picture.ts'
import { readBranding } from './branding.store.ts'

export function mountBrandingRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.getBranding, ({ c, params }) => {
    requireOwn(c.var.scope, params.id)
    return readBranding(db, params.id)
  })

  mount(endpoints.postBranding, ({ c, params, body }) => save(c, params.id, body))
  mount(endpoints.putBranding, ({ c, params, body }) => save(c, params.id, body))

  async function save(c: Context<Environment>, organizationId: string, sent: BrandingChanges) {
    requireOwn(c.var.scope, organizationId)
    await carryOut(bus, c, 'branding.save', { organizationId, changes: await drawKept(sent) })
    return readBranding(db, organizationId)
  }
}
