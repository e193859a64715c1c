import { z } from 'zod'

export const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  time_zone: z.string(),
})
export type Organization = z.infer<typeof organizationSchema>
