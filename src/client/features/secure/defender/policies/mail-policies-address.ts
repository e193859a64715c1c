import { z } from 'zod'
import type { MailPolicyKind } from '#shared/domain/defender/mail-policy.ts'
import { listAddress } from '#client/parts/list/list-address.ts'

export const MAIL_POLICY_SORTS = ['policy', 'company', 'kind', 'state', 'priority'] as const

// By hand, because every start needs the address, and what policies are is much more.
const KINDS = [
  'safeAttachments',
  'safeLinks',
  'antiMalware',
  'antiPhishing',
  'antiSpam',
] as const satisfies readonly MailPolicyKind[]

/** What the address of the policies for mail holds beside its path; `open` is a policy of a company. */
export const mailPoliciesAddressSchema = listAddress(MAIL_POLICY_SORTS).extend({
  kind: z.enum(KINDS).optional().catch(undefined),
  state: z.enum(['on', 'off']).optional().catch(undefined),
  builtIn: z.boolean().optional().catch(undefined),
  /** What was changed from here is open: of the company that the list is of, or of all. */
  changes: z
    .union([z.literal(true), z.literal('all')])
    .optional()
    .catch(undefined),
  /** What was found changed in the policies of the company is open. */
  history: z.literal(true).optional().catch(undefined),
  /** A change that the server refused, to be corrected. */
  correct: z.string().min(1).optional().catch(undefined),
})
export type MailPoliciesAddress = z.infer<typeof mailPoliciesAddressSchema>
