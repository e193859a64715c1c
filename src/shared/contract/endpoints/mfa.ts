import { CLOUDS } from '#shared/domain/employees/clouds.ts'
import { z } from 'zod'
import { MFA_STATUSES } from '#shared/domain/employees/employee.ts'
import { FACTOR_STANDINGS } from '#shared/domain/mfa/factor-standing.ts'
import { MFA_METHODS, mfaPersonSchema, mfaReportSchema } from '#shared/domain/mfa/mfa-report.ts'
import { MFA_PROTECTIONS, MFA_STRENGTHS } from '#shared/domain/mfa/mfa-standing.ts'
import { defineEndpoint } from '../endpoint.ts'
import { page } from './parts.ts'

const flag = z
  .enum(['true', 'false'])
  .transform((word) => word === 'true')
  .optional()

export const mfaEndpoints = {
  getMfaReport: defineEndpoint({
    method: 'GET',
    path: '/secure/mfa/:customerId',
    summary:
      "Who in a company's directories at Microsoft and Google has a second factor, and which, by name; of those that the filters ask for.",
    access: { area: 'secure', level: 'readOnly' },
    params: z.object({ customerId: z.uuid() }),
    query: page.extend({
      status: z.enum(MFA_STATUSES).optional(),
      protection: z.enum(MFA_PROTECTIONS).optional(),
      strength: z.enum(MFA_STRENGTHS).optional(),
      method: z.enum(MFA_METHODS).optional(),
      elsewhere: z.enum(FACTOR_STANDINGS).optional(),
      cloud: z.enum(CLOUDS).optional(),
      admin: flag,
      guest: flag,
    }),
    answer: mfaReportSchema.omit({ id: true, unread: true }).extend({
      /** When the tenant was last read; null where it never was. */
      read_at: z.string().nullable(),
      unread: mfaReportSchema.shape.unread,
      /** How many the filters find in all. */
      total: z.number().int().nonnegative(),
      people: z.array(
        mfaPersonSchema.extend({
          status: z.enum(MFA_STATUSES).nullable(),
          protection: z.enum(MFA_PROTECTIONS).nullable(),
          strength: z.enum(MFA_STRENGTHS).nullable(),
        }),
      ),
    }),
    errors: ['notFound'],
  }),
} as const
