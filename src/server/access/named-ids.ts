import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { readConditions } from '#shared/domain/conditional-access/read-policy.ts'
import { keyOf } from './vendor-objects.ts'

/** What policies name, by ids of the vendor as they stand there, each of them once. */
export interface NamedIds {
  people: readonly string[]
  groups: readonly string[]
  /** Those of the groups that some policy leaves out. */
  leftOut: ReadonlySet<string>
  applications: ReadonlySet<string>
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Words that stand for everybody or nobody are no ids. */
export function namedIds(policies: readonly Policy[]): NamedIds {
  const people = new Map<string, string>()
  const groups = new Map<string, string>()
  const applications = new Set<string>()
  const leftOut = new Set<string>()
  for (const policy of policies) {
    const read = readConditions(policy)
    const { include, exclude, includeGroups, excludeGroups } = read.users
    for (const id of [...include, ...exclude]) if (GUID.test(id)) people.set(keyOf(id), id)
    for (const id of [...includeGroups, ...excludeGroups]) if (GUID.test(id)) groups.set(keyOf(id), id)
    for (const id of excludeGroups) if (GUID.test(id)) leftOut.add(keyOf(id))
    for (const id of [...read.applications.include, ...read.applications.exclude]) applications.add(keyOf(id))
  }
  return { people: [...people.values()], groups: [...groups.values()], leftOut, applications }
}
