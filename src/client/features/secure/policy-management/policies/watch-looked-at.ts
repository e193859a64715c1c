import { Observable } from 'rxjs'
import type { Device } from '#client/data/device/device.ts'
import type { EmergencyNames } from '#shared/domain/conditional-access/emergency-ids.ts'
import { readOptionsWithPolicies } from '#client/data/nouns/access-policies.ts'
import { readEmergencyIds } from '#client/data/nouns/emergency-accounts.ts'
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
  emergencies: EmergencyNames,
): Observable<LookedAtByCompany> =>
  new Observable((reader) => {
    const leaving = new AbortController()
    const byCompany = Map.groupBy(views, ({ row }) => row.customer_id)
    const look = async () => {
      const found = new Map<string, LookedAt>()
      const now = device.clock.now()
      for (let from = 0; from < customerIds.length && !leaving.signal.aborted; from += AT_ONCE) {
        const ids = customerIds.slice(from, from + AT_ONCE)
        const grounds = await Promise.all(
          ids.map(async (id) => {
            const options = await readOptionsWithPolicies(device, id)
            return { id, options, emergencyIds: await readEmergencyIds(device, id, emergencies, options) }
          }),
        )
        for (const { id, options, emergencyIds } of grounds) {
          const policies = (byCompany.get(id) ?? []).map(({ row }) => row.policy)
          found.set(id, lookAtCompany(policies, options, now, emergencyIds))
        }
        reader.next(new Map(found))
        await new Promise((resolve) => setTimeout(resolve))
      }
      reader.complete()
    }
    look().catch((cause: unknown) => reader.error(cause))
    return () => leaving.abort()
  })
