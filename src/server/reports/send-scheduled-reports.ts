import { createHash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { dueNow, periodBefore } from '#shared/domain/reports/due-time.ts'
import { reportAccess, REPORT_FORMATS } from '#shared/domain/reports/report.ts'
import { reportFileName } from '#shared/domain/reports/report-file-name.ts'
import type { ScheduledReport, ScheduleOutcome } from '#shared/domain/reports/scheduled-report.ts'
import type { User } from '#shared/domain/users/user.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { readSenderTo, type UserLanguages } from '#server/alert-channels/mail-sender.store.ts'
import { plainName } from '#server/alert-channels/plain-name.ts'
import { listOwnCustomers } from '#server/customers/customer.store.ts'
import { readFeatures } from '#server/features/feature.store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Attachment, Mail } from '#server/platform/mail/mail.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { readScope, readUser } from '#server/users/user.store.ts'
import {
  composeReport,
  dayOfFile,
  everything,
  REPORT_MEDIA,
  reportFile,
  reportTexts,
  wholeFile,
} from './compose-report.ts'
import type { Company } from './contents/content.ts'
import { reportMail } from './report-mail.ts'
import { scheduledReportTable } from './scheduled-report.table.ts'

/** Whoever took a report has mailed it by then, or never will. */
const MAILED_WITHIN = 10 * MINUTE
/** How often one due time is tried before it is told that the report could not be made. */
const ATTEMPTS = 3
/** How much one mail carries, in bytes: many servers take no more than 10 MB, and base64 makes a third more of it. */
const MOST_BYTES = 6 * 1024 * 1024

export interface ScheduledReportParts extends CommitParts {
  mailer: Pick<Mailer, 'sendWithin'>
  accounts: UserLanguages
  publicUrl: string
  log: Pick<Log, 'info' | 'error'>
  now: () => number
}

interface Scheduled {
  organizationId: string
  timeZone: string
  report: ScheduledReport
}
type Due = Scheduled & { due: number }

/**
 * Mails every scheduled report whose time has come (REP-12), each due time once: one of two processes makes it, and the mail is
 * queued in the transaction that notes it. What cannot be made keeps no other report from being, and is tried again.
 */
export async function sendScheduledReports(parts: ScheduledReportParts): Promise<void> {
  const now = parts.now()
  for (const scheduled of await readScheduled(parts.db)) {
    const due = dueNow(scheduled.report, scheduled.timeZone, now)
    if (due === undefined) continue
    const attempts = await take(parts.db, { ...scheduled, due }, now)
    if (attempts !== undefined) await sendTaken(parts, { ...scheduled, due }, attempts)
  }
}

async function readScheduled(db: Db): Promise<Scheduled[]> {
  const { rows } = await db.executeQuery<Scheduled>(
    CompiledQuery.raw(
      `select t.organization_id as "organizationId", o.time_zone as "timeZone", ${rowAsJson(scheduledReportTable)} as report
       from scheduled_report t
       join organization o on o.organization_id = t.organization_id
       join feature_flag f on f.organization_id = t.organization_id and f.feature = 'scheduled-reports' and f.enabled
       where t.enabled order by t.organization_id, t.id`,
      [],
    ),
  )
  return rows
}

/** Gives how often this due time was taken by now; undefined where somebody else has it. */
async function take(db: Db, { organizationId, report, due }: Due, now: number): Promise<number | undefined> {
  const { rows } = await sql<{ attempts: number }>`
    insert into scheduled_report_run as t (organization_id, report_id, due_at, taken_at, attempts)
    select organization_id, id, ${due}::bigint, ${now}::bigint, 1 from scheduled_report
    where organization_id = ${organizationId}::uuid and id = ${report.id}::uuid
    on conflict (organization_id, report_id) do update set due_at = excluded.due_at, taken_at = excluded.taken_at,
      attempts = case when t.due_at = excluded.due_at then t.attempts + 1 else 1 end
    where t.due_at < excluded.due_at or t.taken_at <= ${now - MAILED_WITHIN}::bigint
    returning attempts`.execute(db)
  return rows[0]?.attempts
}

async function sendTaken(parts: ScheduledReportParts, due: Due, attempts: number): Promise<void> {
  const { organizationId, report } = due
  try {
    const mail = await makeMail(parts, due)
    await settle(parts, due, mail ? 'sent' : 'noAccess', mail)
    parts.log.info(
      { event: 'reports.scheduledSent', reportId: report.id },
      'A scheduled report was taken care of',
    )
  } catch (cause) {
    parts.log.error(
      { event: 'reports.scheduledFailed', organization: organizationId, reportId: report.id, err: cause },
      'A scheduled report could not be made',
    )
    if (attempts >= ATTEMPTS) await settle(parts, due, 'failed', undefined)
  }
}

/** The mail of a due time; undefined where its recipient may see nothing of it any more. */
async function makeMail(parts: ScheduledReportParts, due: Due): Promise<Mail | undefined> {
  const { db } = parts
  const { organizationId, report, timeZone } = due
  const recipient = await findRecipient(db, due)
  if (!recipient) return undefined
  const { user, scope, companies } = recipient
  const sender = await readSenderTo(parts, organizationId, user.email)
  if (!sender) return undefined
  const { report_type: type, frequency, description } = report
  const now = parts.now()
  const span = periodBefore(frequency, timeZone, due.due)
  const wanted = { type, name: '', companies, span, wanted: everything }
  const day = dayOfFile(type, span, { now, timeZone })
  const [only, ...others] = companies
  const company = only && others.length === 0 ? only.name : sender.organizationName
  const attachments: Attachment[] = []
  let left = MOST_BYTES
  const content = await composeReport({ db, scope, sender, now }, wanted)
  for (const format of REPORT_FORMATS) {
    const file = await wholeFile(reportFile(content, format), left)
    if (!file) continue
    left -= file.length
    attachments.push({
      fileName: reportFileName(company, reportTexts[sender.language].titles[type], day, format),
      media: REPORT_MEDIA[format],
      base64: file.toString('base64'),
    })
  }
  return {
    to: user.email,
    id: createHash('sha256').update(`${report.id} ${due.due}`).digest('hex').slice(0, 32),
    senderName: plainName(sender.organizationName),
    attachments,
    ...reportMail(sender, {
      type,
      description,
      companies: companies.map(({ name }) => name),
      isTooLarge: attachments.length === 0,
    }),
  }
}

interface Recipient {
  user: User
  scope: Scope
  companies: Company[]
}

/** Who gets a report, and of which of its companies, as their access stands now; undefined where they get nothing. */
async function findRecipient(db: Db, { organizationId, report }: Due): Promise<Recipient | undefined> {
  const user = await readUser(db, report.recipient).catch((cause: unknown) => {
    if (cause instanceof AppError) return undefined
    throw cause
  })
  if (user?.organization !== organizationId) return undefined
  const scope = await readScope(db, user)
  const { area, feature } = reportAccess[report.report_type]
  if (!reaches(levelOf(scope.permissions, area), 'readOnly')) return undefined
  if (feature && !(await readFeatures(db, scope)).has(feature)) return undefined
  const named = new Set(report.customer_ids)
  const companies = (await listOwnCustomers(db, scope)).filter(({ id }) => named.has(id))
  return companies.length === 0 ? undefined : { user, scope, companies }
}

/** Notes what became of a due time, and queues its mail with that. What was changed meanwhile is left for the next sweep. */
async function settle(
  parts: ScheduledReportParts,
  { organizationId, report, due }: Due,
  outcome: ScheduleOutcome,
  mail: Mail | undefined,
): Promise<void> {
  await commit(parts, organizationId, async (work) => {
    await work.load('scheduledReport', [report.id])
    const { row } = work.get('scheduledReport', report.id)
    await sql`
      delete from scheduled_report_run
      where organization_id = ${organizationId}::uuid and report_id = ${report.id}::uuid`.execute(work.tx)
    if (!row || !isSame(row, report)) return
    work.put('scheduledReport', {
      ...row,
      last_due_at: new Date(due).toISOString(),
      last_outcome: outcome,
    })
    if (mail) await parts.mailer.sendWithin(work.tx, mail, organizationId)
  })
}

/** Whether it still says what the mail was made of, and nobody has mailed it meanwhile. */
const isSame = (one: ScheduledReport, other: ScheduledReport): boolean =>
  one.enabled &&
  one.report_type === other.report_type &&
  one.frequency === other.frequency &&
  one.recipient === other.recipient &&
  one.active_since === other.active_since &&
  one.last_due_at === other.last_due_at &&
  one.customer_ids.join() === other.customer_ids.join()
