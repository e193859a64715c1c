import { defer, from, type Observable } from 'rxjs'
import type { Device } from '#client/data/device/device.ts'
import { yieldToMain } from '#client/parts/yield-to-main.ts'
import { lookAtCompany, type LookedAt } from '#shared/domain/conditional-access/look-at-company.ts'
import { type Companies, readCompanyPolicies } from './read-company-policies.ts'

/** What was found so far, by the company. */
export type LookedAtByCompany = ReadonlyMap<string, LookedAt>

/** Looks at companies one after the other, and tells what was found after every few of them. */
export const watchLookedAt = (device: Device, companies: Companies): Observable<LookedAtByCompany> =>
  defer(() => from(lookAt(device, companies)))

async function* lookAt(device: Device, companies: Companies): AsyncGenerator<LookedAtByCompany> {
  const found = new Map<string, LookedAt>()
  const now = device.clock.now()
  for await (const some of readCompanyPolicies(device, companies)) {
    for (const { id, policies, options, emergencyIds } of some)
      found.set(id, lookAtCompany(policies, options, now, emergencyIds))
    yield new Map(found)
    await yieldToMain()
  }
}
