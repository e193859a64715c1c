import { z } from 'zod'

export const groupLimits = { name: 60, companies: 2000, groups: 200 } as const

export const groupNameSchema = z.string().trim().min(1).max(groupLimits.name)

/** Companies under one name. Whose scope names the group sees what is in it now, not what was when that was said. */
export const companyGroupSchema = z.object({
  id: z.string(),
  name: z.string(),
  customer_ids: z.array(z.string()),
})
export type CompanyGroup = z.infer<typeof companyGroupSchema>
