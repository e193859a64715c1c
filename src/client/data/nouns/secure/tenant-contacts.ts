import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { ArgsOf } from '#shared/contract/commands.ts'
import type { TenantContacts } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import type { Device } from '../../device/device.ts'
import { submitMany, type SubmitOutcome } from '../../queue/submit.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'

/** Whom the vendor writes to at every company, by the company's id. */
export const watchTenantContacts = (device: Device): Observable<ReadonlyMap<string, TenantContacts>> =>
  from(liveQuery(() => viewShared(device, 'tenantContacts', device.login.organization.id))).pipe(
    map((views) => new Map([...views.values()].map(({ row }) => [row.customer_id, row]))),
  )

/** What was asked to be changed of that, newest first; what this device has not sent yet is pending. */
export const watchContactsTasks = (device: Device): Observable<View<'contactsTask'>[]> =>
  from(liveQuery(() => viewShared(device, 'contactsTask', device.login.organization.id))).pipe(
    map((views) =>
      [...views.values()].toSorted((a, b) => b.row.requested_at.localeCompare(a.row.requested_at)),
    ),
  )

/** Addresses of one company that are to be set. */
export interface AskedContacts extends Pick<ArgsOf<'tenantContacts.set'>, 'customerId' | 'changes'> {
  /** Its name, for the list of what waits. */
  company: string
}

/** Asks for addresses to be set, a task for each company. */
export const setTenantContacts = (
  device: Device,
  asked: readonly AskedContacts[],
): Promise<SubmitOutcome[]> =>
  submitMany(
    device,
    asked.map(({ company, ...args }) => ({
      name: 'tenantContacts.set',
      args: { id: device.newId(), ...args },
      subject: company,
      place: '',
    })),
  )
