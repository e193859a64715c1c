import { v7 as uuidv7 } from 'uuid'
import { isFilled, reportAccess } from '#shared/domain/reports/report.ts'
import { reportFileName } from '#shared/domain/reports/report-file-name.ts'
import { beginOfDay } from '#shared/domain/organization/local-day.ts'
import { DAY } from '#shared/lib/time.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { readSenderTo, type UserLanguages } from '#server/alert-channels/mail-sender.store.ts'
import { customerName } from '#server/customers/customer.store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { readScope, readUser } from '#server/users/user.store.ts'
import { composeReport, dayOfFile, reportFile } from './compose-report.ts'
import { type AskedReport, completeReport, failReport, findReport, keepPieces } from './report.store.ts'

const QUEUE = 'make-report'

export interface MakeReportParts {
  db: Db
  accounts: UserLanguages
  publicUrl: string
  log: Pick<Log, 'info' | 'error'>
  now: () => number
}

interface Asked {
  organizationId: string
  reportId: string
}

/** Makes the files of reports that were asked for (REP-02). Repeated, it makes the file anew and keeps the first that is whole. */
export const reportsToMake = defineJob<MakeReportParts, Asked>({
  queue: QUEUE,
  parallel: 1,
  act: makeReport,
})

/** Has the file of a report made, as a part of the transaction that notes the report: neither is there without the other. */
export const requestFile = (jobs: Pick<Jobs, 'sendWithin'>, tx: Tx, asked: Asked): Promise<void> =>
  jobs.sendWithin(tx, QUEUE, asked)

/** Has it begun at once, as soon as that transaction is kept. */
export const beginFiles = (jobs: Pick<Jobs, 'wake'>): void => jobs.wake(QUEUE)

export async function makeReport(parts: MakeReportParts, { organizationId, reportId }: Asked): Promise<void> {
  const { db, log } = parts
  const report = await findReport(db, organizationId, reportId)
  if (report?.state !== 'waiting') return
  try {
    await makeFile(parts, report)
    log.info({ event: 'reports.made', reportId }, 'A report was made')
  } catch (cause) {
    log.error({ event: 'reports.notMade', reportId, err: cause }, 'A report could not be made')
    await failReport(db, report)
  }
}

async function makeFile(parts: MakeReportParts, report: AskedReport): Promise<void> {
  const { db } = parts
  const { organizationId, id, customerId, userId, request } = report
  const { reportType: type, reportName: name, fileExtension: format } = request
  const user = await readUser(db, userId)
  const scope = await readScope(db, user)
  const company = await customerName(db, scope, customerId)
  const sender = await readSenderTo(parts, organizationId, user.email)
  if (!sender || company === undefined || !scope.customerIds.has(customerId)) throw new AppError('notFound')
  if (!isFilled(type)) throw new AppError('nothingToReport')
  // They may have lost it since they asked.
  if (!reaches(levelOf(scope.permissions, reportAccess[type].area), 'readOnly'))
    throw new AppError('noPermission')
  const now = parts.now()
  const span = {
    from: beginOfDay(Date.parse(request.startDate) / DAY, sender.timeZone),
    until: beginOfDay(Date.parse(request.endDate) / DAY + 1, sender.timeZone),
  }
  const companies = [{ id: customerId, name: company }]
  const content = await composeReport(
    { db, scope, sender, now },
    { type, name, companies, span, wanted: request },
  )
  const attempt = uuidv7()
  await keepPieces(db, { organizationId, id, attempt }, reportFile(content, format))
  const day = dayOfFile(type, span, { now, timeZone: sender.timeZone })
  await completeReport(db, {
    organizationId,
    id,
    attempt,
    fileName: reportFileName(company, content.title, day, format),
  })
}
