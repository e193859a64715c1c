import { sql } from 'kysely'
import { partitionOf } from '#shared/contract/partitions.ts'
import { graver } from '#shared/domain/alerts/alert-severity.ts'
import type { AlertRoute } from '#shared/domain/alerts/route-alert.ts'
import { compare } from '#shared/lib/compare.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { requestWebhook } from '#server/alert-channels/webhook.jobs.ts'
import { requestTickets } from '#server/ticketing/ticket.jobs.ts'
import type { DeviceNotification, Notifier } from '#server/notifications/notifier.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { readHead } from '#server/platform/sync/head.ts'
import { answersTo, tagOfAlerts } from './answers-to-alerts.ts'
import { type DecidedNotice, decideNotices, type Notice } from './decide-notices.ts'
import { type Remediate, settleNotices } from './settle-notices.ts'
import { type Company, digestOf } from './tenant-event.store.ts'

export interface AlertNoticeParts extends CommitParts {
  notifier: Pick<Notifier, 'notify'>
  jobs: Pick<Jobs, 'send'>
  publicUrl: string
  /** Locks accounts down where rules say so; without it none is. */
  remediate?: Remediate
  now: () => number
}

/** Whoever took notices has told of them by then, or never will. */
const TELLS_WITHIN = 10 * MINUTE
/** Whoever raises alerts tells of them right after. */
const TELLS_SOON = MINUTE
/** Of how many companies one look tells. */
const AT_ONCE = 200

/** Notes that people have to hear of these alerts, to be kept with them in one transaction. */
export async function noteRaised(
  tx: Tx,
  { organizationId, customerId }: Company,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into alert_notice (organization_id, customer_id, alert_id, noted_at)
    select ${organizationId}::uuid, ${customerId}::uuid, id, ${now}::bigint from unnest(${[...ids]}::uuid[]) id
    on conflict (organization_id, alert_id) do update
      set noted_at = excluded.noted_at, taken_at = null, due_at = null`.execute(tx)
}

/**
 * Tells people, as settings and rules say, of the alerts of a company that were raised since this was last called, and of
 * those that quiet hours no longer hold back: in one notification what the same people hear. After a crash on the way it
 * is told again, with the same id; of two calls at once only one tells.
 */
export async function tellOfAlerts(parts: AlertNoticeParts, company: Company): Promise<void> {
  const { db, notifier, publicUrl, remediate } = parts
  const now = parts.now()
  const notices = await take(db, company, now)
  if (notices.length === 0) return
  const settlement = { takenAt: now, now, publicUrl, remediate }
  try {
    const decided = await decideNotices(db, company, notices, now)
    for (const { people, told } of groupsOf(decided)) {
      const notified = await notificationOf(db, company, told, now)
      if (notified) await notifier.notify(company.organizationId, { ...notified, ...people })
    }
    const begins = await commit(parts, company.organizationId, (work) =>
      settleNotices(work, company, { notices, decided }, settlement),
    )
    for (const begin of begins) begin()
    if (decided.some(({ route }) => route.webhook)) await requestWebhook(parts, company.organizationId)
    if (decided.some(({ route }) => route.ticket !== null))
      await requestTickets(parts, company.organizationId)
  } catch (cause) {
    // Where the database fails as well, they can be taken again after a while.
    await putBack(db, company, notices, now).catch(() => {})
    throw cause
  }
}

/**
 * Tells of alerts that quiet hours no longer hold back, and of those that a process has left behind that ended; unless what
 * happens in tenants is looked at by other processes.
 */
export async function tellOfDueAlerts(
  parts: AlertNoticeParts & { feedInterval: number; log: Pick<Log, 'error'> },
): Promise<void> {
  if (parts.feedInterval === 0) return
  const now = parts.now()
  const { rows } = await sql<Company>`
    select distinct organization_id as "organizationId", customer_id as "customerId" from alert_notice
    where taken_at <= ${now - TELLS_WITHIN}::bigint
      or (taken_at is null and coalesce(due_at, noted_at + ${TELLS_SOON}::bigint) <= ${now}::bigint)
    limit ${AT_ONCE}`.execute(parts.db)
  for (const company of rows) {
    try {
      await tellOfAlerts(parts, company)
    } catch (cause) {
      parts.log.error(
        { event: 'alerts.untold', organization: company.organizationId, err: cause },
        'Alerts that were due could not be told',
      )
    }
  }
}

/**
 * Notices are not held by a transaction while they are told: the embedded database has one connection, which the
 * notifier needs too. Those that wait are taken as well: quiet hours may be others by now.
 */
async function take(db: Db, { organizationId, customerId }: Company, now: number): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    update alert_notice set taken_at = ${now}::bigint
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and (taken_at is null or taken_at <= ${now - TELLS_WITHIN}::bigint)
    returning alert_id as id, noted_at::text as "notedAt"`.execute(db)
  return rows
}

async function putBack(db: Db, { organizationId }: Company, notices: readonly Notice[], takenAt: number) {
  await sql`
    update alert_notice set taken_at = null
    where organization_id = ${organizationId}::uuid and alert_id = any(${idsOf(notices)}::uuid[])
      and taken_at = ${takenAt}::bigint`.execute(db)
}

interface Group {
  /** Who hears of it: everybody where nobody is named. */
  people: Pick<DeviceNotification, 'people'>
  told: DecidedNotice[]
}

const idsOf = (notices: readonly { id: string }[]) => notices.map(({ id }) => id)

/** What is told to devices now, by who hears of it. */
function groupsOf(decided: readonly DecidedNotice[]): Group[] {
  const told = decided.filter(({ dueAt, route }) => dueAt === undefined && route.push !== null)
  const groups = Map.groupBy(told, ({ route }) => String(route.push))
  return [...groups.values()].map((list) => ({ people: peopleOf(list[0]?.route.push), told: list }))
}

const peopleOf = (push: AlertRoute['push'] | undefined): Group['people'] =>
  push && push !== 'everybody' ? { people: push } : {}

/** Undefined where there is nothing to tell. */
async function notificationOf(
  db: Db,
  { organizationId, customerId }: Company,
  notices: readonly DecidedNotice[],
  now: number,
): Promise<DeviceNotification | undefined> {
  const told = notices.toSorted((a, b) => compare(a.id, b.id))
  const [first, ...others] = told
  if (!first) return undefined
  const { version } = await readHead(db, organizationId)
  const path = `/secure/alerts/${customerId}`
  return {
    // A device shows one id once, and without a sound where it is shown already: what is raised again has another.
    id: digestOf(told.map(({ id, notedAt }) => `${id} ${notedAt}`).join('\n')),
    severity: others.reduce((gravest, { alert }) => graver(gravest, alert.severity), first.alert.severity),
    kind: 'alertsRaised',
    count: told.length,
    customerId,
    customerName: first.customerName,
    path: others.length === 0 ? `${path}?open=${first.id}` : path,
    version,
    pid: partitionOf(customerId, 'alerts'),
    actions: answersTo(
      customerId,
      told.map(({ alert }) => alert),
      now,
    ),
    tag: tagOfAlerts(customerId),
  }
}
