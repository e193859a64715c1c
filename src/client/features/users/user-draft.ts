import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import type { User } from '#shared/domain/users/user.ts'
import { profileSchema } from '#shared/domain/users/profile.ts'
import { userEmailSchema, type UserFields } from '#shared/domain/users/user-fields.ts'
import { grantableRoles } from '#shared/domain/users/user-rules.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'

export const STEPS = ['details', 'permissions', 'companies'] as const
export type Step = (typeof STEPS)[number]

/** A user while it is entered: what is not chosen is kept beside it, so that going back brings it back. */
export interface UserDraft extends Pick<
  User,
  'first_name' | 'last_name' | 'email' | 'role' | 'permissions' | 'login_options'
> {
  reach: 'all' | 'some' | 'guest'
  chosen: readonly string[]
  guestOf: string | undefined
  excludesNfr: boolean
}

export const NEW_DRAFT: UserDraft = {
  first_name: '',
  last_name: '',
  email: '',
  role: 'Agent',
  permissions: permissionsOf('Agent', {}),
  login_options: 'password',
  reach: 'all',
  chosen: [],
  guestOf: undefined,
  excludesNfr: false,
}

export const draftOf = (user: User): UserDraft => {
  const { first_name, last_name, email, role, permissions, login_options } = user
  return {
    first_name,
    last_name,
    email,
    role,
    permissions,
    login_options,
    reach: user.customer_id !== null ? 'guest' : user.all_customers ? 'all' : 'some',
    chosen: user.customer_ids,
    guestOf: user.customer_id ?? undefined,
    excludesNfr: user.excludes_nfr,
  }
}

/** What is sent of a draft. */
export function fieldsOf(draft: UserDraft): UserFields {
  const { first_name, last_name, role, permissions, login_options, reach } = draft
  return {
    ...profileSchema.parse({ first_name, last_name }),
    role,
    permissions: permissionsOf(role, permissions),
    login_options,
    all_customers: reach === 'all',
    customer_ids: reach === 'some' ? [...draft.chosen] : [],
    excludes_nfr: reach !== 'guest' && draft.excludesNfr,
    customer_id: reach === 'guest' ? (draft.guestOf ?? null) : null,
  }
}

/** What of a draft differs, as it is sent. */
export function changedFields(seen: UserDraft, draft: UserDraft): Partial<UserFields> {
  const before = new Map(Object.entries(fieldsOf(seen)).map(([name, value]) => [name, canonicalJson(value)]))
  return Object.fromEntries(
    Object.entries(fieldsOf(draft)).filter(([name, value]) => canonicalJson(value) !== before.get(name)),
  )
}

export const isSameDraft = (one: UserDraft, other: UserDraft): boolean =>
  canonicalJson(one) === canonicalJson(other)

export type DraftProblem = 'first_name' | 'last_name' | 'email' | 'role' | 'customer_ids' | 'customer_id'

/** What is wrong with a draft, by the step in which it is entered. */
export function draftProblems(draft: UserDraft): Record<Step, ReadonlySet<DraftProblem>> {
  const { first_name, last_name, email, role, reach, chosen, guestOf } = draft
  // The owner sees every company, whatever was chosen before.
  const isOwner = role === 'Owner'
  const isGuest = reach === 'guest' && !isOwner
  const details = new Set<DraftProblem>()
  if (!profileSchema.shape.first_name.safeParse(first_name).success) details.add('first_name')
  if (!profileSchema.shape.last_name.safeParse(last_name).success) details.add('last_name')
  if (!userEmailSchema.safeParse(email).success) details.add('email')
  const companies = new Set<DraftProblem>()
  if (reach === 'some' && !isOwner && chosen.length === 0) companies.add('customer_ids')
  if (isGuest && guestOf === undefined) companies.add('customer_id')
  if (isGuest && !grantableRoles('Owner', { guest: true }).includes(role)) companies.add('role')
  return { details, permissions: new Set(), companies }
}
