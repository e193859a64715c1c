import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { type Area, type Permissions, reaches } from '../permissions/levels.ts'
import { permissionsOf, type Role, ROLES } from '../permissions/roles.ts'
import { sortedActs } from '../permissions/dangerous-acts.ts'
import {
  COMPANY_FIELDS,
  companyAccessOf,
  CONFINING_FIELDS,
  isConfined,
  seesEveryCompany,
} from './company-reach.ts'
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
  | 'cannotGrantAct'
  | 'cannotGrantCompanies'
  | 'guestRole'
  | 'lastOwner'
  | 'untouchableUser'

/**
 * `change`: name; `signIn`: the way of signing in; `access`: role, permissions and companies; `disable`: also the way
 * back; `recover`: another invitation, another password, another second factor.
 */
export type UserAct = 'change' | 'signIn' | 'access' | 'disable' | 'delete' | 'recover'

export type Actor = Pick<User, 'id' | 'role' | 'permissions' | 'withheld' | (typeof COMPANY_FIELDS)[number]>

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

type Added = Pick<User, 'role' | 'withheld' | (typeof COMPANY_FIELDS)[number]>

/** Why a person may not be added as what they shall be. `companies` are those that the actor sees. */
export function addRefusal(
  actor: Actor,
  added: Added,
  companies: ReadonlySet<string>,
): UserRefusal | undefined {
  if (!reaches(actor.permissions.systemUsers, 'manage')) return 'noPermission'
  if (actor.withheld.some((act) => !added.withheld.includes(act))) return 'cannotGrantAct'
  return roleRefusal(actor, added) ?? addedCompaniesRefusal(actor, added, companies)
}

/**
 * Who sees every company says who else sees what. Whoever works for chosen ones may still raise themselves (PERM-16), but names
 * no groups and nothing that is kept from anybody; who is held by a group or an exclude list gives no more than they have.
 */
function addedCompaniesRefusal(
  actor: Actor,
  added: Added,
  companies: ReadonlySet<string>,
): UserRefusal | undefined {
  if (seesEveryCompany(actor) || COMPANY_FIELDS.every((field) => isSame(actor[field], added[field])))
    return undefined
  const isPlain = !isConfined(added)
  const isWithin = !added.all_customers && added.customer_ids.every((id) => companies.has(id))
  return isPlain && (!isConfined(actor) || isWithin) ? undefined : 'cannotGrantCompanies'
}

/** What of a user says what they may do, and where. */
export type AccessSet = Pick<User, 'role' | 'permissions' | 'withheld' | (typeof COMPANY_FIELDS)[number]>

/**
 * The permission set of somebody for somebody else, as far as the actor could give it by hand: what is withheld from the actor
 * is withheld from the copy, and companies that they may not give become their own. Undefined where they may not give the role.
 */
export function copiedAccess(
  actor: Actor,
  source: AccessSet,
  companies: ReadonlySet<string>,
): AccessSet | undefined {
  const { role, permissions } = source
  const withheld = sortedActs([...source.withheld, ...actor.withheld])
  const copy = { role, permissions, withheld, ...companyAccessOf(source) }
  const refusal = addRefusal(actor, copy, companies)
  if (refusal === undefined) return copy
  const own = { ...copy, ...companyAccessOf(actor) }
  return refusal === 'cannotGrantCompanies' && !addRefusal(actor, own, companies) ? own : undefined
}

function changedCompaniesRefusal(actor: Actor, before: User, after: User): UserRefusal | undefined {
  if (seesEveryCompany(actor)) return undefined
  const held = isConfined(actor) ? COMPANY_FIELDS : CONFINING_FIELDS
  return held.every((field) => isSame(before[field], after[field])) ? undefined : 'cannotGrantCompanies'
}

/** Nobody gives back what is withheld from themselves, to themselves neither. */
const actsRefusal = (actor: Actor, before: User, after: User): UserRefusal | undefined =>
  before.withheld.some((act) => !after.withheld.includes(act) && actor.withheld.includes(act))
    ? 'cannotGrantAct'
    : undefined

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

/** Why a user may not become what they shall be. `owners` is how many the organization has. */
export function changeRefusal(
  actor: Actor,
  { before, after, owners }: { before: User; after: User; owners: number },
): UserRefusal | undefined {
  for (const act of changedActs(before, after)) {
    const refusal = actRefusal(act, actor, before)
    if (refusal) return refusal
  }
  const refusal = actsRefusal(actor, before, after) ?? changedCompaniesRefusal(actor, before, after)
  if (refusal) return refusal
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
  const differs = (...fields: (keyof User)[]) => fields.some((field) => !isSame(before[field], after[field]))
  const acts: UserAct[] = []
  if (differs('first_name', 'last_name')) acts.push('change')
  if (differs('login_options')) acts.push('signIn')
  if (differs('role', 'permissions', 'withheld', ...COMPANY_FIELDS)) acts.push('access')
  if (differs('disabled')) acts.push('disable')
  return acts
}

/**
 * A user as it is kept: levels and companies follow from the role, a guest stays in one company, and an owner has everything.
 */
export function settledUser(user: User): User {
  const permissions = permissionsOf(user.role, user.permissions)
  const isOwner = user.role === 'Owner'
  const withheld = isOwner ? [] : sortedActs(user.withheld)
  if (user.customer_id !== null) {
    const held = Object.fromEntries(BEYOND_A_COMPANY.map((area) => [area, 'disabled']))
    return {
      ...user,
      permissions: { ...permissions, ...held },
      withheld,
      group_ids: [],
      excluded_customer_ids: [],
      excluded_group_ids: [],
      all_customers: false,
      customer_ids: [user.customer_id],
      excludes_nfr: false,
    }
  }
  const seesAll = user.all_customers || isOwner
  const sorted = (ids: readonly string[]) => [...new Set(ids)].toSorted()
  return {
    ...user,
    permissions,
    withheld,
    all_customers: seesAll,
    customer_ids: seesAll ? [] : sorted(user.customer_ids),
    group_ids: seesAll ? [] : sorted(user.group_ids),
    excluded_customer_ids: isOwner ? [] : sorted(user.excluded_customer_ids),
    excluded_group_ids: isOwner ? [] : sorted(user.excluded_group_ids),
    excludes_nfr: user.excludes_nfr && !isOwner,
  }
}
