import { DIRECTORY_ROLES } from '#shared/domain/conditional-access/directory-roles.ts'
import { inOrder } from '#shared/domain/import-settings/in-order.ts'
import { allPages } from '#server/connectors/all-pages.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { Directory, DirectoryGroup, RoleHolder } from '#server/connectors/directory.ts'
import type { KeptMembership, KeptMemberships } from './memberships.store.ts'

/**
 * Reads who is in which group of a directory and who holds which role. What the tenant refuses stays as it was read before.
 * Throws only what is no failure of the vendor's. Of a directory whose roles are not asked for none are read.
 */
export async function readMemberships(
  {
    groups: askGroups,
    administrators,
  }: Pick<Directory, 'groups'> & Partial<Pick<Directory, 'administrators'>>,
  earlier: KeptMemberships,
): Promise<KeptMemberships> {
  const told = await attempt(() => allPages(askGroups()))
  const groups = told ? groupsOf(told) : earlier.groups
  const holders = administrators && (await attempt(() => allPages(administrators())))
  return { groups, roles: holders ? rolesOf(holders, groups ?? []) : earlier.roles }
}

async function attempt<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    return undefined
  }
}

/** A vendor may tell the members of a large group in several pieces. */
function groupsOf(told: readonly DirectoryGroup[]): KeptMembership[] {
  const names = new Map<string, string>()
  const direct = new Map<string, Set<string>>()
  for (const { id, displayName, memberIds } of told) {
    if (displayName !== undefined) names.set(id, displayName)
    direct.set(id, new Set([...(direct.get(id) ?? []), ...memberIds]))
  }
  return inOrder(
    [...direct.keys()].map((id) => ({ id, name: names.get(id) ?? id, members: everybodyIn(id, direct) })),
  )
}

/** Who is in a group, also by the groups in it. */
function everybodyIn(id: string, direct: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const members = new Set<string>()
  const open = [id]
  const met = new Set(open)
  for (let group = open.pop(); group !== undefined; group = open.pop())
    for (const member of direct.get(group) ?? [])
      if (!direct.has(member)) members.add(member)
      else if (!met.has(member)) {
        met.add(member)
        open.push(member)
      }
  return [...members].toSorted()
}

/** A role that a group holds is held by everybody in it. */
function rolesOf(holders: readonly RoleHolder[], groups: readonly KeptMembership[]): KeptMembership[] {
  const membersOf = new Map(groups.map(({ id, members }) => [id, members]))
  const held = new Map<string, Set<string>>()
  for (const { id, roleId } of holders) {
    if (roleId === undefined) continue
    const members = held.get(roleId) ?? new Set<string>()
    for (const member of membersOf.get(id) ?? [id]) members.add(member)
    held.set(roleId, members)
  }
  return inOrder(
    [...held].map(([id, members]) => ({
      id,
      name: DIRECTORY_ROLES.get(id) ?? id,
      members: [...members].toSorted(),
    })),
  )
}
