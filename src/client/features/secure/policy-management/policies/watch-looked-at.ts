import { Observable } from 'rxjs'
import type { Device } from '#client/data/device/device.ts'
import { readAccessOptions } from '#client/data/nouns/access-policies.ts'
import type { View } from '#client/data/rows/merge.ts'
import { lookAtCompany, type LookedAt } from './look-at-company.ts'

/** What was found so far, by the company. */
export type LookedAtByCompany = ReadonlyMap<string, LookedAt>

/** Companies whose lists are opened at once; between two of these the page takes what somebody does. */
const AT_ONCE = 20

/** Looks at companies one after the other, and tells what was found after every few of them. */
export const watchLookedAt = (
  device: Device,
  customerIds: readonly string[],
  views: readonly View<'accessPolicy'>[],
): Observable<LookedAtByCompany> =>
  new Observable((reader) => {
    const leaving = new AbortController()
    const byCompany = Map.groupBy(views, ({ row }) => row.customer_id)
    const look = async () => {
      const found = new Map<string, LookedAt>()
      const now = device.clock.now()
      for (let from = 0; from < customerIds.length && !leaving.signal.aborted; from += AT_ONCE) {
        const ids = customerIds.slice(from, from + AT_ONCE)
        const options = await Promise.all(ids.map((id) => readAccessOptions(device, id)))
        for (const [place, id] of ids.entries())
          found.set(
            id,
            lookAtCompany(
              (byCompany.get(id) ?? []).map(({ row }) => row.policy),
              options[place],
              now,
            ),
          )
        reader.next(new Map(found))
        await new Promise((resolve) => setTimeout(resolve))
      }
      reader.complete()
    }
    look().catch((cause: unknown) => reader.error(cause))
    return () => leaving.abort()
  })
