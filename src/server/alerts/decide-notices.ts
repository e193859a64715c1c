import { CompiledQuery } from 'kysely'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { quietUntil } from '#shared/domain/alerts/quiet-hours.ts'
import { type AlertRoute, routeAlert } from '#shared/domain/alerts/route-alert.ts'
import { DAY } from '#shared/lib/time.ts'
import { type CompanyRouting, readRouting } from '#server/alert-rules/alert-rule.store.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import { alertTable } from './alert.tables.ts'
import type { Company } from './tenant-event.store.ts'

/** An alert that was raised and that nobody was told of yet. */
export interface Notice {
  id: string
  /** In milliseconds since 1970, as the database writes it. */
  notedAt: string
}

/** What is to become of a notice. */
export interface DecidedNotice extends Notice {
  alert: AlertRow
  customerName: string
  route: AlertRoute
  /** Until then it waits; undefined where it is settled now. */
  dueAt: number | undefined
}

/** What happened longer before it was raised is looked at, not told: the first reading of a tenant reaches back for weeks. */
const NEWS = DAY

/** Decides whom each notice of a company is told, and when; those that are of no news are left out. */
export async function decideNotices(
  db: Db,
  company: Company,
  notices: readonly Notice[],
  now: number,
): Promise<DecidedNotice[]> {
  const found = await readAlerts(db, company, notices)
  const routing = await readRouting(db, company)
  return notices.flatMap((notice) => {
    const { alert, customerName } = found.get(notice.id) ?? {}
    if (!alert || customerName === undefined || !isNews(alert, notice)) return []
    const route = routeAlert(alert, routing, now)
    return [{ ...notice, alert, customerName, route, dueAt: dueAtOf(alert, route, routing, now) }]
  })
}

const isNews = ({ last_at }: AlertRow, { notedAt }: Notice) => Date.parse(last_at) >= Number(notedAt) - NEWS

/** High severity may wake somebody; the rest of what is told waits until quiet hours end. */
function dueAtOf(alert: AlertRow, { silence }: AlertRoute, routing: CompanyRouting, now: number) {
  if (silence !== null || alert.severity === 'high') return undefined
  return quietUntil(routing.settings.quietHours, routing.timeZone, now)
}

async function readAlerts(db: Db, { organizationId, customerId }: Company, notices: readonly Notice[]) {
  const { rows } = await db.executeQuery<{ alert: AlertRow; customerName: string }>(
    CompiledQuery.raw(
      `select ${rowAsJson(alertTable)} as alert, c.name as "customerName"
       from alert t join customer c on c.organization_id = t.organization_id and c.id = t.customer_id
       where t.organization_id = $1::uuid and t.customer_id = $2::uuid and t.id = any($3::uuid[])`,
      [organizationId, customerId, notices.map(({ id }) => id)],
    ),
  )
  return new Map(rows.map((row) => [row.alert.id, row]))
}
