import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { CONTACT_KINDS, type ContactLists } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import { answered } from '#server/connectors/answered.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Db } from '#server/platform/database/database.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { tenantOf } from '#server/posture/tenant-of.ts'

export interface ContactsParts {
  db: Db
  tables: EntityTables
  pokes: Pick<Pokes, 'publish'>
  vendors: Vendors
  now: () => number
}

interface AskedContacts {
  organizationId: string
  integrationId: string
}

/**
 * Reads whom the vendor writes to at the tenant of an integration, and tells devices. Where that is refused, what was read earlier
 * stays, with the reason. Of two readings at once the later one counts. An integration that is gone meanwhile is left alone.
 */
export async function readTenantContacts(parts: ContactsParts, asked: AskedContacts): Promise<void> {
  const at = parts.now()
  const tenant = await tenantOf(parts.db, asked)
  if (!tenant) return
  const connector = capabilityOf(parts.vendors, TENANT_APPLICATION, 'contacts')(tenant.tenant_id)
  const read = await answered(connector.read)
  await commit(parts, asked.organizationId, async (work) => {
    await work.load('integration', [asked.integrationId])
    const { row: integration } = work.get('integration', asked.integrationId)
    if (integration?.tenant_id !== tenant.tenant_id) return
    const { customer_id } = integration
    await work.load('tenantContacts', [customer_id])
    const { row: before } = work.get('tenantContacts', customer_id)
    const readAt = before?.read_at ?? null
    if (readAt !== null && Date.parse(readAt) > at) return
    const ids = { id: customer_id, customer_id }
    if (!('reason' in read))
      work.put('tenantContacts', {
        ...ids,
        unread: null,
        read_at: new Date(at).toISOString(),
        contacts: keepable(read),
      })
    else if (before?.unread !== read.reason)
      work.put('tenantContacts', {
        ...ids,
        unread: read.reason,
        read_at: readAt,
        contacts: before?.contacts ?? null,
      })
  })
}

const keepable = (lists: ContactLists): ContactLists => {
  const kept = CONTACT_KINDS.map((kind) => [kind, lists[kind].map(keepableText)])
  return Object.fromEntries(kept) as ContactLists
}
