import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { SEVERITIES } from './alert-severity.ts'

export const alertSettingsLimits = { recipients: 20, thresholds: 300 } as const

export const severitySchema = z.enum(SEVERITIES)
/** A detection's id; whether there is such a one the server says: the list of all is too much for every start of the app. */
export const detectionIdSchema = z.string().min(1).max(100)

/** One plain address, in small letters (ALERT-06). */
export const recipientSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: 'Invalid email' }).max(254))

export const recipientsSchema = z
  .array(recipientSchema)
  .max(alertSettingsLimits.recipients)
  .overwrite((list) => [...new Set(list)].toSorted())

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** When only high severity may wake somebody, every day from one time to another, which may lie after midnight. */
const quietHoursSchema = z
  .strictObject({ from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from !== until, { message: 'The end time must be later than the start time' })
/** Times of day in the organization's time zone. */
export type QuietHours = z.infer<typeof quietHoursSchema>

const fields = {
  /** Whether anything of it notifies; alerts are raised and kept all the same (ALERT-04). */
  enabled: z.boolean().nullable(),
  push_enabled: z.boolean().nullable(),
  email_enabled: z.boolean().nullable(),
  webhook_enabled: z.boolean().nullable(),
  /** Whether alerts open tickets, where a tool is connected and the company mapped (ALERT-19). */
  ticketing_enabled: z.boolean().nullable(),
  recipients: recipientsSchema.nullable(),
  /** What notifies at least, where no rule says otherwise. */
  severity: severitySchema.nullable(),
  /**
   * By detection: what of it notifies at least. Only what the vendor itself grades may be named (ALERT-08); of a company
   * besides those of the organization.
   */
  thresholds: z
    .record(detectionIdSchema, severitySchema)
    .refine((each) => Object.keys(each).length <= alertSettingsLimits.thresholds, {
      message: 'Names too many alert types',
    }),
  /** Of the organization alone. */
  quiet_hours: quietHoursSchema.nullable(),
}

/** Whether mail is on and goes to nobody (ALERT-06). What a company leaves to the organization is not known here. */
const isMailedToNobody = (each: { email_enabled: boolean | null; recipients: string[] | null }) =>
  each.email_enabled === true && each.recipients?.length === 0

export const alertSettingsFieldsSchema = z
  .strictObject(fields)
  .refine((each) => !isMailedToNobody(each), { path: ['recipients'], message: 'Email cannot be empty' })
export type AlertSettingsFields = z.infer<typeof alertSettingsFieldsSchema>

/** How alerts of one company, or (null) of all of them, notify. A company's null leaves it to the organization's. */
export const alertSettingsSchema = z.object({ id: z.string(), customer_id: z.string().nullable(), ...fields })

/** What a company says that says nothing. */
export const inheritedSettings: AlertSettingsFields = {
  enabled: null,
  push_enabled: null,
  email_enabled: null,
  webhook_enabled: null,
  ticketing_enabled: null,
  recipients: null,
  severity: null,
  thresholds: {},
  quiet_hours: null,
}

const NAMESPACE = '6f9a5a0b-1f44-49a5-8c8e-0f7d3b1b9a52'

/** The one row of a company, or (null) of the organization. */
export const alertSettingsId = (customerId: string | null): string => uuidv5(customerId ?? 'org', NAMESPACE)

/** What holds for a company, with nothing left open. */
export interface SettledAlertSettings {
  enabled: boolean
  pushEnabled: boolean
  emailEnabled: boolean
  webhookEnabled: boolean
  ticketingEnabled: boolean
  recipients: readonly string[]
  severity: (typeof SEVERITIES)[number]
  thresholds: Readonly<Record<string, (typeof SEVERITIES)[number]>>
  quietHours: QuietHours | null
}

/** What holds for a company: its own word, else the organization's, else medium and high by push alone. */
export function settledSettings(
  ofOrganization: AlertSettingsFields = inheritedSettings,
  ofCompany: AlertSettingsFields = inheritedSettings,
): SettledAlertSettings {
  return {
    enabled: ofCompany.enabled ?? ofOrganization.enabled ?? true,
    pushEnabled: ofCompany.push_enabled ?? ofOrganization.push_enabled ?? true,
    emailEnabled: ofCompany.email_enabled ?? ofOrganization.email_enabled ?? false,
    webhookEnabled: ofCompany.webhook_enabled ?? ofOrganization.webhook_enabled ?? false,
    ticketingEnabled: ofCompany.ticketing_enabled ?? ofOrganization.ticketing_enabled ?? false,
    recipients: ofCompany.recipients ?? ofOrganization.recipients ?? [],
    severity: ofCompany.severity ?? ofOrganization.severity ?? 'medium',
    thresholds: { ...ofOrganization.thresholds, ...ofCompany.thresholds },
    quietHours: ofOrganization.quiet_hours,
  }
}
