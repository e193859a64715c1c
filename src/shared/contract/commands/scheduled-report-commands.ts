import { z } from 'zod'
import { scheduleFieldsSchema, type ScheduledReport } from '#shared/domain/reports/scheduled-report.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { defineCommand } from '../command.ts'
import { REPORTS_PARTITION } from '../partitions.ts'

const id = z.uuid()

// A report tells somebody about companies, so it is changed by who manages people, and sees every company besides.
const common = {
  rev: 1,
  class: 'B',
  kind: 'scheduledReport',
  area: 'systemUsers',
  level: 'manage',
  needs: 'existing',
  ids: (args: { id: string }) => [args.id],
  partition: () => REPORTS_PARTITION,
  lane: (args: { id: string }) => `scheduledReport/${args.id}`,
} as const

/** Has a report mailed again and again. */
export const scheduledReportAdd = defineCommand({
  ...common,
  name: 'scheduledReport.add',
  needs: 'absent',
  args: z.strictObject({ id, fields: scheduleFieldsSchema }),
  reduce: (_row, { id, fields }, { now }) => ({
    ...fields,
    id,
    active_since: now,
    last_due_at: null,
    last_outcome: null,
  }),
})

export const scheduledReportPatch = defineCommand({
  ...common,
  name: 'scheduledReport.patch',
  args: z.strictObject({ id, set: scheduleFieldsSchema.partial() }),
  sets: ({ set }) => set,
  merge: (earlier, later) => ({ ...earlier, set: { ...earlier.set, ...definedOnly(later.set) } }),
  reduce: (row, { set }, { now }) => {
    if (!row) return undefined
    const next: ScheduledReport = { ...row, ...definedOnly(set) }
    const isStarted = next.frequency !== row.frequency || (next.enabled && !row.enabled)
    return isStarted ? { ...next, active_since: now } : next
  },
})

export const scheduledReportDelete = defineCommand({
  ...common,
  name: 'scheduledReport.delete',
  args: z.strictObject({ id }),
  reduce: () => undefined,
})
