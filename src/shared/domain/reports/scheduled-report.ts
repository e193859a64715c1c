import { z } from 'zod'
import { filledReportSchema } from './report.ts'

export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'quarterly'] as const
export const frequencySchema = z.enum(FREQUENCIES)
export type Frequency = z.infer<typeof frequencySchema>

export const scheduleLimits = {
  /** Of one organization. */
  reports: 1000,
  description: 200,
  /** Companies of one report. */
  companies: 200,
} as const

/** What became of the last due time. */
export const SCHEDULE_OUTCOMES = [
  /** The mail was handed to the queue of mails. */
  'sent',
  /** The recipient may not sign in any more, or may see none of the companies or nothing of what is reported. */
  'noAccess',
  /** The report could not be made. */
  'failed',
] as const
export type ScheduleOutcome = (typeof SCHEDULE_OUTCOMES)[number]

/** What is entered of a scheduled report (REP-11). */
export const scheduleFieldsSchema = z.strictObject({
  report_type: filledReportSchema,
  description: z.string().trim().min(1).max(scheduleLimits.description),
  frequency: frequencySchema,
  enabled: z.boolean(),
  /** A user of the organization: nobody else's access is known, and theirs says what the report tells them. */
  recipient: z.uuid().toLowerCase(),
  /** The tenants. */
  customer_ids: z
    .array(z.uuid().toLowerCase())
    .min(1)
    .max(scheduleLimits.companies)
    .overwrite((ids) => [...new Set(ids)].toSorted()),
})
export type ScheduleFields = z.infer<typeof scheduleFieldsSchema>

export const scheduledReportSchema = scheduleFieldsSchema.extend({
  id: z.string(),
  description: z.string(),
  recipient: z.string(),
  /** A company that was deleted stays named: whoever makes the report looks for those that are there. */
  customer_ids: z.array(z.string()),
  /** Since when it is on at this frequency, ISO 8601 in UTC: what was due before is not made up for. */
  active_since: z.string(),
  /** The due time that was last taken care of; null where none was. */
  last_due_at: z.string().nullable(),
  last_outcome: z.enum(SCHEDULE_OUTCOMES).nullable(),
})
export type ScheduledReport = z.infer<typeof scheduledReportSchema>
