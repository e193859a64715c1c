import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { ArgsOf } from '#shared/contract/commands.ts'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import type { MailPolicyTask } from '#shared/domain/defender/mail-policy-task.ts'
import type { Device } from '../../device/device.ts'
import { submit, submitMany, type SubmitOutcome } from '../../queue/submit.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'

/** The policies for mail of the tenants of every company, by the company's id. */
export const watchMailPolicies = (device: Device): Observable<ReadonlyMap<string, MailPolicies>> =>
  from(liveQuery(() => viewShared(device, 'mailPolicies', device.login.organization.id))).pipe(
    map((views) => new Map([...views.values()].map(({ row }) => [row.customer_id, row]))),
  )

/** What was asked to be changed of policies for mail, newest first; what this device has not sent yet is pending. */
export const watchMailPolicyTasks = (device: Device): Observable<View<'mailPolicyTask'>[]> =>
  from(liveQuery(() => viewShared(device, 'mailPolicyTask', device.login.organization.id))).pipe(
    map((views) =>
      [...views.values()].toSorted((a, b) => b.row.requested_at.localeCompare(a.row.requested_at)),
    ),
  )

/** Policies of one company that are to be made, changed or deleted. */
export interface AskedMailPolicies extends Pick<ArgsOf<'mailPolicy.change'>, 'customerId' | 'items'> {
  /** Its name, for the list of what waits. */
  company: string
}

/** Asks for policies to be changed, a task for each. */
export const changeMailPolicies = (
  device: Device,
  asked: readonly AskedMailPolicies[],
): Promise<SubmitOutcome[]> =>
  submitMany(
    device,
    asked.map(({ company, ...args }) => ({
      name: 'mailPolicy.change',
      args: { id: device.newId(), ...args },
      subject: company,
      place: '',
    })),
  )

/** Asks for what a task changed to be taken back. */
export const undoMailPolicies = (
  device: Device,
  { id: taskId, customer_id: customerId }: Pick<MailPolicyTask, 'id' | 'customer_id'>,
  company: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'mailPolicy.undo',
    args: { id: device.newId(), customerId, taskId },
    subject: company,
    place: '',
  })
