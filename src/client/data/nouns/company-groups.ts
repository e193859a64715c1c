import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { CompanyGroup } from '#shared/domain/company-groups/company-group.ts'
import type { Device } from '../device/device.ts'
import type { View } from '../rows/merge.ts'
import { viewShared } from '../rows/read.ts'
import { submit } from '../queue/submit.ts'

/** Every group of companies by name, with waiting changes; none where its person does not see every company. */
export const watchCompanyGroups = (device: Device): Observable<View<'companyGroup'>[]> =>
  from(liveQuery(() => viewShared(device, 'companyGroup', device.login.organization.id))).pipe(
    map((views) => [...views.values()].toSorted((a, b) => a.row.name.localeCompare(b.row.name))),
  )

/** What is entered of a group. */
export type GroupFields = Pick<CompanyGroup, 'name' | 'customer_ids'>

/** Makes a group; the device makes its id, so that scopes can name it before the server knows it. */
export const addCompanyGroup = (device: Device, { name, customer_ids }: GroupFields) =>
  submit(device, {
    name: 'companyGroup.add',
    args: { id: device.newId(), name, customerIds: customer_ids },
    subject: name,
    place: '',
  })

/** Changes a group; `seen` is the group as it was on screen. Who joined meanwhile stays. */
export function changeCompanyGroup(device: Device, seen: CompanyGroup, { name, customer_ids }: GroupFields) {
  const isRenamed = name !== seen.name
  return submit(device, {
    name: 'companyGroup.patch',
    args: {
      id: seen.id,
      ...(isRenamed ? { name } : {}),
      joins: customer_ids.filter((id) => !seen.customer_ids.includes(id)),
      leaves: seen.customer_ids.filter((id) => !customer_ids.includes(id)),
    },
    ...(isRenamed ? { expect: { name: seen.name } } : {}),
    subject: seen.name,
    place: '',
  })
}

/** Deletes a group, which takes nothing of its companies along. */
export const deleteCompanyGroup = (device: Device, { id, name }: CompanyGroup) =>
  submit(device, { name: 'companyGroup.delete', args: { id }, subject: name, place: '' })
