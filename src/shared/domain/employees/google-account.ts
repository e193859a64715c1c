import { z } from 'zod'

/**
 * Somebody's account in the company's Google Workspace, in that directory's own words; what a second directory says of the same
 * person stands beside it.
 */
export const googleAccountSchema = z.object({
  /** Google's own id of it. */
  id: z.string(),
  user_name: z.string(),
  /** Every mail address of it, in lower case, the primary one first. */
  addresses: z.array(z.string()),
  directory: z.enum(['present', 'missing']),
  /** Whether the fields of the employee are Google's words: where no other directory has the person. */
  leads: z.boolean(),
  /** Null for one that has vanished. */
  sign_in_enabled: z.boolean().nullable(),
  is_admin: z.boolean(),
  second_factor: z.enum(['Registered', 'Not Registered', 'Enforced']),
  /** Null for somebody who never signed in. */
  last_active: z.string().nullable(),
  org_unit: z.string(),
  /** The licences that it has there; null as long as these were not read. */
  sku_ids: z.array(z.string()).nullable(),
})
export type GoogleAccount = z.infer<typeof googleAccountSchema>
