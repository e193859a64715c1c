import { z } from 'zod'
import { UNREAD_REASONS } from '../integrations/unread-reason.ts'
import { MAIL_POLICY_KINDS, mailPolicySchema } from './mail-policy.ts'

/** What a company's tenant has of policies for mail, as it was last read (DEF-01). */
export const mailPoliciesSchema = z.object({
  /** The company's. */
  id: z.string(),
  customer_id: z.string(),
  /** The kinds that could not be read, and why: of these the policies of an earlier reading are shown. */
  unread: z.partialRecord(z.enum(MAIL_POLICY_KINDS), z.enum(UNREAD_REASONS)),
  /** There are more policies than these: some could not be understood. */
  is_incomplete: z.boolean(),
  /** By kind, and of each kind those that go first first. */
  policies: z.array(mailPolicySchema),
})
export type MailPolicies = z.infer<typeof mailPoliciesSchema>
