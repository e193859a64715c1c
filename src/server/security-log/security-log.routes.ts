import { endpoints } from '#shared/contract/endpoints.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireOwn } from '#server/platform/sync/scope.ts'
import type { SecurityLog } from './security-log.ts'
import { listSecurityEvents } from './security-log.store.ts'

/** What happened to the accounts of an organization, for its owners alone. */
export function mountSecurityLogRoutes(
  { mount }: Mounts,
  { db, securityLog }: { db: Db; securityLog: Pick<SecurityLog, 'settled'> },
) {
  mount(endpoints.listSecurityEvents, async ({ c, params, query }) => {
    requireOwn(c.var.scope, params.id)
    // Who has just done something finds it.
    await securityLog.settled()
    return listSecurityEvents(db, c.var.scope, query)
  })
}
