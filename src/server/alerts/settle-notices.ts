import { sql } from 'kysely'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { noteTold } from '#server/alert-channels/note-told.ts'
import { askForTicket } from '#server/ticketing/ask-tickets.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { DecidedNotice, Notice } from './decide-notices.ts'
import { type Company, digestOf } from './tenant-event.store.ts'

/**
 * Asks for the account of an alert to be locked down for so many minutes, in the transaction of `work`. Gives what is to be
 * called after its commit, for it to begin at once.
 */
export type Remediate = (
  work: Work,
  asked: { alert: AlertRow; minutes: number },
) => Promise<(() => void) | undefined>

interface Settlement {
  takenAt: number
  now: number
  publicUrl: string
  remediate: Remediate | undefined
}

/**
 * Does in one transaction all that was decided of the notices of a company but what devices were told: mails and the webhook
 * are queued, tickets are asked for, accounts are locked down, what waits is put off, and the rest is forgotten. An alert that was raised again
 * meanwhile is nobody's, and stays to be told. Gives what is to be called after the commit.
 */
export async function settleNotices(
  work: Work,
  company: Company,
  { notices, decided }: { notices: readonly Notice[]; decided: readonly DecidedNotice[] },
  { takenAt, now, publicUrl, remediate }: Settlement,
): Promise<(() => void)[]> {
  const lockedDown = decided.filter(isRemediated)
  // Alerts first: whoever raises one has locked it when the notice is written.
  const changed = [...(remediate ? lockedDown : []), ...decided.filter(({ route }) => route.ticket !== null)]
  await work.load('alert', [...new Set(changed.map(({ id }) => id))].toSorted())
  const mine = await lockMine(work, notices, takenAt)
  const own = decided.filter(({ id }) => mine.has(id))
  const begins: ((() => void) | undefined)[] = []
  if (remediate)
    for (const { id, alert, route } of lockedDown)
      if (mine.has(id) && route.remediation !== null && (await isFirst(work, company, id, now)))
        begins.push(
          await remediate(work, { alert: work.get('alert', id).row ?? alert, minutes: route.remediation }),
        )
  const told = own.filter(({ route, dueAt }) => dueAt === undefined && route.silence === null)
  const [first] = told
  if (first)
    await noteTold(
      work,
      { customerId: company.customerId, customerName: first.customerName },
      told.map(({ id, notedAt, alert, route }) => ({
        alert,
        id: digestOf(`${id} ${notedAt}`),
        recipients: route.email,
        webhook: route.webhook,
      })),
      { publicUrl, now },
    )
  for (const { id, route } of told)
    if (route.ticket !== null)
      await askForTicket(work, { customerId: company.customerId, alertId: id, wish: route.ticket }, now)
  const waiting = own.flatMap(({ id, dueAt }) => (dueAt === undefined ? [] : [{ id, dueAt }]))
  await putOff(work, waiting)
  const waitingIds = new Set(waiting.map(({ id }) => id))
  await forget(
    work,
    [...mine].filter((id) => !waitingIds.has(id)),
  )
  return begins.filter((begin) => begin !== undefined)
}

/** Whether there is an account to lock down. */
const isRemediated = ({ route, alert }: DecidedNotice): boolean =>
  route.remediation !== null && Boolean(alert.account?.id ?? alert.account?.name)

async function lockMine({ tx, organizationId }: Work, notices: readonly Notice[], takenAt: number) {
  const { rows } = await sql<{ id: string }>`
    select alert_id as id from alert_notice
    where organization_id = ${organizationId}::uuid and alert_id = any(${notices.map(({ id }) => id)}::uuid[])
      and taken_at = ${takenAt}::bigint
    order by alert_id for update`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Notes that somebody was asked to lock the account of an alert down; false where that was noted before. */
async function isFirst(
  { tx, organizationId }: Work,
  { customerId }: Company,
  id: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into alert_remediation (organization_id, customer_id, alert_id, asked_at)
    values (${organizationId}::uuid, ${customerId}::uuid, ${id}::uuid, ${now}::bigint)
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

async function putOff({ tx, organizationId }: Work, waiting: readonly { id: string; dueAt: number }[]) {
  if (waiting.length === 0) return
  await sql`
    update alert_notice n set taken_at = null, due_at = r."dueAt"
    from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as r(id uuid, "dueAt" bigint)
    where n.organization_id = ${organizationId}::uuid and n.alert_id = r.id`.execute(tx)
}

async function forget({ tx, organizationId }: Work, ids: readonly string[]) {
  if (ids.length === 0) return
  await sql`
    delete from alert_notice
    where organization_id = ${organizationId}::uuid and alert_id = any(${[...ids]}::uuid[])`.execute(tx)
}
