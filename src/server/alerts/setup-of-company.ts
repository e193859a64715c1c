import { sql } from 'kysely'
import type { EventSetup } from '#shared/domain/alerts/event-setup.ts'
import { eventSetupOf, type UsualSetup, usualSetupId } from '#shared/domain/alerts/usual-setup.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import { usualSetupTable } from './alert.tables.ts'
import type { Company } from './tenant-event.store.ts'

/** What detections of a company go by now: what people say is usual, and what its directory says of its accounts. */
export async function setupOfCompany(tx: Tx, company: Company): Promise<EventSetup> {
  const { organizationId, customerId } = company
  const ids = [usualSetupId(null), usualSetupId(customerId)]
  const { rows: said } = await sql<{ row: UsualSetup }>`
    select ${sql.raw(rowAsJson(usualSetupTable))} as row from usual_setup t
    where t.organization_id = ${organizationId}::uuid and t.id = any(${ids}::uuid[])`.execute(tx)
  const of = (id: string | null) => said.find(({ row }) => row.customer_id === id)?.row
  const { rows: accounts } = await sql<{ name: string; id: string | null; admin: boolean }>`
    select lower(username) as name, entra_id::text as id, coalesce(is_admin, false) as admin
    from employee
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and directory = 'present' and (is_admin or sign_in_enabled = false)`.execute(tx)
  const { rows: domains } = await sql<{ domain: string }>`
    select distinct lower(split_part(username, '@', 2)) as domain from employee
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and directory = 'present' and username like '%@%'`.execute(tx)
  const names = (wanted: boolean) =>
    accounts
      .filter(({ admin }) => admin === wanted)
      .flatMap(({ name, id }) => [name, id ?? ''].filter(Boolean))
  return eventSetupOf(customerId, of(null), of(customerId), {
    administrators: names(true),
    // Nobody signs in to an account whose sign-in is blocked, as that of a shared mailbox is.
    sharedMailboxes: names(false),
    ownDomains: domains.map(({ domain }) => domain).filter(Boolean),
  })
}
