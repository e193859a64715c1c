import { sql } from 'kysely'
import { grantedSources, sourcesOf } from '#shared/domain/alerts/source-vendors.ts'
import { TENANT_APPLICATION, type VendorApplication } from '#shared/domain/integrations/applications.ts'
import type { Work } from '#server/platform/sync/work.ts'

/**
 * Forgets how far the logs of an integration were read, and how they stand: the next one is read from its own beginning.
 * Alerts stay, as what people did with them does, and so do the logs of the company's other vendors.
 */
export async function forgetFeeds(work: Work, customerId: string, type: VendorApplication): Promise<void> {
  const { organizationId, tx } = work
  const own = sourcesOf(type)
  const isGone = (source: string) =>
    type === TENANT_APPLICATION ? !grantedSources.includes(source) : own.includes(source)
  const which =
    type === TENANT_APPLICATION
      ? sql`source <> all(${[...grantedSources]}::text[])`
      : sql`source = any(${[...own]}::text[])`
  for (const table of ['feed_cursor', 'feed_unread'] as const)
    await sql`
      delete from ${sql.table(table)}
      where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and ${which}`.execute(
      tx,
    )
  await work.load('feedStates', [customerId])
  const { row } = work.get('feedStates', customerId)
  if (!row) return
  const sources = row.sources.filter(({ source }) => !isGone(source))
  if (sources.length === 0) work.remove('feedStates', customerId)
  else if (sources.length < row.sources.length) work.put('feedStates', { ...row, sources })
}
