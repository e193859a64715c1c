import { z } from 'zod'
import { UNREAD_REASONS } from '#shared/domain/integrations/unread-reason.ts'
import { namedLocationSchema } from '#shared/domain/conditional-access/named-location.ts'
import { reportOnlySchema } from '#shared/domain/conditional-access/report-only.ts'
import { policySchema } from '#shared/domain/conditional-access/policy.ts'
import { policyChangeSchema } from '#shared/domain/policy-history/policy-change.ts'
import { defineEndpoint } from '../endpoint.ts'
import { page } from './parts.ts'

const secureRead = { area: 'secure', level: 'readOnly' } as const
const ofCompany = z.object({ customerId: z.uuid() })

const asRead = {
  customer_id: z.string(),
  /** When the tenant was last read; null where it never was. */
  read_at: z.string().nullable(),
  /** Why this could not be read; null where it was. */
  unread: z.enum(UNREAD_REASONS).nullable(),
  /** There are some that are not told of, or not as they are now. */
  is_incomplete: z.boolean(),
}

export const accessEndpoints = {
  listPolicies: defineEndpoint({
    method: 'GET',
    path: '/secure/policy/:customerId',
    summary:
      "The conditional access policies of a company's tenant; where they could not be read, those that were read earlier.",
    access: secureRead,
    params: ofCompany,
    answer: z.object({
      ...asRead,
      policies: z.array(
        policySchema.extend({
          /** While a task has yet to change it. */
          updateStatus: z.literal('PENDING').nullable(),
        }),
      ),
    }),
    errors: ['notFound'],
  }),
  listPolicyHistory: defineEndpoint({
    method: 'GET',
    path: '/secure/policy/:customerId/history',
    summary: "What was changed of the policies and named locations of a company's tenant, the newest first.",
    access: secureRead,
    params: ofCompany,
    query: page,
    answer: z.array(policyChangeSchema),
    errors: ['notFound'],
  }),
  listReportOnly: defineEndpoint({
    method: 'GET',
    path: '/secure/policy/:customerId/report-only',
    summary:
      "What the policies of a company's tenant that only report would have done in the last seven days, asked of the vendor now.",
    access: secureRead,
    params: ofCompany,
    answer: z.object({
      customer_id: z.string(),
      /** Why the vendor did not tell; null where it did. */
      unread: z.enum(UNREAD_REASONS).nullable(),
      /** Since when sign-ins were looked at. */
      since: z.string(),
      sign_ins: z.number().int().nonnegative(),
      /** There were more sign-ins than were looked at, or some were not understood. */
      is_incomplete: z.boolean(),
      policies: z.array(reportOnlySchema),
    }),
    errors: ['notFound'],
  }),
  listNamedLocations: defineEndpoint({
    method: 'GET',
    path: '/secure/named-location/:customerId',
    summary: "The named locations of a company's tenant, each with the policies that use it.",
    access: secureRead,
    params: ofCompany,
    answer: z.object({
      ...asRead,
      locations: z.array(
        z.intersection(
          namedLocationSchema,
          z.object({ policies: z.array(z.object({ id: z.string(), name: z.string() })) }),
        ),
      ),
    }),
    errors: ['notFound'],
  }),
} as const
