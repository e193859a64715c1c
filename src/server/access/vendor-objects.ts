import { accessLimits } from '#shared/domain/conditional-access/access-options.ts'
import { accessTaskLimits } from '#shared/domain/conditional-access/access-task.ts'
import { isMembers } from '#shared/domain/conditional-access/import/is-members.ts'
import { readItem } from '#shared/domain/conditional-access/import/read-vendor-policy.ts'
import { policyOfVendor } from '#shared/domain/conditional-access/import-policies.ts'
import type { NamedLocation } from '#shared/domain/conditional-access/named-location.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { VendorList } from '#server/connectors/risks.ts'
import { keepableJson } from '#shared/lib/keepable-json.ts'

/** What was understood of a list of the vendor's policies or locations, each id once. */
export interface Understood<Item> {
  items: readonly Item[]
  /** Ids of what could not be understood, as far as they can be told. It is there nevertheless. */
  strangeIds: ReadonlySet<string>
  /** Some could not be understood, or there are more. */
  isIncomplete: boolean
  /** There is something of which not even the id is known. */
  hasMore: boolean
}

/** Ids of the vendor are the same in capitals. */
export const keyOf = (id: string): string => id.toLowerCase()

export const understoodPolicies = (list: VendorList<unknown>): Understood<Policy> =>
  understood(list, policyOfVendor, accessLimits.policies)

export const understoodLocations = (list: VendorList<unknown>): Understood<NamedLocation> =>
  understood(
    list,
    (value) => {
      const read = readItem(value, '$')
      return 'location' in read ? read.location.location : undefined
    },
    accessLimits.locations,
  )

function understood<Item extends { id: string }>(
  { items, isIncomplete }: VendorList<unknown>,
  read: (value: unknown) => Item | undefined,
  most: number,
): Understood<Item> {
  const known = new Map<string, Item>()
  const strangeIds = new Set<string>()
  let isWhole = !isIncomplete
  let hasMore = isIncomplete
  let size = 0
  for (const value of items) {
    const item = keepableJson(read(value))
    const length = item === undefined ? 0 : JSON.stringify(item).length
    const isKept =
      item !== undefined &&
      item.id !== '' &&
      !known.has(keyOf(item.id)) &&
      known.size < most &&
      length <= accessTaskLimits.body &&
      size + length <= accessLimits.characters
    if (isKept) {
      known.set(keyOf(item.id), item)
      size += length
      continue
    }
    isWhole = false
    const id = isMembers(value) ? value['id'] : undefined
    if (typeof id === 'string') strangeIds.add(keyOf(id))
    else hasMore = true
  }
  return { items: [...known.values()], strangeIds, isIncomplete: !isWhole, hasMore }
}
