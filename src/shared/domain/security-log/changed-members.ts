import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { COMPANY_FIELDS } from '../users/company-reach.ts'
import type { User } from '../users/user.ts'

/** What of a user may change; the values themselves are not kept. */
export const CHANGED_MEMBERS = [
  'name',
  'role',
  'permissions',
  'companies',
  'signIn',
  'disabled',
  'enabled',
] as const
export type ChangedMember = (typeof CHANGED_MEMBERS)[number]

const fieldsOf: Record<ChangedMember, readonly (keyof User)[]> = {
  name: ['first_name', 'last_name'],
  role: ['role'],
  permissions: ['permissions', 'withheld'],
  companies: COMPANY_FIELDS,
  signIn: ['login_options'],
  disabled: ['disabled'],
  enabled: ['disabled'],
}

/** What a change came to; empty where it changed nothing. */
export function changedMembers(before: User, after: User): ChangedMember[] {
  const differs = (field: keyof User) => canonicalJson(before[field]) !== canonicalJson(after[field])
  const isPast: ChangedMember = after.disabled ? 'enabled' : 'disabled'
  return CHANGED_MEMBERS.filter((member) => member !== isPast && fieldsOf[member].some(differs))
}
