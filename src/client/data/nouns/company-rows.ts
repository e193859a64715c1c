import { placesOf, type Place } from './company-places.ts'
import { type EmployeeQuery, type EmployeeWindow, flagFilter, searchTerms } from '../search/employee-query.ts'
import type { View } from '../rows/merge.ts'
import type { PartitionParts } from '../rows/read.ts'

/** The employees of one company as this device shows them. */
export interface CompanyRows {
  find: (id: string) => View<'employee'> | undefined
  /** The same question as the index over all companies answers, over the rows of one. */
  window: (query: EmployeeQuery) => EmployeeWindow
}

type Sort = EmployeeQuery['sort']

/** Rows as they are at one moment: every order that was asked for is kept for the next question. */
export function createCompanyRows(pid: string, organizationId: string, parts: PartitionParts): CompanyRows {
  const byId = placesOf(pid, organizationId, parts)
  const places = [...byId.values()]
  const orders = new Map<string, readonly Place[]>()

  function orderBy({ field, direction }: Sort): readonly Place[] {
    const name = `${field} ${direction}`
    const order = orders.get(name) ?? sorted(places, { field, direction })
    orders.set(name, order)
    return order
  }

  function window({ search, filters, sort, offset, limit }: EmployeeQuery): EmployeeWindow {
    const isFound = finder(searchTerms(search), filters)
    // Who only counts needs no order.
    const inOrder = limit === 0 ? places : orderBy(sort)
    const found = isFound ? inOrder.filter(isFound) : inOrder
    return { total: found.length, offset, rows: found.slice(offset, offset + limit).map(viewOf) }
  }

  return {
    find: (id) => {
      const place = byId.get(id)
      return place && viewOf(place)
    },
    window,
  }
}

const viewOf = ({ facts, index }: Place): View<'employee'> => facts.view(index)

/** Whether a row is found; undefined where every row is. */
function finder(terms: readonly string[], filters: EmployeeQuery['filters']) {
  const { mask, value } = flagFilter(filters)
  if (terms.length === 0 && mask === 0) return undefined
  return ({ facts, index }: Place): boolean => {
    if (mask !== 0 && ((facts.flags()[index] ?? 0) & mask) !== value) return false
    if (terms.length === 0) return true
    const text = facts.texts()[index] ?? ''
    return terms.every((term) => text.includes(term))
  }
}

/** Rows with equal keys stay in their order, in both directions. */
function sorted(places: readonly Place[], { field, direction }: Sort): readonly Place[] {
  const sign = direction === 'asc' ? 1 : -1
  return places
    .map((place) => ({ place, key: place.facts.keys(field)[place.index] ?? '' }))
    .toSorted((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0))
    .map(({ place }) => place)
}
