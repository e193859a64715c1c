import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { DAY } from '#shared/lib/time.ts'
import { isInRanges, rangeIssue } from './address-range.ts'
import type { AlertRow } from './alert-row.ts'
import { detectionIdSchema } from './alert-settings.ts'

export const snoozeRuleLimits = { name: 100, detections: 300, days: 365, rules: 500 } as const

const who = z.string().trim().toLowerCase().min(1).max(320)
const address = z
  .string()
  .trim()
  .max(64)
  .refine((each) => rangeIssue([], each) === undefined, { message: 'Invalid IP' })

/** To what a snooze rule applies: all alerts that it may be about, or those of an account, an address or a country. */
export const snoozedMatterSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('everything') }),
  z.strictObject({ of: z.literal('account'), account: who }),
  z.strictObject({ of: z.literal('address'), address }),
  z.strictObject({ of: z.literal('country'), country: z.string().regex(/^[A-Z]{2}$/) }),
])

const definition = {
  /** Null for all companies. */
  customerId: z.uuid().nullable(),
  /** Which alert types (its actions, ALERT-11); null for every one there is. */
  detections: z
    .array(detectionIdSchema)
    .min(1, { error: 'At least one alert type must be selected' })
    .max(snoozeRuleLimits.detections)
    .overwrite((list) => [...new Set(list)].toSorted())
    .nullable(),
  matter: snoozedMatterSchema,
}
/** What a snooze rule is about, which never changes. */
export const snoozeDefinitionSchema = z.strictObject(definition)
export type SnoozeDefinition = z.infer<typeof snoozeDefinitionSchema>

const terms = {
  name: z.string().trim().min(1).max(snoozeRuleLimits.name),
  enabled: z.boolean(),
  /** When it begins; it ends so many days after. */
  starts_at: z.iso.datetime(),
  days: z.number().int().min(1).max(snoozeRuleLimits.days),
}
export const snoozeTermsSchema = z.strictObject(terms)
export type SnoozeTerms = z.infer<typeof snoozeTermsSchema>

/** Has alerts notify nobody for a time; they are raised and kept all the same (ALERT-11). */
export const snoozeRuleSchema = z.object({
  id: z.string(),
  customer_id: z.string().nullable(),
  detections: definition.detections,
  matter: snoozedMatterSchema,
  ...terms,
  /** Null as long as only the editing device knows of it. */
  created_by: z.string().nullable(),
})
export type SnoozeRule = z.infer<typeof snoozeRuleSchema>

const NAMESPACE = '0b1a7d5e-3f55-4d0b-8a55-5a2f6b0d7c11'

/** The one rule about the same: a second one is a duplicate, which nobody can make (ALERT-12). */
export const snoozeRuleId = ({ customerId, detections, matter }: SnoozeDefinition): string =>
  uuidv5(canonicalJson([customerId, detections?.toSorted() ?? null, matter]), NAMESPACE)

export const snoozeEnd = ({ starts_at, days }: Pick<SnoozeTerms, 'starts_at' | 'days'>): string =>
  new Date(Date.parse(starts_at) + days * DAY).toISOString()

/** Whether a rule holds at a moment, in milliseconds since 1970. */
export const isSnoozing = (rule: SnoozeTerms, now: number): boolean =>
  rule.enabled && Date.parse(rule.starts_at) <= now && now < Date.parse(snoozeEnd(rule))

/** What of an alert decides whether it is snoozed or told. */
export type RoutedAlert = Pick<
  AlertRow,
  | 'customer_id'
  | 'detection'
  | 'detections'
  | 'severity'
  | 'account'
  | 'ip'
  | 'location'
  | 'status'
  | 'snoozed_until'
>

/** Whether a rule is about an alert, at whatever time. */
export function isAbout(
  { customer_id, detections, matter }: Pick<SnoozeRule, 'customer_id' | 'detections' | 'matter'>,
  alert: RoutedAlert,
): boolean {
  if (customer_id !== null && customer_id !== alert.customer_id) return false
  // An alert that tells of more than what is snoozed is told.
  if (detections !== null && !alert.detections.every((each) => detections.includes(each))) return false
  if (matter.of === 'account')
    return [alert.account?.name, alert.account?.id].some((each) => each?.toLowerCase() === matter.account)
  if (matter.of === 'address') return isInRanges([matter.address], alert.ip ?? undefined)
  return matter.of === 'everything' || alert.location?.country === matter.country
}
