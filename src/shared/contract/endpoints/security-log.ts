import { z } from 'zod'
import { securityLogLimits } from '#shared/domain/security-log/security-event.ts'
import { defineEndpoint } from '../endpoint.ts'
import { securityEventNameSchema, securityEventSchema } from '../security-log.ts'
import { byId } from './parts.ts'

export const securityLogEndpoints = {
  listSecurityEvents: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/security-event',
    summary: 'Sign-ins, changes of users and refusals of the last year, the newest first.',
    access: 'owner',
    params: byId,
    query: z.object({
      /** Only events before this one. */
      before: z.uuid().optional(),
      size: z.coerce.number().int().min(1).max(securityLogLimits.page).default(100),
      event: securityEventNameSchema.optional(),
      /** Only events of this user, or of what was done to them. */
      user: z.uuid().optional(),
    }),
    answer: z.array(securityEventSchema),
    errors: ['notFound', 'failedValidation'],
  }),
} as const
