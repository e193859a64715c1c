import { z } from 'zod'
import { featureSchema } from '#shared/domain/features/feature-flags.ts'
import { subscriptionSchema } from '#shared/domain/licenses/subscription.ts'

const count = z.number().int().nonnegative()

/** What a product administrator sees of an organization: numbers, what it has bought, what is turned on (PERM-06). */
export const organizationSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for one that was there before this was noted. */
  created_at: z.string().nullable(),
  customers: count,
  users: count,
  /** A browser counts once for each of its users. */
  devices: count,
  /** Null where nobody has noted one. */
  subscription: subscriptionSchema
    .pick({ plan: true, billing: true, trial_ends_at: true })
    .extend({ isValid: z.boolean() })
    .nullable(),
  /** What is turned on. */
  features: z.array(featureSchema),
})
export type OrganizationSummary = z.infer<typeof organizationSummarySchema>
