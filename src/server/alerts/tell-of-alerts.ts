import { sql } from 'kysely'
import { partitionOf } from '#shared/contract/partitions.ts'
import { ALERT_STATUSES, isClosed } from '#shared/domain/alerts/alert-row.ts'
import { type AlertSeverity, graver } from '#shared/domain/alerts/alert-severity.ts'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import type { DeviceNotification, Notifier } from '#server/notifications/notifier.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import { readHead } from '#server/platform/sync/head.ts'
import { answersTo, tagOfAlerts } from './answers-to-alerts.ts'
import { type Company, digestOf } from './tenant-event.store.ts'

interface AlertNoticeParts {
  db: Db
  notifier: Pick<Notifier, 'notify'>
  now: () => number
}

/** An alert that was raised and that nobody was told of yet. */
interface Notice {
  id: string
  notedAt: string
}

/** What is worth waking somebody for. */
const TELLING: readonly AlertSeverity[] = ['high', 'medium']
const OPEN = ALERT_STATUSES.filter((status) => !isClosed({ status }))
/** What happened before is looked at, not told: the first reading of a tenant reaches back for weeks. */
const NEWS = DAY
/** Whoever took notices has told of them by then, or never will. */
const TELLS_WITHIN = 10 * MINUTE

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
    on conflict (organization_id, alert_id) do update set noted_at = excluded.noted_at, taken_at = null`.execute(
    tx,
  )
}

/**
 * Tells whoever may read the alerts of a company, in one notification, of those that were raised since this was last
 * called. After a crash on the way it is told again, with the same id; of two calls at once only one tells.
 */
export async function tellOfAlerts(parts: AlertNoticeParts, company: Company): Promise<void> {
  const { db, notifier } = parts
  const now = parts.now()
  const notices = await take(db, company, now)
  if (notices.length === 0) return
  try {
    const notified = await notificationOf(db, company, notices, now)
    if (notified) await notifier.notify(company.organizationId, notified)
  } catch (cause) {
    // Where the database fails as well, they can be taken again after a while.
    await putBack(db, company, notices, now).catch(() => {})
    throw cause
  }
  await forget(db, company, notices, now)
}

/**
 * Notices are not held by a transaction while they are told: the embedded database has one connection, which the
 * notifier needs too.
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

/** An alert that was raised again meanwhile is nobody's, and stays to be told. */
async function forget(db: Db, { organizationId }: Company, notices: readonly Notice[], takenAt: number) {
  await sql`
    delete from alert_notice
    where organization_id = ${organizationId}::uuid and alert_id = any(${idsOf(notices)}::uuid[])
      and taken_at = ${takenAt}::bigint`.execute(db)
}

const idsOf = (notices: readonly { id: string }[]) => notices.map(({ id }) => id)

/** Undefined where none of them is worth telling. */
async function notificationOf(
  db: Db,
  { organizationId, customerId }: Company,
  notices: readonly Notice[],
  now: number,
): Promise<DeviceNotification | undefined> {
  const { rows: told } = await sql<{ id: string; severity: AlertSeverity; customerName: string }>`
    select a.id, a.severity, c.name as "customerName"
    from alert a
    join customer c on c.organization_id = a.organization_id and c.id = a.customer_id
    where a.organization_id = ${organizationId}::uuid and a.customer_id = ${customerId}::uuid
      and a.id = any(${idsOf(notices)}::uuid[]) and a.severity = any(${[...TELLING]}::text[])
      and a.status = any(${OPEN}::text[]) and a.last_at >= ${new Date(now - NEWS)}
      and (a.snoozed_until is null or a.snoozed_until <= ${new Date(now)})
    order by a.id`.execute(db)
  const [first, ...others] = told
  if (!first) return undefined
  const notedAt = new Map(notices.map((notice) => [notice.id, notice.notedAt]))
  const { version } = await readHead(db, organizationId)
  const path = `/secure/alerts/${customerId}`
  return {
    // A device shows one id once, and without a sound where it is shown already: what is raised again has another.
    id: digestOf(told.map(({ id }) => `${id} ${notedAt.get(id)}`).join('\n')),
    severity: others.reduce((gravest, { severity }) => graver(gravest, severity), first.severity),
    kind: 'alertsRaised',
    count: told.length,
    customerId,
    customerName: first.customerName,
    path: others.length === 0 ? `${path}?open=${first.id}` : path,
    version,
    pid: partitionOf(customerId, 'alerts'),
    actions: answersTo(customerId, idsOf(told), now),
    tag: tagOfAlerts(customerId),
  }
}
