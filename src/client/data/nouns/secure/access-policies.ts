import { liveQuery } from 'dexie'
import { defer, distinctUntilChanged, from, map, type Observable } from 'rxjs'
import type { ArgsOf } from '#shared/contract/commands.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { accessEndpoints } from '#shared/contract/endpoints/access.ts'
import type { Caller, Device } from '../../device/device.ts'
import { submit, submitMany, type SubmitOutcome } from '../../queue/submit.ts'
import type { View } from '../../rows/merge.ts'
import { readPartition, viewPolicies, viewShared } from '../../rows/read.ts'

/** The policies of every company on this device. What is as it was is the same object. */
export const watchAccessPolicies = (device: Device): Observable<readonly View<'accessPolicy'>[]> =>
  from(liveQuery(() => viewPolicies(device, device.login.organization.id))).pipe(distinctUntilChanged())

/** What a company's policies can choose from, once; undefined where it is not on this device. */
export async function readAccessOptions(
  device: Device,
  customerId: string,
): Promise<AccessOptions | undefined> {
  const rows = await readPartition(device, 'accessOptions', partitionOf(customerId, 'accessOptions'))
  return rows.get(customerId)?.row
}

/** The same where the company's policies are on this device as well: without them it would look like a tenant that has none. */
export async function readOptionsWithPolicies(
  device: Device,
  customerId: string,
): Promise<AccessOptions | undefined> {
  const partitions = await device.data.readPartitions()
  if (partitions?.[partitionOf(customerId, 'accessPolicies')]?.state !== 'ready') return undefined
  return readAccessOptions(device, customerId)
}

/** The same as `readAccessOptions`, and again with every change. What was given up for want of space comes back. */
export const watchAccessOptions = (
  device: Device,
  customerId: string,
): Observable<AccessOptions | undefined> =>
  defer(() => {
    device.sync.use([partitionOf(customerId, 'accessOptions'), partitionOf(customerId, 'accessPolicies')])
    return from(liveQuery(() => readAccessOptions(device, customerId)))
  })

/** The same of several companies, by their ids; who has none on this device is left out. */
export const watchEveryAccessOptions = (
  device: Device,
  customerIds: readonly string[],
): Observable<ReadonlyMap<string, AccessOptions>> =>
  from(
    liveQuery(async () => {
      const found = await Promise.all(customerIds.map((id) => readAccessOptions(device, id)))
      return new Map(found.flatMap((each) => (each ? [[each.customer_id, each] as const] : [])))
    }),
  )

/** What was asked to be changed, newest first; what this device has not sent yet is pending. */
export const watchAccessTasks = (device: Device): Observable<View<'accessTask'>[]> =>
  from(liveQuery(() => viewShared(device, 'accessTask', device.login.organization.id))).pipe(
    map((views) =>
      [...views.values()].toSorted((a, b) => b.row.requested_at.localeCompare(a.row.requested_at)),
    ),
  )

/** What the policies of a company that only report would have done, asked of the vendor now. */
export const readReportOnly = ({ call }: Caller, customerId: string) =>
  call(accessEndpoints.listReportOnly, { params: { customerId } })

/** Changes of one company's tenant, in their order. */
export interface AskedAccess {
  customerId: string
  /** Its name, for the list of what waits. */
  company: string
  items: ArgsOf<'access.change'>['items']
}

/** Asks for tenants to be changed, a task for each. */
export const changeAccess = (device: Device, asked: readonly AskedAccess[]): Promise<SubmitOutcome[]> =>
  submitMany(
    device,
    asked.map(({ customerId, company, items }) => ({
      name: 'access.change',
      args: { id: device.newId(), customerId, source: null, items },
      subject: company,
      place: '',
    })),
  )

/** Asks for what a task changed to be taken back. */
export const undoAccess = (
  device: Device,
  { id: taskId, customer_id: customerId }: Pick<AccessTask, 'id' | 'customer_id'>,
  company: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'access.undo',
    args: { id: device.newId(), customerId, taskId },
    subject: company,
    place: '',
  })
