import { z } from 'zod'

/** A company that the organization looks after (ORG-04). The MFA flag and the 2FA setting are one value. */
export const customerSchema = z.object({
  id: z.string(),
  organization: z.string(),
  parent_id: z.string().nullable(),
  name: z.string(),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  country: z.string(),
  active: z.boolean(),
  nfr: z.boolean(),
  hasNfrEngageEssentialsLicense: z.boolean(),
  MFA: z.boolean(),
  max_users: z.number().int(),
})
export type Customer = z.infer<typeof customerSchema>

/** The most people a company may have unless another number is stored for it (ORG-12). */
export const customerLimits = { defaultUsers: 500 }
