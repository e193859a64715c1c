import { z } from 'zod'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import { ticketWishSchema } from './alert-ticket.ts'
import { detectionIdSchema, recipientsSchema, severitySchema } from './alert-settings.ts'

export const alertRuleLimits = {
  name: 100,
  detections: 300,
  people: 50,
  rules: 200,
  /** In minutes (ALERT-17). */
  remediation: (30 * DAY) / MINUTE,
} as const

const detectionsSchema = z
  .array(detectionIdSchema)
  .min(1, { error: 'At least one alert type must be selected' })
  .max(alertRuleLimits.detections)
  .overwrite((list) => [...new Set(list)].toSorted())

const fields = {
  name: z.string().trim().min(1).max(alertRuleLimits.name),
  enabled: z.boolean(),
  /** Which alert types; null for every one there is. */
  detections: detectionsSchema.nullable(),
  /** Of what severity at least. */
  severity: severitySchema,
  /** How. With none of them the rule keeps silent about what it matches. */
  push: z.boolean(),
  email: z.boolean(),
  webhook: z.boolean(),
  /** Whether a ticket is opened, and at which priority; null for none. */
  ticket: ticketWishSchema.nullable(),
  /** Whom by mail; nobody here means those of the settings. */
  recipients: recipientsSchema,
  /** Whose devices, by user; nobody here means everybody who may read the alert. */
  people: z
    .array(z.uuid())
    .max(alertRuleLimits.people)
    .overwrite((list) => [...new Set(list)].toSorted()),
  /** For how many minutes the sign-in of the account is blocked; null where it is left alone. */
  remediation: z.number().int().min(1).max(alertRuleLimits.remediation).nullable(),
}
export const alertRuleFieldsSchema = z.strictObject(fields)
export type AlertRuleFields = z.infer<typeof alertRuleFieldsSchema>

/** Decides of the alerts that it matches how they notify, instead of the settings (ALERT-05). */
export const alertRuleSchema = z.object({
  id: z.string(),
  /** Null for all companies. */
  customer_id: z.string().nullable(),
  ...fields,
  changed_at: z.string(),
})
export type AlertRule = z.infer<typeof alertRuleSchema>
