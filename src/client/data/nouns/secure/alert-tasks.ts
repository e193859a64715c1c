import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { AlertAct } from '#shared/contract/commands/alert-task-commands.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { usualSetupId } from '#shared/domain/alerts/usual-setup.ts'
import type { Device } from '../../device/device.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'
import { submit, type SubmitOutcome } from '../../queue/submit.ts'

/** What was done from alerts, the newest first; what this device has not sent yet is pending. */
export const watchAlertTasks = (device: Device): Observable<View<'alertTask'>[]> =>
  from(liveQuery(() => viewShared(device, 'alertTask', device.login.organization.id))).pipe(
    map((views) =>
      [...views.values()].toSorted((a, b) => b.row.requested_at.localeCompare(a.row.requested_at)),
    ),
  )

/** Gives the names and ids of the emergency accounts of a company, as its set-up and the organization's say, in small letters. */
export const watchEmergencyAccountsByCompany = (
  device: Device,
): Observable<(customerId: string) => ReadonlySet<string>> =>
  from(liveQuery(() => viewShared(device, 'usualSetup', device.login.organization.id))).pipe(
    map(
      (views) => (customerId: string) =>
        new Set(
          [usualSetupId(null), usualSetupId(customerId)].flatMap((id) =>
            (views.get(id)?.row.break_glass_accounts ?? []).map((each) => each.toLowerCase()),
          ),
        ),
    ),
  )

/** The same of one company. */
export const watchEmergencyAccounts = (device: Device, customerId: string): Observable<ReadonlySet<string>> =>
  watchEmergencyAccountsByCompany(device).pipe(map((accountsOf) => accountsOf(customerId)))

/** Asks for something to be done from an alert. `subject`: whom or what it is about, for the list of what waits. */
export const actOnAlert = (
  device: Device,
  { row, company }: { row: AlertRow; company: string },
  act: AlertAct,
  subject: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'alert.act',
    args: { id: device.newId(), customerId: row.customer_id, alertId: row.id, act },
    subject,
    place: company,
  })
