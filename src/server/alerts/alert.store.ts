import { sql } from 'kysely'
import type { AlertRow, AlertStatus } from '#shared/domain/alerts/alert-row.ts'
import type { AlertSeverity } from '#shared/domain/alerts/alert-severity.ts'
import type { FeedStates } from '#shared/domain/alerts/feed-states.ts'
import { usualSetupId } from '#shared/domain/alerts/usual-setup.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { alertTable, feedStatesTable, usualSetupTable } from './alert.tables.ts'

interface AskedAlerts {
  customerId: string
  since?: string | undefined
  until?: string | undefined
  severity?: AlertSeverity | undefined
  status?: AlertStatus | undefined
  from: number
  size: number
}

/** The alerts of a company, the newest first. */
export async function listAlerts(
  db: Db,
  scope: Scope,
  { customerId, since, until, severity, status, from, size }: AskedAlerts,
): Promise<AlertRow[]> {
  const found = await readRows(db, alertTable, scope, {
    where: `t.customer_id = $3::uuid
      and ($4::timestamptz is null or t.last_at >= $4) and ($5::timestamptz is null or t.last_at <= $5)
      and ($6::text is null or t.severity = $6) and ($7::text is null or t.status = $7)`,
    parameters: [customerId, since ?? null, until ?? null, severity ?? null, status ?? null],
    from,
    size,
  })
  return found.map(({ row }) => row)
}

export async function readAlert(
  db: Db,
  scope: Scope,
  customerId: string,
  id: string,
): Promise<VersionedRow<'alert'> | undefined> {
  const [found] = await readRows(db, alertTable, scope, {
    where: 't.customer_id = $3::uuid and t.id = $4::uuid',
    parameters: [customerId, id],
    size: 1,
  })
  return found
}

const MOST_RECORDS = 50

/** The last records that tell of an alert, which the caller has to have been let see. */
export async function readRecords(
  db: Db,
  { organizationId }: Scope,
  { id, customer_id: customerId }: AlertRow,
): Promise<{ at: string; source: string; record: unknown }[]> {
  const { rows } = await sql<{ at: string; source: string; record: unknown }>`
    select a.at, e.event ->> 'source' as source, e.record
    from alert_event a
    join tenant_event e on e.organization_id = a.organization_id and e.customer_id = a.customer_id
      and e.reading = a.reading
    where a.organization_id = ${organizationId}::uuid and a.customer_id = ${customerId}::uuid
      and a.alert_id = ${id}::uuid
    order by a.at desc, a.reading limit ${MOST_RECORDS}`.execute(db)
  return rows.map(({ at, source, record }) => ({
    at: new Date(Number(at)).toISOString(),
    source,
    record,
  }))
}

export async function readUsualSetup(
  db: Db,
  scope: Scope,
  customerId: string | null,
): Promise<VersionedRow<'usualSetup'> | undefined> {
  const [found] = await readRows<'usualSetup'>(db, usualSetupTable, scope, {
    where: 't.id = $3::uuid',
    parameters: [usualSetupId(customerId)],
    size: 1,
  })
  return found
}

export async function readFeedStates(
  db: Db,
  scope: Scope,
  customerId: string,
): Promise<FeedStates['sources']> {
  const [found] = await readRows(db, feedStatesTable, scope, {
    where: 't.customer_id = $3::uuid',
    parameters: [customerId],
    size: 1,
  })
  return found?.row.sources ?? []
}
