import { z } from 'zod'
import { groupLimits } from '../company-groups/company-group.ts'
import { DANGEROUS_ACTS, dangerousActSchema } from '../permissions/dangerous-acts.ts'
import { permissionsSchema } from '../permissions/levels.ts'
import { roleSchema } from '../permissions/roles.ts'
import { profileSchema } from './profile.ts'
import { LOGIN_OPTIONS } from './user.ts'

/** Limits of an address, and of a list of companies. */
export const userLimits = { email: { max: 254 }, customers: 500 }

const companies = z.array(z.uuid()).max(userLimits.customers)
const groups = z.array(z.uuid()).max(groupLimits.groups)

/** Which companies somebody may see. */
const companyAccessSchema = z.strictObject({
  all_customers: z.boolean(),
  customer_ids: companies,
  group_ids: groups,
  excluded_customer_ids: companies,
  excluded_group_ids: groups,
  excludes_nfr: z.boolean(),
  customer_id: z.uuid().nullable(),
})

/** What of a user is changed by those who look after the users. */
export const userFieldsSchema = z.strictObject({
  ...profileSchema.shape,
  role: roleSchema,
  /** Counts for the role `System user` alone. */
  permissions: permissionsSchema,
  withheld: z.array(dangerousActSchema).max(DANGEROUS_ACTS.length),
  login_options: z.enum(LOGIN_OPTIONS),
  ...companyAccessSchema.shape,
})
export type UserFields = z.infer<typeof userFieldsSchema>

/** An address is compared in any case, and kept in small letters. */
export const userEmailSchema = z.string().trim().toLowerCase().pipe(z.email().max(userLimits.email.max))
