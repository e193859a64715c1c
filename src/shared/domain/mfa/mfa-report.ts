import { z } from 'zod'
import { googleAccountSchema } from '../employees/google-account.ts'
import { UNREAD_REASONS } from '../integrations/unread-reason.ts'
import { FACTOR_STANDINGS } from './factor-standing.ts'

/**
 * What somebody can have registered to prove themselves, in the vendor's words and from the strongest to the weakest.
 * https://learn.microsoft.com/graph/api/resources/userregistrationdetails
 */
export const MFA_METHODS = [
  'fido2SecurityKey',
  'passKeyDeviceBound',
  'passKeyDeviceBoundAuthenticator',
  'passKeyDeviceBoundWindowsHello',
  'windowsHelloForBusiness',
  'macOsSecureEnclaveKey',
  'microsoftAuthenticatorPasswordless',
  'microsoftAuthenticatorPush',
  'hardwareOneTimePasscode',
  'softwareOneTimePasscode',
  'temporaryAccessPass',
  'mobilePhone',
  'alternateMobilePhone',
  'officePhone',
  'email',
  'securityQuestion',
] as const
export type MfaMethod = (typeof MFA_METHODS)[number]

/** What is asked of an account whatever policies say, in the vendor's words (MFA-02). */
export const PER_USER_STATES = ['disabled', 'enabled', 'enforced'] as const
export type PerUserState = (typeof PER_USER_STATES)[number]

/** Which second factor somebody is asked for first, in the vendor's words. */
export const MFA_PREFERENCES = [
  'push',
  'oath',
  'voiceMobile',
  'voiceAlternateMobile',
  'voiceOffice',
  'sms',
  'none',
] as const

export const mfaLimits = {
  /** Of one company; more are left out, and the report says so. */
  people: 10_000,
}

/** Why accounts were not read. */
export const MFA_UNREAD = [
  ...UNREAD_REASONS,
  /** They are still to be read for the first time. */
  'notRead',
] as const

export const mfaPersonSchema = z.object({
  /** The object id in the company's Microsoft directory, in lower case; of whoever has no account there, Google's own id. */
  id: z.string(),
  name: z.string(),
  username: z.string(),
  is_guest: z.boolean(),
  /** Whether the account may sign in at all; null where that was not told. */
  sign_in_enabled: z.boolean().nullable(),
  /** What is asked of this account by itself; null where that was not read. */
  state: z.enum(PER_USER_STATES).nullable(),
  /** Null for somebody of whom the vendor's report does not tell: a blocked account, a new one, or where none was read. */
  registered: z
    .object({
      is_registered: z.boolean(),
      /** Whether one of the methods is a second factor that the tenant allows. */
      is_capable: z.boolean(),
      /** Null where the report does not say. */
      is_admin: z.boolean().nullable(),
      methods: z.array(z.enum(MFA_METHODS)),
      /** How many more there are, of kinds that are not known here. */
      others: z.number().int().nonnegative(),
      preferred: z.enum(MFA_PREFERENCES).nullable(),
    })
    .nullable(),
  /** How they stand at another vendor of second factors; absent where none that is connected knows them. */
  elsewhere: z.enum(FACTOR_STANDINGS).optional(),
  /** What Google says of their account there; absent where they have none, or none was read. */
  google: googleAccountSchema
    .pick({ user_name: true, second_factor: true, sign_in_enabled: true, is_admin: true })
    .optional(),
  /** They have no Microsoft account, so that what only Microsoft tells is null. */
  only_google: z.literal(true).optional(),
})
export type MfaPerson = z.infer<typeof mfaPersonSchema>

/** Who in a company's tenant has a second factor, and which, as it was last read (MFA-01). */
export const mfaReportSchema = z.object({
  /** The company's. */
  id: z.string(),
  customer_id: z.string(),
  /** Why the accounts could not be read, so that those of an earlier reading are shown; null where they were. */
  unread: z.enum(MFA_UNREAD).nullable(),
  /** Why nobody's methods could be read; null where they were. */
  registrations_unread: z.enum(MFA_UNREAD).nullable(),
  /** Why nobody's own state could be read; null where they were. */
  states_unread: z.enum(MFA_UNREAD).nullable(),
  /** Whether its Google Workspace was read, and why not; null where none is connected. */
  google: z.enum(['read', ...MFA_UNREAD]).nullable(),
  /** There are more people than these. */
  is_incomplete: z.boolean(),
  /** By name. */
  people: z.array(mfaPersonSchema),
})
export type MfaReport = z.infer<typeof mfaReportSchema>
