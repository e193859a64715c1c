import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import type { ReportRequest } from '#shared/contract/endpoints/reports.ts'
import { quarterAt } from '#shared/domain/reports/due-time.ts'
import { isFilled, reportAccess, reportFormatSchema, reportLimits } from '#shared/domain/reports/report.ts'
import { hasLicensingReport } from '#shared/domain/licenses/subscription.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { readSender } from '#server/alert-channels/mail-sender.store.ts'
import { readFeatures } from '#server/features/feature.store.ts'
import { readSubscription } from '#server/licenses/subscription.store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { FileLinks } from '#server/platform/files/file-links.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { createLimit } from '#server/platform/http/rate-limit.ts'
import { streamOf } from '#server/platform/http/stream-of.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { attachmentNamed } from '#server/platform/storage/attachment.ts'
import { requireCustomer, requireWritable, type Scope } from '#server/platform/sync/scope.ts'
import { REPORT_MEDIA } from './compose-report.ts'
import { beginFiles, requestFile } from './make-report.jobs.ts'
import { addReport, findReport, findReportFile, readPieces, takeFreeReport } from './report.store.ts'

interface ReportRouteParts {
  db: Db
  jobs: Pick<Jobs, 'sendWithin' | 'wake'>
  links: FileLinks
  publicUrl: string
  now: () => number
}

export function mountReportRoutes({ mount, open }: Mounts, parts: ReportRouteParts) {
  const { db, jobs, links } = parts
  const countRequest = createLimit(reportLimits.perMinute)

  mount(endpoints.requestReport, async ({ c, body }) => {
    const { scope } = c.var
    // Of the shared account each company's report of the quarter would be its first visitor's.
    requireWritable(scope)
    await countRequest(scope.userId)
    const request = { ...body, customer: body.customer.toLowerCase() }
    await requireReport(parts, scope, request)
    const id = uuidv7()
    await db.transaction().execute(async (tx) => {
      await addReport(tx, scope, { id, request, now: parts.now() })
      if (!(await isUnlimited(tx, scope, request.customer))) await takeFree(parts, { tx, scope, request, id })
      await requestFile(jobs, tx, { organizationId: scope.organizationId, reportId: id })
    })
    beginFiles(jobs)
    return { id }
  })

  mount(endpoints.getReport, async ({ c, params: { reportId } }) => {
    const { organizationId, userId, customerIds } = c.var.scope
    const found = await findReport(db, organizationId, reportId)
    if (found?.userId !== userId || !customerIds.has(found.customerId)) throw new AppError('notFound')
    const complete = found.state === 'complete'
    return {
      id: found.id,
      complete,
      error: found.state === 'failed',
      url: complete ? await links.sign(linkKey(found.id)) : null,
    }
  })

  open(endpoints.getReportFile, async ({ params: { reportId }, query }) => {
    await links.check(linkKey(reportId), query)
    const file = await findReportFile(db, reportId)
    if (!file) throw new AppError('notFound')
    return new Response(streamOf(readPieces(db, { ...file, id: reportId })), {
      headers: {
        'Content-Type': REPORT_MEDIA[reportFormatSchema.parse(file.format)],
        'Content-Disposition': attachmentNamed(file.fileName),
        'Cache-Control': 'no-store',
      },
    })
  })
}

const linkKey = (id: string) => `report/${id.toLowerCase()}`

/** Throws why somebody cannot have this report. */
async function requireReport(
  { db }: ReportRouteParts,
  scope: Scope,
  { customer, reportType, startDate, endDate }: ReportRequest,
): Promise<void> {
  const isListed = isFilled(reportType)
  const { area, feature } = isListed
    ? reportAccess[reportType]
    : { area: 'discover' as const, feature: undefined }
  if (!reaches(levelOf(scope.permissions, area), 'readOnly')) throw new AppError('noPermission')
  requireCustomer(scope, customer)
  if (!isListed) throw new AppError('nothingToReport')
  if (startDate > endDate) throw new AppError('datesReversed')
  if (feature && !(await readFeatures(db, scope)).has(feature)) throw new AppError('featureOff')
  const subscription = await readSubscription(db, scope)
  if (reportType === 'license' && !(subscription && hasLicensingReport(subscription)))
    throw new AppError('invalid_licensing')
}

/** A company of which Secure is enabled has as many reports as it likes (REP-07). */
async function isUnlimited(tx: Tx, { organizationId }: Scope, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from company_licenses where organization_id = ${organizationId}::uuid
      and customer_id = ${customerId}::uuid and secure <> 'none'`.execute(tx)
  return rows.length > 0
}

/** Takes a company's report of this quarter, or throws that it was taken and when there is the next one. */
async function takeFree(
  { publicUrl, now }: ReportRouteParts,
  { tx, scope, request, id }: { tx: Tx; scope: Scope; request: ReportRequest; id: string },
): Promise<void> {
  const sender = await readSender({ db: tx, publicUrl }, scope.organizationId)
  if (!sender) throw new AppError('notFound')
  const quarter = quarterAt(now(), sender.timeZone)
  const taken = { customerId: request.customer, quarter: quarter.name, reportId: id }
  if (!(await takeFreeReport(tx, scope, taken)))
    throw new AppError('exportUsedUp', { values: { date: quarter.next } })
}
