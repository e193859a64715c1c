import { sql } from 'kysely'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Work } from '#server/platform/sync/work.ts'

interface Company {
  organizationId: string
  customerId: string
}

/** The last good answer of each source of a company, under the plans that its tenant has now. */
export async function lastAnswers(
  tx: Tx,
  { organizationId, customerId }: Company,
  servicePlans: Snapshot['servicePlans'],
): Promise<Snapshot> {
  const { rows } = await sql<{ source: string; at: string; value: unknown }>`
    select source, to_char(read_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, value
    from source_reading
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and read_at is not null`.execute(
    tx,
  )
  return {
    servicePlans,
    sources: Object.fromEntries(
      rows.map(({ source, at, value }) => [source, { outcome: 'read', at, value }]),
    ),
  }
}

/** Keeps what every source said, in the place of what it said before; a failure leaves the last answer beside it. */
export async function keepReadings(
  tx: Tx,
  { organizationId, customerId }: Company,
  { sources }: Snapshot,
): Promise<void> {
  const rows = Object.entries(sources).map(([source, reading]) =>
    reading.outcome === 'read'
      ? { source, asked_at: reading.at, failure: null, read_at: reading.at, value: reading.value }
      : { source, asked_at: reading.at, failure: reading.reason, read_at: null, value: null },
  )
  await sql`
    insert into source_reading (organization_id, customer_id, source, asked_at, failure, read_at, value)
    select ${organizationId}::uuid, ${customerId}::uuid, r.source, r.asked_at, r.failure, r.read_at, r.value
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      source text, asked_at timestamptz, failure text, read_at timestamptz, value jsonb)
    on conflict (organization_id, customer_id, source) do update set
      asked_at = excluded.asked_at, failure = excluded.failure,
      read_at = coalesce(excluded.read_at, source_reading.read_at),
      value = case when excluded.failure is null then excluded.value else source_reading.value end`.execute(
    tx,
  )
}

/** Takes away what these sources said of a company, as if they had never been read. */
export async function forgetSources(
  work: Work,
  customerId: string,
  sources: readonly string[],
): Promise<void> {
  await sql`
    delete from source_reading
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid
      and source = any(${[...sources]}::text[])`.execute(work.tx)
  await work.load('tenantAnswers', [customerId])
  const { row: told } = work.get('tenantAnswers', customerId)
  if (!told) return
  const kept = Object.entries(told.answers).filter(([source]) => !sources.includes(source))
  if (kept.length < Object.keys(told.answers).length)
    work.put('tenantAnswers', { ...told, answers: Object.fromEntries(kept) })
}
