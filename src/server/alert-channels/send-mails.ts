import { createHash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { MINUTE } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import { alertMail, type MailedAlert } from './compose-mail.ts'
import { readSenderTo, type UserLanguages } from './mail-sender.store.ts'
import { plainName } from './plain-name.ts'

/**
 * From the first alert of a mail until it is sent: an attack raises several within minutes, of several companies where it
 * is the same attacker, and somebody who reads mail has not acted within these minutes anyway.
 */
const WINDOW = 5 * MINUTE
/** Whoever took alerts has mailed them by then, or never will. */
const MAILS_WITHIN = 10 * MINUTE

export interface AlertMailParts extends CommitParts {
  mailer: Pick<Mailer, 'send'>
  accounts: UserLanguages
  publicUrl: string
  log: Pick<Log, 'error'>
  now: () => number
}

/** What one mail is about; `takenAt` is that of a process that ended before it was sent. */
interface Batch {
  organizationId: string
  recipient: string
  takenAt: string | null
}

interface TakenAlert {
  alertId: string
  queuedAt: string
}

/** Sends the mails about alerts whose time has come, unless what happens in tenants is looked at by other processes. */
export async function sendDueMails(parts: AlertMailParts & { feedInterval: number }): Promise<void> {
  if (parts.feedInterval > 0) await sendAlertMails(parts)
}

/**
 * Sends each recipient one mail about all that waits for it, once the first of it has waited for its time. After a crash on
 * the way it is sent again, under the same id; of two calls at once only one sends it. What cannot be sent keeps no other
 * mail from being.
 */
export async function sendAlertMails(parts: AlertMailParts): Promise<void> {
  for (const batch of await dueBatches(parts.db, parts.now())) {
    try {
      await sendBatch(parts, batch)
    } catch (cause) {
      parts.log.error(
        { event: 'alerts.mailFailed', organization: batch.organizationId, err: cause },
        'A mail about alerts could not be sent',
      )
    }
  }
}

async function dueBatches(db: Db, now: number): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select organization_id as "organizationId", recipient, taken_at::text as "takenAt" from alert_mail
    group by organization_id, recipient, taken_at
    having (taken_at is null and min(queued_at) <= ${now - WINDOW}::bigint)
      or taken_at <= ${now - MAILS_WITHIN}::bigint
    order by min(queued_at)`.execute(db)
  return rows
}

async function sendBatch(parts: AlertMailParts, batch: Batch): Promise<void> {
  const { organizationId, recipient } = batch
  const takenAt = parts.now()
  const taken = await take(parts.db, batch, takenAt)
  if (taken.length === 0) return
  try {
    const sender = await readSenderTo(parts, organizationId, recipient)
    const alerts = await readAlerts(parts, organizationId, taken)
    if (sender && alerts.length > 0)
      await parts.mailer.send(
        {
          to: recipient,
          id: idOf(recipient, taken),
          senderName: plainName(sender.organizationName),
          ...alertMail(sender, alerts),
        },
        organizationId,
      )
  } catch (cause) {
    await giveBack(parts.db, batch, takenAt)
    throw cause
  }
  await settle(parts, batch, taken, takenAt)
}

async function take(
  db: Db,
  { organizationId, recipient, takenAt }: Batch,
  now: number,
): Promise<TakenAlert[]> {
  const { rows } = await sql<TakenAlert>`
    update alert_mail set taken_at = ${now}::bigint
    where organization_id = ${organizationId}::uuid and recipient = ${recipient}
      and taken_at is not distinct from ${takenAt}::bigint
    returning alert_id as "alertId", queued_at::text as "queuedAt"`.execute(db)
  return rows
}

const giveBack = (db: Db, { organizationId, recipient }: Batch, takenAt: number) =>
  sql`update alert_mail set taken_at = null
    where organization_id = ${organizationId}::uuid and recipient = ${recipient}
      and taken_at = ${takenAt}::bigint`.execute(db)

async function readAlerts(
  { db, tables }: AlertMailParts,
  organizationId: string,
  taken: readonly TakenAlert[],
): Promise<MailedAlert[]> {
  const { rows } = await db.executeQuery<{ alert: AlertRow; customerName: string }>(
    CompiledQuery.raw(
      `select ${rowAsJson(tables.alert)} as alert, c.name as "customerName"
       from alert t join customer c on c.organization_id = t.organization_id and c.id = t.customer_id
       where t.organization_id = $1::uuid and t.id = any($2::uuid[])`,
      [organizationId, taken.map(({ alertId }) => alertId)],
    ),
  )
  return rows
}

/** The same for the same alerts, so that who gets a mail twice has it once. */
const idOf = (recipient: string, taken: readonly TakenAlert[]): string =>
  createHash('sha256')
    .update(
      [recipient, ...taken.map(({ alertId, queuedAt }) => `${alertId} ${queuedAt}`).toSorted()].join('\n'),
    )
    .digest('hex')
    .slice(0, 32)

/** Forgets what was mailed, and notes on the alerts that it was. */
async function settle(
  parts: AlertMailParts,
  { organizationId, recipient }: Batch,
  taken: readonly TakenAlert[],
  takenAt: number,
): Promise<void> {
  const ids = taken.map(({ alertId }) => alertId)
  await commit(parts, organizationId, async (work) => {
    await work.load('alert', ids)
    for (const id of ids) {
      const { row } = work.get('alert', id)
      if (row) work.put('alert', { ...row, emailed_at: new Date(takenAt).toISOString() })
    }
    await sql`
      delete from alert_mail where organization_id = ${organizationId}::uuid and recipient = ${recipient}
        and taken_at = ${takenAt}::bigint`.execute(work.tx)
  })
}
