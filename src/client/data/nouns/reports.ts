import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { reportEndpoints, type ReportRequest, type ReportStatus } from '#shared/contract/endpoints/reports.ts'
import type { ScheduledReport, ScheduleFields } from '#shared/domain/reports/scheduled-report.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Caller, Device } from '../device/device.ts'
import { submit } from '../queue/submit.ts'
import type { View } from '../rows/merge.ts'
import { viewShared } from '../rows/read.ts'

/** Every scheduled report by its description, with waiting changes; none where its person may not see them. */
export const watchScheduledReports = (device: Device): Observable<View<'scheduledReport'>[]> =>
  from(liveQuery(() => viewShared(device, 'scheduledReport', device.login.organization.id))).pipe(
    map((views) =>
      [...views.values()].toSorted((a, b) => a.row.description.localeCompare(b.row.description)),
    ),
  )

export const addScheduledReport = (device: Device, fields: ScheduleFields) =>
  submit(device, {
    name: 'scheduledReport.add',
    args: { id: device.newId(), fields },
    subject: fields.description,
    place: '',
  })

/** Changes what is otherwise than on screen. */
export function changeScheduledReport(
  device: Device,
  seen: ScheduledReport,
  fields: Partial<ScheduleFields>,
) {
  const changed = Object.entries(fields).filter(
    ([name, value]) => canonicalJson(value) !== canonicalJson(seen[name as keyof ScheduleFields]),
  )
  const before = changed.map(([name]) => [name, seen[name as keyof ScheduleFields]])
  return submit(device, {
    name: 'scheduledReport.patch',
    args: { id: seen.id, set: Object.fromEntries(changed) },
    expect: Object.fromEntries(before),
    subject: seen.description,
    place: '',
  })
}

export const deleteScheduledReport = (device: Device, { id, description }: ScheduledReport) =>
  submit(device, { name: 'scheduledReport.delete', args: { id }, subject: description, place: '' })

/** Has a report made, and gives its id (REP-02). */
export const requestReport = ({ call }: Caller, body: ReportRequest): Promise<{ id: string }> =>
  call(reportEndpoints.requestReport, { body })

export const readReport = ({ call }: Caller, reportId: string): Promise<ReportStatus> =>
  call(reportEndpoints.getReport, { params: { reportId } })
