import type { AccessOptions } from './access-options.ts'
import { groupsOfAccount } from './emergency-ids.ts'
import type { Policy } from './policy.ts'
import type { AccessTenant } from './simulate/sign-in.ts'

/** A company's policies and what they stand on, as sign-ins are tried on them. Of lists that were not read nothing is there. */
export const accessTenantOf = (
  policies: readonly Policy[],
  { locations, strengths }: AccessOptions,
): AccessTenant => ({
  policies,
  locations: 'items' in locations ? locations.items : [],
  strengths:
    'items' in strengths
      ? strengths.items.map(({ id, combinations }) => ({ id, allowedCombinations: combinations }))
      : [],
})

/** Of accounts, the groups that each is in, where that is known. */
export function knownGroups(
  ids: readonly string[],
  policies: readonly Policy[],
  options: AccessOptions,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    ids.flatMap((id) => {
      const groups = groupsOfAccount(id, policies, options)
      return groups ? [[id.toLowerCase(), groups] as const] : []
    }),
  )
}
