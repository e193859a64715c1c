import { z } from 'zod'
import { licenseCatalogueEntrySchema, licenseNameSchema } from '#shared/domain/licenses/catalogue.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId } from './parts.ts'

/** PERM-26, in the specification's names. */
export const subscriptionAnswerSchema = z.object({
  hasValidSubscription: z.boolean(),
  /** Null for those who may not see the billing. */
  billingAccountId: z.string().nullable(),
  /** What proves to the billing portal that its visitor comes from here for this account; null like the account. */
  hash: z.string().nullable(),
  hasPbSub: z.boolean(),
  hasMultiCspSubscription: z.boolean(),
  hasMfaOnlySubscription: z.boolean(),
  hasEngageAutopilotSubscription: z.boolean(),
  hasLicensingReportSubscription: z.boolean(),
  licenses: z.array(z.object({ licenseName: licenseNameSchema, quantity: z.number() })),
})

export const licenseEndpoints = {
  getSubscription: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/subscription',
    summary: 'What the organization has bought.',
    access: 'signedIn',
    params: byId,
    answer: subscriptionAnswerSchema,
    errors: ['notFound'],
  }),
  listLicenses: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/licenses',
    summary: 'The catalogue of licences.',
    access: 'signedIn',
    params: byId,
    answer: z.array(licenseCatalogueEntrySchema),
    errors: ['notFound'],
  }),
} as const
