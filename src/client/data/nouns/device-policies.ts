import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { intuneEndpoints } from '#shared/contract/endpoints/intune.ts'
import type { DevicePolicies } from '#shared/domain/intune/device-policies.ts'
import type { IntuneSetName } from '#shared/domain/intune/device-policy.ts'
import type { Caller, Device } from '../device/device.ts'
import { viewShared } from '../rows/read.ts'

/** What the tenants of every company ask of their devices, by the company's id. */
export const watchDevicePolicies = (device: Device): Observable<ReadonlyMap<string, DevicePolicies>> =>
  from(liveQuery(() => viewShared(device, 'devicePolicies', device.login.organization.id))).pipe(
    map((views) => new Map([...views.values()].map(({ row }) => [row.customer_id, row]))),
  )

/** One policy of a company, by the collection that it is of. */
export interface DevicePolicyRef {
  customerId: string
  set: IntuneSetName
  policyId: string
}

/** A policy with its settings, asked of the server now: those of all tenants have no room on a device. */
export const readDevicePolicy = ({ call }: Caller, params: DevicePolicyRef) =>
  call(intuneEndpoints.getDevicePolicy, { params })
