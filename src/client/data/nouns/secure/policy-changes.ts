import { liveQuery } from 'dexie'
import { defer, from, map, type Observable } from 'rxjs'
import { partitionOf } from '#shared/contract/partitions.ts'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import type { Device } from '../../device/device.ts'
import { readPartition } from '../../rows/read.ts'

/** What changed in the policies of a company's tenant, of every kind, newest first. */
export const watchPolicyChanges = (device: Device, customerId: string): Observable<PolicyChange[]> =>
  defer(() => {
    const pid = partitionOf(customerId, 'policyChanges')
    device.sync.use([pid])
    return from(liveQuery(() => readPartition(device, 'policyChange', pid)))
  }).pipe(
    map((rows) =>
      [...rows.values()].map(({ row }) => row).toSorted((a, b) => b.found_at.localeCompare(a.found_at)),
    ),
  )
