import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import type { User } from '#shared/domain/users/user.ts'
import { profileSchema } from '#shared/domain/users/profile.ts'
import { userEmailSchema, type UserFields } from '#shared/domain/users/user-fields.ts'
import { type AccessSet, grantableRoles } from '#shared/domain/users/user-rules.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { type FormParts, hasProblems, type Problems } from '#client/parts/form/form-state.ts'
import { nameProblem } from '#client/parts/name-problem.ts'

export const STEPS = ['details', 'permissions', 'companies'] as const
export type Step = (typeof STEPS)[number]

/** A user while it is entered: what is not chosen is kept beside it, so that going back brings it back. */
export interface UserDraft extends Pick<
  User,
  'first_name' | 'last_name' | 'email' | 'role' | 'permissions' | 'withheld' | 'login_options'
> {
  reach: 'all' | 'some' | 'guest'
  chosen: readonly string[]
  guestOf: string | undefined
  excludesNfr: boolean
  groups: readonly string[]
  /** What is kept from them of all that the others give. */
  except: readonly string[]
  exceptGroups: readonly string[]
}

/** What the parts of the form need of it. */
export type UserForm = FormParts<UserDraft>

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
  groups: [],
  except: [],
  exceptGroups: [],
  withheld: [],
}

export const draftOf = (user: User): UserDraft => {
  const { first_name, last_name, email, login_options } = user
  return { first_name, last_name, email, login_options, ...accessDraft(user) }
}

/** What a draft holds of a permission set. */
export const accessDraft = (access: AccessSet) =>
  ({
    ...setDraft(access),
    reach: access.customer_id !== null ? 'guest' : access.all_customers ? 'all' : 'some',
    chosen: access.customer_ids,
    groups: access.group_ids,
    except: access.excluded_customer_ids,
    exceptGroups: access.excluded_group_ids,
    guestOf: access.customer_id ?? undefined,
    excludesNfr: access.excludes_nfr,
  }) satisfies Partial<UserDraft>

/** The same without the companies. */
export const setDraft = ({ role, permissions, withheld }: AccessSet) => ({ role, permissions, withheld })

/** What is sent of a draft. */
export function fieldsOf(draft: UserDraft): UserFields {
  const { first_name, last_name, role, permissions, withheld, login_options, reach } = draft
  const isGuest = reach === 'guest'
  return {
    ...profileSchema.parse({ first_name, last_name }),
    role,
    permissions: permissionsOf(role, permissions),
    withheld: [...withheld],
    login_options,
    all_customers: reach === 'all',
    customer_ids: reach === 'some' ? [...draft.chosen] : [],
    group_ids: reach === 'some' ? [...draft.groups] : [],
    excluded_customer_ids: isGuest ? [] : [...draft.except],
    excluded_group_ids: isGuest ? [] : [...draft.exceptGroups],
    excludes_nfr: !isGuest && draft.excludesNfr,
    customer_id: isGuest ? (draft.guestOf ?? null) : null,
  }
}

/** What of a draft differs, as it is sent. */
export function changedFields(seen: UserDraft, draft: UserDraft): Partial<UserFields> {
  const before = new Map(Object.entries(fieldsOf(seen)).map(([name, value]) => [name, canonicalJson(value)]))
  return Object.fromEntries(
    Object.entries(fieldsOf(draft)).filter(([name, value]) => canonicalJson(value) !== before.get(name)),
  )
}

/** What can be wrong with a draft, by the step in which that can be changed. */
export const stepFields: Record<Step, readonly (keyof UserDraft)[]> = {
  details: ['first_name', 'last_name', 'email'],
  permissions: [],
  companies: ['role', 'chosen', 'guestOf'],
}

/** What is wrong with a draft. */
function draftProblems(draft: UserDraft): Problems<UserDraft> {
  const { first_name, last_name, email, role, reach, chosen, groups, guestOf } = draft
  // The owner sees every company, whatever was chosen before.
  const isOwner = role === 'Owner'
  const isGuest = reach === 'guest' && !isOwner
  const isGuestRole = grantableRoles('Owner', { guest: true }).includes(role)
  return {
    first_name: nameProblem(first_name),
    last_name: nameProblem(last_name),
    email: userEmailSchema.safeParse(email).success ? undefined : { kind: 'invalid' },
    role: isGuest && !isGuestRole ? { kind: 'invalid' } : undefined,
    chosen:
      reach === 'some' && !isOwner && chosen.length + groups.length === 0 ? { kind: 'required' } : undefined,
    guestOf: isGuest && guestOf === undefined ? { kind: 'required' } : undefined,
  }
}

/** What is wrong with what a step asks for. */
export function stepProblems(step: Step, draft: UserDraft): Problems<UserDraft> {
  const problems = draftProblems(draft)
  return Object.fromEntries(stepFields[step].map((field) => [field, problems[field]]))
}

/** The first step in which something is wrong. */
export const firstWrong = (draft: UserDraft): Step | undefined =>
  STEPS.find((step) => hasProblems(stepProblems(step, draft)))
