import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { REPORTS_PARTITION } from '#shared/contract/partitions.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import { requireOwn, type Scope } from '#server/platform/sync/scope.ts'
import { scheduledReportTable } from './scheduled-report.table.ts'

export function mountScheduledReportRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.listScheduledReports, async ({ c, params }) => {
    requireOwn(c.var.scope, params.id)
    requireAll(c.var.scope)
    return (await readRows(db, scheduledReportTable, c.var.scope)).map(({ row }) => row)
  })

  mount(endpoints.addScheduledReport, async ({ c, params, body: { id = uuidv7(), ...fields } }) => {
    requireOwn(c.var.scope, params.id)
    requireAll(c.var.scope)
    await carryOut(bus, c, 'scheduledReport.add', { id, fields })
    const { row, v } = await readOne(db, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return row
  })

  mount(endpoints.putScheduledReport, async ({ c, params: { reportId }, body }) => {
    requireAll(c.var.scope)
    await carryOut(bus, c, 'scheduledReport.patch', { id: reportId, set: definedOnly(body) })
    const { row, v } = await readOne(db, c.var.scope, reportId)
    c.header('ETag', etagOf(v))
    return row
  })

  mount(endpoints.deleteScheduledReport, async ({ c, params: { reportId } }) => {
    requireAll(c.var.scope)
    await carryOut(bus, c, 'scheduledReport.delete', { id: reportId })
  })
}

/** Throws `noPermission` for who does not see all companies, to whom no scheduled report is told. */
function requireAll({ pids }: Scope): void {
  if (!pids.includes(REPORTS_PARTITION)) throw new AppError('noPermission')
}

async function readOne(db: Db, scope: Scope, id: string): Promise<VersionedRow<'scheduledReport'>> {
  const [found] = await readRows(db, scheduledReportTable, scope, {
    where: 't.id = $3::uuid',
    parameters: [id],
    size: 1,
  })
  if (!found) throw new AppError('notFound')
  return found
}
