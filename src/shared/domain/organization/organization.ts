import { z } from 'zod'
import { devicePolicySchema } from './device-policy.ts'

export const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  time_zone: z.string(),
  device_policy: devicePolicySchema,
})
export type Organization = z.infer<typeof organizationSchema>
