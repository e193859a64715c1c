import { z } from 'zod'
import { permissionsSchema } from '../permissions/levels.ts'
import { roleSchema } from '../permissions/roles.ts'

/** Who signs in here: staff of the organization (ORG-02, ORG-16). */
export const userSchema = z.object({
  id: z.string(),
  organization: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
  role: roleSchema,
  permissions: permissionsSchema,
  /** True when the user may see every company, present and to come. */
  all_customers: z.boolean(),
})
export type User = z.infer<typeof userSchema>

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim()
