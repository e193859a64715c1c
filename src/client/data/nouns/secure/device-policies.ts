import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { intuneEndpoints } from '#shared/contract/endpoints/intune.ts'
import type { ArgsOf } from '#shared/contract/commands.ts'
import type { DevicePolicies } from '#shared/domain/intune/device-policies.ts'
import type { DevicePolicyTask } from '#shared/domain/intune/device-policy-task.ts'
import type { IntuneSetName } from '#shared/domain/intune/device-policy.ts'
import type { Caller, Device } from '../../device/device.ts'
import { submit, submitMany, type SubmitOutcome } from '../../queue/submit.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'

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

/** What was asked to be changed of policies for devices, newest first; what this device has not sent yet is pending. */
export const watchDevicePolicyTasks = (device: Device): Observable<View<'devicePolicyTask'>[]> =>
  from(liveQuery(() => viewShared(device, 'devicePolicyTask', device.login.organization.id))).pipe(
    map((views) =>
      [...views.values()].toSorted((a, b) => b.row.requested_at.localeCompare(a.row.requested_at)),
    ),
  )

/** Policies of one company that are to be made, replaced, assigned or deleted. */
export interface AskedDevicePolicies extends Pick<ArgsOf<'devicePolicy.change'>, 'customerId' | 'items'> {
  /** Its name, for the list of what waits. */
  company: string
}

/** Asks for policies to be changed, a task for each. */
export const changeDevicePolicies = (
  device: Device,
  asked: readonly AskedDevicePolicies[],
): Promise<SubmitOutcome[]> =>
  submitMany(
    device,
    asked.map(({ company, ...args }) => ({
      name: 'devicePolicy.change',
      args: { id: device.newId(), ...args },
      subject: company,
      place: '',
    })),
  )

/** Asks for what a task changed to be taken back. */
export const undoDevicePolicies = (
  device: Device,
  { id: taskId, customer_id: customerId }: Pick<DevicePolicyTask, 'id' | 'customer_id'>,
  company: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'devicePolicy.undo',
    args: { id: device.newId(), customerId, taskId },
    subject: company,
    place: '',
  })
