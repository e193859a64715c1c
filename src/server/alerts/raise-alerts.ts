import { sql } from 'kysely'
import { type Alert, type Finding, raise } from '#shared/domain/alerts/alert.ts'
import {
  type AlertHandling,
  alertId,
  alertLimits,
  type AlertMoment,
  type AlertRow,
  alertRowOf,
  momentOf,
  unhandled,
} from '#shared/domain/alerts/alert-row.ts'
import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import { detect, longestLook, watchedKeys } from '#shared/domain/alerts/detect.ts'
import { createHistory } from '#shared/domain/alerts/history.ts'
import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { setupOfCompany } from './setup-of-company.ts'
import { noteRaised } from './tell-of-alerts.ts'
import {
  type Company,
  digestOf,
  eventsAround,
  keepEvents,
  newAmong,
  readingIdOf,
  storableJson,
  type ToldEvent,
  wholeTime,
} from './tenant-event.store.ts'

/**
 * Raises the alerts that these events deserve, together with every event of before, and keeps what something may still
 * be found with. Only one transaction of a company may do it at once. What was told before changes nothing. Gives the ids of
 * the alerts that tell of them.
 */
export async function raiseAlerts(
  work: Work,
  company: Company,
  told: readonly ToldEvent[],
  now: number,
): Promise<string[]> {
  const { tx } = work
  const fresh = await newAmong(tx, company, told)
  if (fresh.length === 0) return []
  const setup = await setupOfCompany(tx, company)
  const keys = new Map(fresh.map((each) => [each, watchedKeys({ event: each.event, setup })]))
  const watched = fresh.filter((each) => keys.get(each)?.length)
  const history = await historyOf(tx, company, watched, [...keys.values()].flat())
  const found = new Set<ToldEvent>(watched)
  const findings: Finding[] = []
  for (const each of fresh) {
    const ofEvent = detect({ event: each.event, history, setup })
    if (ofEvent.length > 0) found.add(each)
    findings.push(...ofEvent)
  }
  await keepEvents(tx, company, [...found], now)
  await putAlerts(work, company, findings, now)
  return [...new Set(findings.map(({ key }) => alertId(key)))]
}

/** What is known by these keys: the watched events themselves, and what was kept before. */
async function historyOf(tx: Tx, company: Company, watched: readonly ToldEvent[], keys: readonly string[]) {
  const { add, find } = createHistory()
  const times = watched.map(({ event }) => event.at)
  const reach = longestLook()
  const stored = await eventsAround(tx, company, keys, {
    from: times.reduce((a, b) => Math.min(a, b), Infinity) - reach,
    to: times.reduce((a, b) => Math.max(a, b), -Infinity) + reach,
  })
  for (const event of stored) add(event)
  for (const { event } of watched) add(event)
  return find
}

async function putAlerts(
  work: Work,
  company: Company,
  findings: readonly Finding[],
  now: number,
): Promise<void> {
  if (findings.length === 0) return
  const byAlert = new Map<string, Map<string, SecurityEvent>>()
  for (const { key, events } of findings) {
    const id = alertId(key)
    const ofAlert = byAlert.get(id) ?? new Map<string, SecurityEvent>()
    for (const event of events) ofAlert.set(readingIdOf(event), event)
    byAlert.set(id, ofAlert)
  }
  const ids = [...byAlert.keys()].toSorted()
  await work.load('alert', ids)
  const standing = await standingOf(work.tx, company, ids)
  await linkEvents(work.tx, company, byAlert)
  const told = await toldOf(work.tx, company, ids)
  const alerts = raise(findings, standing)
  await keepStanding(work.tx, company, alerts)
  const raised: string[] = []
  for (const alert of alerts) {
    const id = alertId(alert.key)
    const { count = 1, timeline = [] } = told.get(id) ?? {}
    const { row: before } = work.get('alert', id)
    const isoNow = new Date(now).toISOString()
    const row = alertRowOf(alert, company.customerId, {
      timeline,
      count,
      handling: before ? handlingOf(before) : unhandled(isoNow),
    })
    const after = before ? reopened(before, row, isoNow) : row
    work.put('alert', after)
    if (!before || before.status !== after.status || isGraver(after, before)) raised.push(id)
  }
  await noteRaised(work.tx, company, raised, now)
}

const isGraver = (after: AlertRow, before: AlertRow) =>
  SEVERITIES.indexOf(after.severity) < SEVERITIES.indexOf(before.severity)

const handlingOf = (row: AlertRow): AlertHandling => ({
  raised_at: row.raised_at,
  status: row.status,
  handled_by: row.handled_by,
  handled_at: row.handled_at,
  snoozed_until: row.snoozed_until,
  emailed_at: row.emailed_at,
  reopened_at: row.reopened_at,
  ticket: row.ticket,
})

/** What happens again after it was dealt with has to be looked at again; what was dismissed as noise stays that. */
const reopened = (before: AlertRow, after: AlertRow, now: string): AlertRow =>
  before.status === 'resolved' && before.handled_at !== null && after.last_at > before.handled_at
    ? { ...after, status: 'new', handled_by: null, handled_at: null, reopened_at: now }
    : after

async function standingOf(tx: Tx, { organizationId }: Company, ids: readonly string[]): Promise<Alert[]> {
  const { rows } = await sql<{ standing: Alert }>`
    select standing from alert_standing
    where organization_id = ${organizationId}::uuid and alert_id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows.map(({ standing }) => standing)
}

/** Without the keys of its events, which grow without end and are kept one by one (`alert_event`). */
async function keepStanding(tx: Tx, { organizationId, customerId }: Company, alerts: readonly Alert[]) {
  const rows = alerts.map((alert) => ({
    alert_id: alertId(alert.key),
    standing: { ...alert, eventKeys: [], count: 0 },
  }))
  await sql`
    insert into alert_standing (organization_id, customer_id, alert_id, standing)
    select ${organizationId}::uuid, ${customerId}::uuid, r.alert_id, r.standing
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as r(alert_id uuid, standing jsonb)
    on conflict (organization_id, alert_id) do update set standing = excluded.standing`.execute(tx)
}

async function linkEvents(
  tx: Tx,
  { organizationId, customerId }: Company,
  byAlert: ReadonlyMap<string, ReadonlyMap<string, SecurityEvent>>,
) {
  const rows = [...byAlert].flatMap(([alert_id, events]) =>
    [...events].map(([reading, { at, key }]) => ({
      alert_id,
      reading,
      at: wholeTime(at),
      event_key: digestOf(key),
    })),
  )
  await sql`
    insert into alert_event (organization_id, customer_id, alert_id, reading, at, event_key)
    select ${organizationId}::uuid, ${customerId}::uuid, r.alert_id, r.reading, r.at, r.event_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(alert_id uuid, reading uuid, at bigint, event_key uuid)
    on conflict do nothing`.execute(tx)
}

/** How many things happened, and the last of them, by the ids of alerts. */
async function toldOf(tx: Tx, { organizationId, customerId }: Company, ids: readonly string[]) {
  const { rows: counts } = await sql<{ id: string; count: number }>`
    select alert_id as id, count(distinct event_key)::int as count from alert_event
    where organization_id = ${organizationId}::uuid and alert_id = any(${[...ids]}::uuid[])
    group by alert_id`.execute(tx)
  const { rows: last } = await sql<{ id: string; event: SecurityEvent }>`
    select l.alert_id as id, e.event
    from (
      select alert_id, reading, at, event_key,
        row_number() over (partition by alert_id order by at desc, reading) as place
      from (
        select distinct on (alert_id, event_key) alert_id, reading, at, event_key from alert_event
        where organization_id = ${organizationId}::uuid and alert_id = any(${[...ids]}::uuid[])
        order by alert_id, event_key, reading
      ) once
    ) l
    join tenant_event e on e.organization_id = ${organizationId}::uuid
      and e.customer_id = ${customerId}::uuid and e.reading = l.reading
    where l.place <= ${alertLimits.timeline}
    order by l.at, l.reading`.execute(tx)
  const timelines = new Map<string, AlertMoment[]>()
  for (const { id, event } of last) timelines.set(id, [...(timelines.get(id) ?? []), momentOf(event)])
  return new Map(counts.map(({ id, count }) => [id, { count, timeline: timelines.get(id) ?? [] }]))
}
