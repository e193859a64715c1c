import { z } from 'zod'
import { devicePoliciesSchema, devicePolicySummarySchema } from '#shared/domain/intune/device-policies.ts'
import { devicePolicySchema, SET_NAMES } from '#shared/domain/intune/device-policy.ts'
import { policyChangeSchema } from '#shared/domain/policy-history/policy-change.ts'
import { defineEndpoint } from '../endpoint.ts'
import { page } from './parts.ts'

const ofCompany = { customerId: z.uuid() }

export const intuneEndpoints = {
  listDevicePolicies: defineEndpoint({
    method: 'GET',
    path: '/secure/intune/:customerId',
    summary:
      "The Intune policies of a company's tenant by set and name, without their settings; of the area that is asked for.",
    access: { area: 'secure', level: 'readOnly' },
    params: z.object(ofCompany),
    query: z.object({ area: z.enum(['configuration', 'compliance']).optional() }),
    answer: devicePoliciesSchema.omit({ id: true, policies: true }).extend({
      policies: z.array(
        devicePolicySummarySchema.extend({
          /** PENDING while a task is changing it. */
          updateStatus: z.literal('PENDING').nullable(),
        }),
      ),
      /** When the tenant was last read; null where it never was. */
      read_at: z.string().nullable(),
    }),
    errors: ['notFound'],
  }),
  listDevicePolicyHistory: defineEndpoint({
    method: 'GET',
    path: '/secure/intune/:customerId/history',
    summary:
      "What was changed of the Intune policies of a company's tenant, the newest first: what its list tells of them, and which settings.",
    access: { area: 'secure', level: 'readOnly' },
    params: z.object(ofCompany),
    query: page,
    answer: z.array(policyChangeSchema),
    errors: ['notFound'],
  }),
  getDevicePolicy: defineEndpoint({
    method: 'GET',
    path: '/secure/intune/:customerId/:set/:policyId',
    summary: 'One Intune policy with its settings, as it was last read.',
    access: { area: 'secure', level: 'readOnly' },
    params: z.object({ ...ofCompany, set: z.enum(SET_NAMES), policyId: z.string().min(1).max(100) }),
    answer: devicePolicySchema,
    errors: ['notFound'],
  }),
} as const
