import type { Employee } from '#shared/domain/employees/employee.ts'
import type { AccessOptions } from './access-options.ts'
import type { Policy } from './policy.ts'
import { readConditions } from './read-policy.ts'

/** What accounts that come in when nobody else does are called, by the company, and (null) at all of them. */
export type EmergencyNames = ReadonlyMap<string | null, readonly string[]>

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * The object ids of a company's emergency accounts: by what its employees sign in with, by the accounts that its policies name, and by
 * the members of small groups that these leave out. An id that the company's own set-up names stands for itself. What is named for
 * all companies counts only where the company has such an account.
 */
export function emergencyIdsOf(
  names: EmergencyNames,
  customerId: string,
  people: readonly Pick<Employee, 'entra_id' | 'email' | 'username'>[],
  options: Pick<AccessOptions, 'people' | 'members'> | undefined,
): readonly string[] {
  const own = (names.get(customerId) ?? []).map((name) => name.toLowerCase())
  const wanted = new Set([...own, ...(names.get(null) ?? []).map((name) => name.toLowerCase())])
  if (wanted.size === 0) return []
  const isWanted = (texts: readonly string[]) => texts.some((text) => wanted.has(text.trim().toLowerCase()))
  const employed = people.flatMap(({ entra_id: id, email, username }) =>
    id !== null && isWanted([id, email, username]) ? [id] : [],
  )
  const listed = [
    ...(options && 'items' in options.people ? options.people.items : []),
    ...Object.values(options?.members ?? {}).flat(),
  ]
  const named = listed.flatMap(({ id, name }) => (isWanted([id, name]) ? [id] : []))
  return [
    ...new Set([...employed, ...named, ...own.filter((name) => ID.test(name))].map((id) => id.toLowerCase())),
  ].toSorted()
}

/** The groups, in small letters, that hold emergency accounts and nobody else; of groups that were not read nobody knows. */
export function emergencyGroupsOf(
  emergencyIds: readonly string[],
  options: Pick<AccessOptions, 'members'> | undefined,
): readonly string[] {
  const ids = new Set(emergencyIds.map((id) => id.toLowerCase()))
  return Object.entries(options?.members ?? {}).flatMap(([group, members]) =>
    members.length > 0 && members.every(({ id }) => ids.has(id.toLowerCase())) ? [group.toLowerCase()] : [],
  )
}

/**
 * The groups that an account is in, of all that policies name; undefined where the members of one of these are not known, for it may be
 * in that.
 */
export function groupsOfAccount(
  id: string,
  policies: readonly Policy[],
  options: Pick<AccessOptions, 'members'> | undefined,
): readonly string[] | undefined {
  const members = options?.members ?? {}
  const named = policies.flatMap((policy) => {
    const { includeGroups, excludeGroups } = readConditions(policy).users
    return [...includeGroups, ...excludeGroups].map((group) => group.toLowerCase())
  })
  if (named.some((group) => members[group] === undefined)) return undefined
  return Object.entries(members).flatMap(([group, people]) =>
    people.some((each) => each.id.toLowerCase() === id.toLowerCase()) ? [group] : [],
  )
}
