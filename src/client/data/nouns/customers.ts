import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { customerActivate } from '#shared/contract/commands/customer-commands.ts'
import { customerEndpoints } from '#shared/contract/endpoints/customers.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { CustomerFields } from '#shared/domain/customers/customer-fields.ts'
import type { Device } from '../device/device.ts'
import type { View } from '../rows/merge.ts'
import { viewShared } from '../rows/read.ts'
import { submit } from '../queue/submit.ts'
import { needsDecision } from '../queue/decisions.ts'
import { watchTray } from '../queue/tray.ts'

/** Every company of this device by name, with waiting changes. */
export const watchCustomers = (device: Device): Observable<View<'customer'>[]> =>
  from(liveQuery(() => viewShared(device, 'customer', device.login.organization.id))).pipe(
    map((views) => [...views.values()].toSorted((a, b) => a.row.name.localeCompare(b.row.name))),
  )

/** Changes fields of a company; `seen` is the company as it was on screen. */
export function changeCustomer(device: Device, seen: Customer, set: Partial<CustomerFields>) {
  return submit(device, {
    name: 'customer.patch',
    args: { id: seen.id, set },
    expect: Object.fromEntries(Object.entries(seen).filter(([field]) => Object.hasOwn(set, field))),
    subject: seen.name,
    place: '',
  })
}

/** Adds a company; the device makes its id, so that it can be worked with before the server knows it. */
export async function addCustomer(device: Device, fields: CustomerFields) {
  const id = device.newId()
  const submitted = await submit(device, {
    name: 'customer.add',
    args: { id, parentId: null, fields },
    subject: fields.name.trim(),
    place: '',
  })
  return { ...submitted, id }
}

/** Deletes a company with everything that belongs to it; asked of the server at once, for nothing brings it back. */
export async function deleteCustomer({ call, sync }: Device, id: string): Promise<void> {
  await call(customerEndpoints.deleteCustomer, { params: { id } })
  sync.syncNow()
}

/** Asks for a company to be deactivated or reactivated. */
export const activateCustomer = (device: Device, { id, name }: Customer, active: boolean) =>
  submit(device, { name: 'customer.activate', args: { id, active }, subject: name, place: '' })

export interface AskedActivation {
  active: boolean
  createdAt: number
  /** It waits for a decision and is not carried out by itself. */
  isStuck: boolean
}

/** The newest deactivation or reactivation of a company that was asked for here and is not done yet. */
export const watchActivation = (device: Device, id: string): Observable<AskedActivation | undefined> =>
  watchTray(device).pipe(
    map((records) => {
      const record = records.findLast(({ name, ids }) => name === 'customer.activate' && ids.includes(id))
      const args = record && customerActivate.args.safeParse(record.body.args).data
      if (!args) return undefined
      return { active: args.active, createdAt: record.createdAt, isStuck: needsDecision(record) }
    }),
  )
