import { z } from 'zod'
import { featureSchema } from '#shared/domain/features/feature-flags.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId } from './parts.ts'

const flag = z.object({ feature: featureSchema, enabled: z.boolean() })

export const featureEndpoints = {
  listFeatureFlags: defineEndpoint({
    method: 'GET',
    path: '/tools/feature-flags',
    summary: 'What is turned on and off for the organization.',
    access: 'signedIn',
    answer: z.array(flag),
  }),
  toggleFeature: defineEndpoint({
    method: 'POST',
    path: '/organization/:id/feature-toggle',
    summary: 'Turns a feature on or off for an organization.',
    access: 'productAdministrator',
    params: byId,
    body: z.strictObject({ feature: featureSchema, enabled: z.boolean() }),
    answer: flag,
    errors: ['notFound', 'failedValidation'],
  }),
} as const
