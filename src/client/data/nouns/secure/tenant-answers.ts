import { liveQuery } from 'dexie'
import { defer, from, type Observable } from 'rxjs'
import { partitionOf } from '#shared/contract/partitions.ts'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import type { Device } from '../../device/device.ts'
import { readPartition } from '../../rows/read.ts'

/** What was read of a company's tenant; undefined where it is not on this device. */
export async function readTenantAnswers(
  device: Device,
  customerId: string,
): Promise<TenantAnswers | undefined> {
  device.sync.use([partitionOf(customerId, 'answers')])
  return read(device, customerId)
}

/** The same, and again with every change. What was given up for want of space comes back. */
export const watchTenantAnswers = (
  device: Device,
  customerId: string,
): Observable<TenantAnswers | undefined> =>
  defer(() => {
    device.sync.use([partitionOf(customerId, 'answers')])
    return from(liveQuery(() => read(device, customerId)))
  })

async function read(device: Device, customerId: string): Promise<TenantAnswers | undefined> {
  const rows = await readPartition(device, 'tenantAnswers', partitionOf(customerId, 'answers'))
  return rows.get(customerId)?.row
}
