import { z } from 'zod'
import { mailPoliciesSchema } from '#shared/domain/defender/mail-policies.ts'
import { MAIL_POLICY_KINDS, mailPolicySchema } from '#shared/domain/defender/mail-policy.ts'
import { policyChangeSchema } from '#shared/domain/policy-history/policy-change.ts'
import { defineEndpoint } from '../endpoint.ts'
import { page } from './parts.ts'

export const defenderEndpoints = {
  listMailPolicies: defineEndpoint({
    method: 'GET',
    path: '/secure/defender/:customerId',
    summary:
      "The Defender policies of a company's tenant, by kind and in the vendor's order; of the kind that is asked for. `updateStatus` is PENDING while a task is to change one.",
    access: { area: 'secure', level: 'readOnly' },
    params: z.object({ customerId: z.uuid() }),
    query: z.object({ kind: z.enum(MAIL_POLICY_KINDS).optional() }),
    answer: mailPoliciesSchema.omit({ id: true }).extend({
      /** When the tenant was last read; null where it never was. */
      read_at: z.string().nullable(),
      policies: z.array(mailPolicySchema.extend({ updateStatus: z.literal('PENDING').nullable() })),
    }),
    errors: ['notFound'],
  }),
  listMailPolicyHistory: defineEndpoint({
    method: 'GET',
    path: '/secure/defender/:customerId/history',
    summary: "What was changed of the Defender policies of a company's tenant, the newest first.",
    access: { area: 'secure', level: 'readOnly' },
    params: z.object({ customerId: z.uuid() }),
    query: page,
    answer: z.array(policyChangeSchema),
    errors: ['notFound'],
  }),
} as const
