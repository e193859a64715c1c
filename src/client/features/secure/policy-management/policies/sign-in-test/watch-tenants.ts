import { defer, from, type Observable } from 'rxjs'
import type { Device } from '#client/data/device/device.ts'
import { yieldToMain } from '#client/parts/yield-to-main.ts'
import { type Companies, readCompanyPolicies } from '../read-company-policies.ts'
import { tenantOf, type TenantOrReason } from './answers.ts'

export type Tenants = ReadonlyMap<string, TenantOrReason>

/** Milliseconds after which the page takes what somebody does: less than a frame. */
const SLICE = 8

/** What was made ready of each device's companies, so that a change elsewhere does not begin with nothing. */
const kept = new WeakMap<Device['data'], Tenants>()

/** Makes companies ready to be asked, one after the other, and tells of every few of them. */
export const watchTenants = (device: Device, companies: Companies): Observable<Tenants> =>
  defer(() => from(makeReady(device, companies)))

async function* makeReady(device: Device, companies: Companies): AsyncGenerator<Tenants> {
  const before = kept.get(device.data)
  const found = new Map(
    companies.customerIds.flatMap((id): [string, TenantOrReason][] => {
      const known = before?.get(id)
      return known ? [[id, known]] : []
    }),
  )
  if (found.size > 0) yield new Map(found)
  let began = performance.now()
  for await (const some of readCompanyPolicies(device, companies)) {
    for (const { id, policies, options, emergencyIds } of some) {
      found.set(id, tenantOf(policies, options, emergencyIds))
      if (performance.now() - began < SLICE) continue
      await yieldToMain()
      began = performance.now()
    }
    kept.set(device.data, new Map([...(kept.get(device.data) ?? []), ...found]))
    yield new Map(found)
  }
}
