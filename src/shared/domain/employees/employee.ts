import { z } from 'zod'
import { googleAccountSchema } from './google-account.ts'
import { IGNORE_DECISIONS } from './ignore-decision.ts'
import { seatSchema } from '../licenses/seat.ts'

export const MFA_STATUSES = [
  'Registered',
  'Not Registered',
  'Enforced',
  'Enabled',
  'Disabled',
  'Not Required',
] as const

export const SECURE_TIERS = ['none', 'essentials', 'premium'] as const

/**
 * How the person stands in the company's own directory: `manual` was typed here and is in no directory,
 * `missing` was there and has vanished upstream.
 */
export const DIRECTORY_STATES = ['manual', 'present', 'missing'] as const

/** A person in a company's directory (EMP-02). Times are ISO 8601 in UTC. */
export const employeeSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  display_name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  domain: z.string(),
  department: z.string(),
  job_title: z.string(),
  group: z.string(),
  role: z.string(),
  country: z.string(),
  mapped_device: z.string().nullable(),
  mapped_account: z.string().nullable(),
  ignored: z.boolean(),
  /** Who decided that they are, or are no longer. */
  ignore_decision: z.enum(IGNORE_DECISIONS),
  discover: z.boolean(),
  engage: z.boolean(),
  secure: z.enum(SECURE_TIERS),
  /** The licences that they hold, at most one of each module; the three above and two below follow from these. */
  seats: z.array(seatSchema),
  /** Null where no directory was read for it. */
  mfa_status: z.enum(MFA_STATUSES).nullable(),
  /** Null for somebody who never signed in, or where that was not read. */
  last_active: z.string().nullable(),
  /** Whether a directory told when they signed in last. */
  activity_read: z.boolean(),
  /** When the account was made; null where no directory told it. */
  date_joined: z.string().nullable(),
  /** Whether they hold a role of the directory; null where that was not read. */
  isAdmin: z.boolean().nullable(),
  isAuthorizedForEngage: z.boolean(),
  licenseType: z.string(),
  /** Object id in the company's Entra directory. */
  entra_id: z.string().nullable(),
  directory: z.enum(DIRECTORY_STATES),
  /** Whether a person or a file entered them here, whatever a directory has told of them since. */
  entered: z.boolean(),
  /** Every mail address that the Microsoft directory knows them by, in lower case. */
  addresses: z.array(z.string()),
  /** Their account in the company's Google Workspace; null where they have none, or none was read. */
  google_account: googleAccountSchema.nullable(),
  sign_in_enabled: z.boolean().nullable(),
  /** Ids of the Microsoft products (SKUs) assigned upstream. */
  sku_ids: z.array(z.string()),
})
export type Employee = z.infer<typeof employeeSchema>
export type MfaStatus = (typeof MFA_STATUSES)[number]
