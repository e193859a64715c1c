import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { newestTasks } from '#server/company-tasks/newest-tasks.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { readRowOf } from '#server/platform/sync/read-rows.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { contactsTaskTable, tenantContactsTable } from './tenant-contacts.tables.ts'

const LISTED = 20

/** Whom the vendor writes to at a company, and changes of it (ORG-38). */
export function mountTenantContactsRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.getTenantContacts, async ({ c, params }) => {
    const { scope } = c.var
    requireCustomer(scope, params.customerId)
    const customerId = params.customerId.toLowerCase()
    const which = { customerId, taskId: undefined, most: LISTED }
    const changes = await newestTasks(db, scope, contactsTaskTable, which)
    const { unread, read_at, contacts } =
      (await readRowOf(db, tenantContactsTable, scope, customerId)) ?? neverRead
    return { customer_id: customerId, unread, read_at, contacts, changes }
  })

  mount(endpoints.putTenantContacts, async ({ c, params, body }) => {
    requireCustomer(c.var.scope, params.customerId)
    const id = body.id ?? uuidv7()
    const customerId = params.customerId.toLowerCase()
    await carryOut(bus, c, 'tenantContacts.set', { id, customerId, changes: body.changes })
    return { taskId: id }
  })
}

/** Of a company whose tenant was never read, nobody knows that it has no addresses. */
const neverRead = { unread: 'notConnected', read_at: null, contacts: null } as const
