import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { CustomerFields } from '#shared/domain/customers/customer-fields.ts'
import type { Device } from './device.ts'
import type { View } from './merge.ts'
import { viewShared } from './read.ts'
import { submit } from './submit.ts'

/** Every company of this device by name, with waiting changes. */
export const watchCustomers = (device: Device): Observable<View<'customer'>[]> =>
  from(liveQuery(() => viewShared(device, 'customer', device.login.organization.id))).pipe(
    map((views) => [...views.values()].toSorted((a, b) => a.row.name.localeCompare(b.row.name))),
  )

export const watchCustomer = (device: Device, id: string): Observable<View<'customer'> | undefined> =>
  watchCustomers(device).pipe(map((views) => views.find(({ row }) => row.id === id)))

/** Changes fields of a company; `seen` is the company as it was on screen. */
export function changeCustomer(device: Device, seen: Customer, set: Partial<CustomerFields>) {
  const fields = Object.keys(set) as (keyof CustomerFields)[]
  return submit(device, {
    name: 'customer.patch',
    args: { id: seen.id, set },
    expect: Object.fromEntries(fields.map((field) => [field, seen[field]])),
    subject: seen.name,
    place: '',
  })
}

/** Asks for a company to be deactivated or reactivated. */
export const activateCustomer = (device: Device, { id, name }: Customer, active: boolean) =>
  submit(device, { name: 'customer.activate', args: { id, active }, subject: name, place: '' })
