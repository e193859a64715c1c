import { Observable } from 'rxjs'
import type { EmergencyNames } from '#shared/domain/conditional-access/emergency-ids.ts'
import type { Device } from '#client/data/device/device.ts'
import { readOptionsWithPolicies } from '#client/data/nouns/access-policies.ts'
import { readEmergencyIds } from '#client/data/nouns/emergency-accounts.ts'
import type { View } from '#client/data/rows/merge.ts'
import { tenantOf, type TenantOrReason } from './answers.ts'

export type Tenants = ReadonlyMap<string, TenantOrReason>

/** Companies whose lists are opened at once. */
const AT_ONCE = 20
/** Milliseconds after which the page takes what somebody does: less than a frame. */
const SLICE = 8

/** What was made ready of each device's companies, so that a change elsewhere does not begin with nothing. */
const kept = new WeakMap<Device['data'], Tenants>()

/** Makes companies ready to be asked, one after the other, and tells of every few of them. */
export const watchTenants = (
  device: Device,
  customerIds: readonly string[],
  views: readonly View<'accessPolicy'>[],
  emergencies: EmergencyNames,
): Observable<Tenants> =>
  new Observable((reader) => {
    const leaving = new AbortController()
    const byCompany = Map.groupBy(views, ({ row }) => row.customer_id)
    const before = kept.get(device.data)
    const found = new Map(
      customerIds.flatMap((id): [string, TenantOrReason][] => {
        const known = before?.get(id)
        return known ? [[id, known]] : []
      }),
    )
    const tell = () => {
      kept.set(device.data, new Map([...(kept.get(device.data) ?? []), ...found]))
      reader.next(new Map(found))
    }
    const read = async () => {
      if (found.size > 0) tell()
      let began = performance.now()
      for (let from = 0; from < customerIds.length; from += AT_ONCE) {
        const grounds = await Promise.all(
          customerIds.slice(from, from + AT_ONCE).map(async (id) => {
            const options = await readOptionsWithPolicies(device, id)
            return { id, options, emergencyIds: await readEmergencyIds(device, id, emergencies, options) }
          }),
        )
        for (const { id, options, emergencyIds } of grounds) {
          const policies = (byCompany.get(id) ?? []).map(({ row }) => row.policy)
          found.set(id, tenantOf(policies, options, emergencyIds))
          if (performance.now() - began < SLICE) continue
          await pause()
          began = performance.now()
        }
        if (leaving.signal.aborted) return
        tell()
      }
      reader.complete()
    }
    read().catch((cause: unknown) => reader.error(cause))
    return () => leaving.abort()
  })

export const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve))
