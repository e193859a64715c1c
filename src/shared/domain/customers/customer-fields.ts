import { z } from 'zod'
import { phoneSchema } from '../contacts/phone.ts'

const optionalEmail = z.union([z.literal(''), z.email()])

/** What a person may type about a company. */
export const customerFieldsSchema = z.strictObject({
  name: z.string().trim().min(2).max(100),
  contact_name: z.string().trim().max(100),
  contact_email: optionalEmail,
  contact_phone: phoneSchema,
  country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)]),
  MFA: z.boolean(),
})
export type CustomerFields = z.infer<typeof customerFieldsSchema>
