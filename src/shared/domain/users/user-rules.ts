import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { type Area, type Permissions, reaches } from '../permissions/levels.ts'
import { permissionsOf, type Role, ROLES } from '../permissions/roles.ts'
import type { User } from './user.ts'

/** Why something may not be done to a user. */
export type UserRefusal =
  | 'noPermission'
  | 'cannotDeleteUser'
  | 'cannotChangeOwner'
  | 'cannotChangeSelf'
  | 'cannotChangeSenior'
  | 'cannotChangeProductAdministrator'
  | 'cannotGrantRole'
  | 'guestRole'
  | 'lastOwner'
  | 'untouchableUser'

/**
 * `change`: name; `signIn`: the way of signing in; `access`: role, permissions and companies; `disable`: also the way
 * back; `recover`: another invitation, another password, another second factor.
 */
export type UserAct = 'change' | 'signIn' | 'access' | 'disable' | 'delete' | 'recover'

export type Actor = Pick<User, 'id' | 'role' | 'permissions'>

const ADMINISTRATORS: readonly Role[] = ['Owner', 'Administrator', 'Product administrator']

/** Who may give a role, and so take it away; every other role is given by all who look after the users. */
const givers: Partial<Record<Role, readonly Role[]>> = {
  Owner: ['Owner'],
  Administrator: ADMINISTRATORS,
  'Product administrator': ['Product administrator'],
}

const mayGive = (giver: Role, role: Role): boolean => givers[role]?.includes(giver) ?? true

/** What a guest may be: whatever else they could do would reach beyond their company (PERM-07). */
const GUEST_ROLES: readonly Role[] = ['Agent', 'Read-Only', 'System user']
const BEYOND_A_COMPANY: readonly Area[] = ['systemUsers', 'billing', 'lookAndFeel']

export const isGuest = ({ customer_id }: Pick<User, 'customer_id'>): boolean => customer_id !== null

/** The roles that somebody may give, the strongest first. */
export const grantableRoles = (giver: Role, { guest = false }: { guest?: boolean } = {}): Role[] =>
  ROLES.filter((role) => mayGive(giver, role) && (!guest || GUEST_ROLES.includes(role)))

/** Whether these permissions let somebody give themselves every other one (PERM-16). */
export const canElevate = ({ systemUsers }: Permissions): boolean => reaches(systemUsers, 'manage')

/** Why an act is not open to somebody, whatever it comes to (PERM-15, PERM-17); undefined where it is. */
export function actRefusal(
  act: UserAct,
  actor: Actor,
  target: Pick<User, 'id' | 'role' | 'untouchable'>,
): UserRefusal | undefined {
  const refusal = generalRefusal(act, actor, target)
  return act === 'delete' && refusal !== undefined && refusal !== 'cannotChangeSelf'
    ? 'cannotDeleteUser'
    : refusal
}

/** What may leave nobody who could take it back. */
const SHUTS_OUT: readonly UserAct[] = ['delete', 'disable', 'signIn']

function generalRefusal(
  act: UserAct,
  actor: Actor,
  target: Pick<User, 'id' | 'role' | 'untouchable'>,
): UserRefusal | undefined {
  const isSelf = actor.id === target.id
  if (!reaches(actor.permissions.systemUsers, 'manage')) return 'noPermission'
  if (target.untouchable) return 'untouchableUser'
  if (isSelf) return SHUTS_OUT.includes(act) ? 'cannotChangeSelf' : undefined
  if (target.role === 'Owner') {
    // Somebody has to help an owner who has lost a phone.
    return act === 'recover' && ADMINISTRATORS.includes(actor.role) ? undefined : 'cannotChangeOwner'
  }
  if (mayGive(actor.role, target.role)) return undefined
  return target.role === 'Product administrator' ? 'cannotChangeProductAdministrator' : 'cannotChangeSenior'
}

/** Why a person may not be added as what they shall be. */
export function addRefusal(actor: Actor, added: Pick<User, 'role' | 'customer_id'>): UserRefusal | undefined {
  if (!reaches(actor.permissions.systemUsers, 'manage')) return 'noPermission'
  return roleRefusal(actor, added)
}

/** Why a user may not become what they shall be. `owners` is how many the organization has. */
export function changeRefusal(
  actor: Actor,
  { before, after, owners }: { before: User; after: User; owners: number },
): UserRefusal | undefined {
  for (const act of changedActs(before, after)) {
    const refusal = actRefusal(act, actor, before)
    if (refusal) return refusal
  }
  if (before.role === 'Owner' && after.role !== 'Owner' && owners <= 1) return 'lastOwner'
  const isOther = before.role !== after.role || isGuest(before) !== isGuest(after)
  return isOther ? roleRefusal(actor, after) : undefined
}

function roleRefusal(
  { role: giver }: Actor,
  user: Pick<User, 'role' | 'customer_id'>,
): UserRefusal | undefined {
  if (!mayGive(giver, user.role)) return 'cannotGrantRole'
  return isGuest(user) && !GUEST_ROLES.includes(user.role) ? 'guestRole' : undefined
}

function changedActs(before: User, after: User): UserAct[] {
  const differs = (...fields: (keyof User)[]) =>
    fields.some((field) => canonicalJson(before[field]) !== canonicalJson(after[field]))
  const acts: UserAct[] = []
  if (differs('first_name', 'last_name')) acts.push('change')
  if (differs('login_options')) acts.push('signIn')
  if (differs('role', 'permissions', 'all_customers', 'customer_ids', 'excludes_nfr', 'customer_id'))
    acts.push('access')
  if (differs('disabled')) acts.push('disable')
  return acts
}

/** A user as it is kept: levels and companies follow from the role, and a guest stays in one company. */
export function settledUser(user: User): User {
  const permissions = permissionsOf(user.role, user.permissions)
  if (user.customer_id !== null) {
    const held = Object.fromEntries(BEYOND_A_COMPANY.map((area) => [area, 'disabled']))
    return {
      ...user,
      permissions: { ...permissions, ...held },
      all_customers: false,
      customer_ids: [user.customer_id],
      excludes_nfr: false,
    }
  }
  const seesAll = user.all_customers || user.role === 'Owner'
  return {
    ...user,
    permissions,
    all_customers: seesAll,
    customer_ids: seesAll ? [] : [...new Set(user.customer_ids)].toSorted(),
    excludes_nfr: user.excludes_nfr && user.role !== 'Owner',
  }
}
