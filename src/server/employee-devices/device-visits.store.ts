import { sql } from 'kysely'
import type { AgentReport } from '#shared/domain/employee-devices/agent-report.ts'
import { deviceLimits, type VisitedSite } from '#shared/domain/employee-devices/employee-device.ts'
import { DAY } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** The day by UTC that was `days` before a time in milliseconds, as `YYYY-MM-DD`. */
const dayBefore = (time: number, days: number): string =>
  new Date(time - days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length)

/**
 * Keeps what a report says of opened sites. A day that was told of before has the higher number afterwards, so that
 * nothing counts twice; what is older than visits are kept for is not taken, nor what is to come. `at` is ISO 8601.
 */
export async function keepVisits(
  { tx, organizationId }: Work,
  { customerId, id, at }: { customerId: string; id: string; at: string },
  visits: AgentReport['visits'],
): Promise<void> {
  if (visits.length === 0) return
  const now = Date.parse(at)
  await sql`
    insert into employee_device_visit (organization_id, customer_id, device_id, day, host, visits)
    select ${organizationId}::uuid, ${customerId}::uuid, ${id}::uuid, day, host, max(visits)
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as told (day date, host text, visits integer)
    where day between ${dayBefore(now, deviceLimits.visitDays)}::date and ${dayBefore(now, -1)}::date
    group by day, host
    on conflict (organization_id, device_id, day, host) do update
      set visits = greatest(employee_device_visit.visits, excluded.visits)`.execute(tx)
  await sql`
    delete from employee_device_visit where (organization_id, device_id, day, host) in (
      select organization_id, device_id, day, host from employee_device_visit
      where organization_id = ${organizationId}::uuid and device_id = ${id}::uuid
      order by day desc, visits desc, host offset ${deviceLimits.visitsKept})`.execute(tx)
}

/** The sites that were opened on a device in the days that are shown, those opened most first. */
export async function listSites(
  db: Db,
  { organizationId }: Scope,
  deviceId: string,
  now: number,
): Promise<VisitedSite[]> {
  const { rows } = await sql<VisitedSite>`
    select host, sum(visits)::int as visits, count(*)::int as days, to_char(max(day), 'YYYY-MM-DD') as last_day
    from employee_device_visit
    where organization_id = ${organizationId}::uuid and device_id = ${deviceId}::uuid
      and day > ${dayBefore(now, deviceLimits.sitesOver)}::date
    group by host order by sum(visits) desc, host limit ${deviceLimits.sitesShown}`.execute(db)
  return rows
}

/** Forgets visits that are older than they are kept for. */
export async function forgetVisits(db: Db, now: number): Promise<void> {
  await sql`delete from employee_device_visit where day < ${dayBefore(now, deviceLimits.visitDays)}::date`.execute(
    db,
  )
}
