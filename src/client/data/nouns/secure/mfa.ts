import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { ArgsOf } from '#shared/contract/commands.ts'
import type { MfaReport } from '#shared/domain/mfa/mfa-report.ts'
import type { MfaTask } from '#shared/domain/mfa/mfa-task.ts'
import type { Device } from '../../device/device.ts'
import { submit, submitMany, type SubmitOutcome } from '../../queue/submit.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'

/** Who has a second factor in the tenants of every company, by the company's id. */
export const watchMfaReports = (device: Device): Observable<ReadonlyMap<string, MfaReport>> =>
  from(liveQuery(() => viewShared(device, 'mfaReport', device.login.organization.id))).pipe(
    map((views) => new Map([...views.values()].map(({ row }) => [row.customer_id, row]))),
  )

/** What was asked to be changed of accounts by themselves, newest first; what this device has not sent yet is pending. */
export const watchMfaTasks = (device: Device): Observable<View<'mfaTask'>[]> =>
  from(liveQuery(() => viewShared(device, 'mfaTask', device.login.organization.id))).pipe(
    map((views) =>
      [...views.values()].toSorted((a, b) => b.row.requested_at.localeCompare(a.row.requested_at)),
    ),
  )

/** People of one company whose state is to be changed. */
export interface AskedMfa extends Pick<ArgsOf<'mfa.change'>, 'customerId' | 'wanted' | 'people'> {
  /** Its name, for the list of what waits. */
  company: string
}

/** Asks for states to be changed, a task for each. */
export const changeMfa = (device: Device, asked: readonly AskedMfa[]): Promise<SubmitOutcome[]> =>
  submitMany(
    device,
    asked.map(({ company, ...args }) => ({
      name: 'mfa.change',
      args: { id: device.newId(), ...args },
      subject: company,
      place: '',
    })),
  )

/** Asks for what a task changed to be taken back. */
export const undoMfa = (
  device: Device,
  { id: taskId, customer_id: customerId }: Pick<MfaTask, 'id' | 'customer_id'>,
  company: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'mfa.undo',
    args: { id: device.newId(), customerId, taskId },
    subject: company,
    place: '',
  })
