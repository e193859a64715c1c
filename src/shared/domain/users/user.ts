import { z } from 'zod'
import { dangerousActSchema } from '../permissions/dangerous-acts.ts'
import { permissionsSchema } from '../permissions/levels.ts'
import { roleSchema } from '../permissions/roles.ts'

/** How a person signs in: with a password of ours, or through Microsoft. */
export const LOGIN_OPTIONS = ['password', 'microsoft'] as const

/** Who signs in here: staff of the organization, and guests of its companies (ORG-02, ORG-16, PERM-07). */
export const userSchema = z.object({
  id: z.string(),
  organization: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
  role: roleSchema,
  permissions: permissionsSchema,
  /** Dangerous acts that the user may not do, whatever the levels allow. */
  withheld: z.array(dangerousActSchema),
  /** True when the user may see every company, present and to come. */
  all_customers: z.boolean(),
  /** The companies that the user may see where these are not all. */
  customer_ids: z.array(z.string()),
  /** Groups of companies that the user may see as well, where these are not all. */
  group_ids: z.array(z.string()),
  /** Companies, and groups of them, that the user may not see, whatever else is said. */
  excluded_customer_ids: z.array(z.string()),
  excluded_group_ids: z.array(z.string()),
  /** True when the organization's own company, the one that is not for resale, is not among them. */
  excludes_nfr: z.boolean(),
  /** The company that a guest works for; null for the organization's own people. */
  customer_id: z.string().nullable(),
  login_options: z.enum(LOGIN_OPTIONS),
  /** `joined` from the first sign-in on (ORG-20). */
  status: z.enum(['inviteSent', 'joined']),
  /** Kept, but not let in. */
  disabled: z.boolean(),
  /** Set by the server only: nobody changes this account (PERM-15). */
  untouchable: z.boolean(),
})
export type User = z.infer<typeof userSchema>

/** What every person of the organization has who sees all companies and has signed in with a password. */
export const fullMember = () =>
  ({
    avatar: null,
    all_customers: true,
    customer_ids: [],
    group_ids: [],
    excluded_customer_ids: [],
    excluded_group_ids: [],
    withheld: [],
    excludes_nfr: false,
    customer_id: null,
    login_options: 'password',
    status: 'joined',
    disabled: false,
    untouchable: false,
  }) satisfies Partial<User>

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim()
