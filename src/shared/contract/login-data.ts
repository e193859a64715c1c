import { z } from 'zod'
import { organizationSchema } from '#shared/domain/organization/organization.ts'
import { permissionsSchema } from '#shared/domain/permissions/levels.ts'
import { userSchema } from '#shared/domain/users/user.ts'

/** What a device needs to know of the person who signed in (AUTH-13). */
export const loginDataSchema = z.object({
  userData: userSchema,
  organization: organizationSchema,
  customers: z.array(z.object({ id: z.string(), name: z.string() })),
  permissions: permissionsSchema,
  /** Of the billing account; null for those who may not see the billing. */
  ownerBillingId: z.string().nullable(),
  /** Whether the organization demands a second factor of its users: the MFA flag of its own company (AUTH-16). */
  mfaRequired: z.boolean().default(false),
  /** Whether the organization takes no changes at all, as the shared trial account does (PERM-24). */
  isReadOnly: z.boolean().default(false),
  /** Whether none was shown at this sign-in though it is demanded; null where only the user pool can tell. */
  lacksFactor: z.boolean().nullable().default(null),
})
export type LoginData = z.infer<typeof loginDataSchema>
