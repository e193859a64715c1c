import { z } from 'zod'
import { languageSchema } from '#shared/domain/language/language-schema.ts'
import { devicePolicySchema } from './device-policy.ts'

/** What is known of an organization, beside what it is asked for. A member that is absent is not known. */
export const organizationMetadataSchema = z.object({
  /** Whether tickets are handled in a tool of its own (professional services automation). */
  hasPSA: z.boolean().optional(),
  /** In which it writes to others. */
  language: languageSchema.optional(),
})
export type OrganizationMetadata = z.infer<typeof organizationMetadataSchema>

export const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  time_zone: z.string(),
  device_policy: devicePolicySchema,
  metadata: organizationMetadataSchema.default({}),
})
export type Organization = z.infer<typeof organizationSchema>
