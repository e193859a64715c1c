import { isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import { pendingObjects } from '#shared/domain/conditional-access/access-task.ts'
import { type NamedLocation, namedLocationSchema } from '#shared/domain/conditional-access/named-location.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { policiesUsing } from '#shared/domain/conditional-access/validate-location.ts'
import type { View } from '#client/data/rows/merge.ts'
import { countryName } from '#client/parts/countries.ts'
import type { LocationKind } from './locations-address.ts'

/** A named location as a list shows it. */
export interface ListedLocation {
  id: string
  customerId: string
  company: string
  location: NamedLocation
  /** The policies that name it. */
  usedBy: readonly Policy[]
  /** A change of it is under way, or it is being made. */
  isUpdating: boolean
  /** That change has not left this device. */
  isPending: boolean
  /** It is not in the tenant yet. */
  isNew: boolean
}

export const kindOf = (location: NamedLocation): LocationKind =>
  location['@odata.type'] === '#microsoft.graph.ipNamedLocation' ? 'addresses' : 'countries'

export const isTrusted = (location: NamedLocation): boolean => location['isTrusted'] === true

/** The ranges or the countries of a location, as a person reads them. */
export const placesOf = (location: NamedLocation, locale: string): string[] =>
  location['@odata.type'] === '#microsoft.graph.ipNamedLocation'
    ? location.ipRanges.flatMap(({ cidrAddress }) => cidrAddress ?? [])
    : location.countriesAndRegions.map((code) => countryName(code, locale))

interface Ground {
  options: ReadonlyMap<string, AccessOptions>
  policies: readonly View<'accessPolicy'>[]
  tasks: readonly View<'accessTask'>[]
  companyOf: (id: string) => string
}

/** Every location of these companies, with what is under way. */
export function listedLocations({ options, policies, tasks, companyOf }: Ground): ListedLocation[] {
  const policiesOf = Map.groupBy(policies, ({ row }) => row.customer_id)
  const tasksOf = Map.groupBy(tasks, ({ row }) => row.customer_id)
  return [...options].flatMap(([customerId, { locations }]) => {
    const own = (policiesOf.get(customerId) ?? []).map(({ row }) => row.policy)
    const asked = tasksOf.get(customerId) ?? []
    const pending = pendingObjects(asked.map(({ row }) => row))
    const unsent = pendingObjects(asked.filter(({ isPending }) => isPending).map(({ row }) => row))
    const company = companyOf(customerId)
    const there = ('items' in locations ? locations.items : []).map((location) => ({
      id: `${customerId}/${location.id}`,
      customerId,
      company,
      location,
      usedBy: policiesUsing(location.id, own),
      isUpdating: pending.has(location.id),
      isPending: unsent.has(location.id),
      isNew: false,
    }))
    return [...there, ...beingMade(asked, customerId, company)]
  })
}

/** Locations that were asked for and are not in the tenant yet. */
function beingMade(
  tasks: readonly View<'accessTask'>[],
  customerId: string,
  company: string,
): ListedLocation[] {
  return tasks
    .filter(({ row }) => isChangeUnderWay(row))
    .flatMap(({ row, isPending }) =>
      row.items.flatMap((item, place) => {
        if (item.target !== 'location' || item.change !== 'create' || item.body === null) return []
        const location = namedLocationSchema.safeParse({ id: '', ...item.body }).data
        if (!location) return []
        const id = `${customerId}/${row.id}/${place}`
        return [{ id, customerId, company, location, usedBy: [], isUpdating: true, isPending, isNew: true }]
      }),
    )
}
