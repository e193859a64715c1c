import { liveQuery } from 'dexie'
import { combineLatest, defer, distinctUntilChanged, from, map, type Observable } from 'rxjs'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import { emergencyIdsOf, type EmergencyNames } from '#shared/domain/conditional-access/emergency-ids.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Device } from '../../device/device.ts'
import { viewShared } from '../../rows/read.ts'
import type { EmployeeQuery } from '../../search/employee-query.ts'
import { watchAccessOptions } from './access-policies.ts'
import { readCompany, watchEmployees } from '../employees.ts'

const EVERYBODY: EmployeeQuery = {
  search: '',
  filters: {},
  sort: { field: 'first_name', direction: 'asc' },
  offset: 0,
  limit: Infinity,
}

/** Every employee of a company, by first name. */
export const watchPeople = (device: Device, customerId: string): Observable<readonly Employee[]> =>
  watchEmployees(device, customerId, EVERYBODY).pipe(map(({ rows }) => rows.map(({ row }) => row)))

/** What the alerts' set-up calls emergency accounts, by the company, and (null) at all of them. */
export const watchEmergencyNames = (device: Device): Observable<EmergencyNames> =>
  from(liveQuery(() => viewShared(device, 'usualSetup', device.login.organization.id))).pipe(
    map(
      (views) =>
        new Map([...views.values()].map(({ row }) => [row.customer_id, row.break_glass_accounts] as const)),
    ),
    distinctUntilChanged((a, b) => JSON.stringify([...a]) === JSON.stringify([...b])),
  )

/** The ids of a company's emergency accounts, once. Employees are opened only for accounts that nothing else tells of. */
export async function readEmergencyIds(
  device: Device,
  customerId: string,
  names: EmergencyNames,
  options: AccessOptions | undefined,
): Promise<readonly string[]> {
  const isAny = [null, customerId].some((id) => (names.get(id) ?? []).length > 0)
  if (!isAny) return []
  const told = emergencyIdsOf(names, customerId, [], options)
  const own = new Set((names.get(customerId) ?? []).map((name) => name.toLowerCase()))
  // All that the company names is known already; what is named for all companies may be an employee of any.
  if ((names.get(null) ?? []).length === 0 && told.length >= own.size) return told
  const { rows } = (await readCompany(device, customerId)).window(EVERYBODY)
  return emergencyIdsOf(
    names,
    customerId,
    rows.map(({ row }) => row),
    options,
  )
}

/** The same, and again with every change. */
export const watchEmergencyIds = (device: Device, customerId: string): Observable<readonly string[]> =>
  defer(() =>
    combineLatest({
      names: watchEmergencyNames(device),
      people: watchPeople(device, customerId),
      options: watchAccessOptions(device, customerId),
    }),
  ).pipe(
    map(({ names, people, options }) => emergencyIdsOf(names, customerId, people, options)),
    distinctUntilChanged((a, b) => a.join() === b.join()),
  )
