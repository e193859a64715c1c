import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { isTrusted, kindOf, type ListedLocation, placesOf } from './location-rows.ts'
import { LOCATION_SORTS, type LocationsAddress, locationsAddressSchema } from './locations-address.ts'

/** What the list finds its rows by, in the language of the person. */
export const locationList = (locale: string): ListDefinition<ListedLocation, LocationsAddress> => ({
  schema: locationsAddressSchema,
  rowKey: ({ id }) => id,
  ordering: {
    sorts: LOCATION_SORTS,
    first: { sort: 'location', direction: 'asc' },
    directionOf: (sort) => (sort === 'used' ? 'desc' : 'asc'),
  },
  textOf: ({ location, company, usedBy }) =>
    [
      location.displayName,
      company,
      ...placesOf(location, locale),
      ...usedBy.map(({ displayName }) => displayName),
    ].join(' '),
  keyOf: ({ location, company, usedBy }, sort) => {
    if (sort === 'location') return location.displayName
    return sort === 'company' ? company : usedBy.length
  },
  tieOf: ({ company, location }) => [company, location.displayName],
  filters: {
    kind: ({ location }, kind) => kindOf(location) === kind,
    trusted: ({ location }, trusted) => isTrusted(location) === trusted,
    used: ({ usedBy }, used) => usedBy.length > 0 === used,
  },
  file: 'named-locations',
})
