import type { Stores } from '#client/data/device/device.ts'
import { createEmployeeIndex } from '#client/data/search/employee-index.ts'
import type { EmployeeQuery } from '#client/data/search/employee-query.ts'
import { readShared } from '#client/data/rows/read.ts'
import { readOverlay } from './employee-overlay.ts'
import { createOpenSegments } from './open-segments.ts'
import { readParts } from './projection.ts'

/**
 * Search, filters and order over the employees of all companies. What is searched is kept in a stored projection, so
 * that the first question after a start is answered without reading the rows; the projection is made anew from the
 * segments whenever it is not of exactly these segments.
 */
export function createEmployeeSearch(stores: Stores, organizationId: string) {
  const segments = createOpenSegments(stores)
  let names = new Map<string, string>()
  let isLoaded = false
  let isStale = true
  let refreshing: Promise<void> | undefined

  const index = createEmployeeIndex({
    prepare: segments.prepare,
    open: segments.open,
    customerName: (customerId) => names.get(customerId) ?? '',
  })

  /** Makes the next question look at the rows again. `segments` says that these changed, too. */
  function invalidate(what: 'overlay' | 'segments') {
    isStale = true
    if (what === 'segments') isLoaded = false
  }

  async function refresh(): Promise<void> {
    while (isStale || !isLoaded) {
      isStale = false
      if (!isLoaded) {
        isLoaded = true
        segments.clear()
        index.load(await readParts(stores))
        names = new Map([...(await readShared(stores, 'customer'))].map(([id, { row }]) => [id, row.name]))
      }
      await index.overlayWith(await readOverlay(stores, index, organizationId))
    }
  }

  async function refreshWhole(): Promise<void> {
    try {
      await refresh()
    } catch (cause) {
      // Half of it would answer every later question wrongly.
      invalidate('segments')
      throw cause
    } finally {
      refreshing = undefined
    }
  }

  const ready = (): Promise<void> => (refreshing ??= refreshWhole())

  return {
    invalidate,
    query: async (asked: EmployeeQuery) => {
      await ready()
      return index.query(asked)
    },
    findIds: async (asked: EmployeeQuery, limit: number) => {
      await ready()
      return index.findIds(asked, limit)
    },
  }
}
