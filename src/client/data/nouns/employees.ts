import { liveQuery } from 'dexie'
import { combineLatest, concat, defer, from, map, type Observable, of, switchMap } from 'rxjs'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import { SECOND } from '#shared/lib/time.ts'
import { type CompanyRows, createCompanyRows } from './company-rows.ts'
import type { Device } from '../device/device.ts'
import type { EmployeeFilters, EmployeeQuery, EmployeeWindow } from '../search/employee-query.ts'
import { createKeptReads } from '../rows/kept-reads.ts'
import type { View } from '../rows/merge.ts'
import { readParts } from '../rows/read.ts'
import { type Intention, submit, submitMany, type SubmitOutcome } from '../queue/submit.ts'

/** A window of the employees that a question finds, in one company or (undefined) in all; emits again when they change. */
export function watchEmployees(
  device: Device,
  customerId: string | undefined,
  query: EmployeeQuery,
): Observable<EmployeeWindow> {
  if (customerId !== undefined) {
    return watchCompany(device, customerId).pipe(map((rows) => rows.window(query)))
  }
  return concat(of(undefined), device.sync.changes).pipe(
    switchMap(() => defer(() => device.sync.queryEmployees(query))),
  )
}

/** One employee with this device's waiting changes; undefined when there is none. */
export const watchEmployee = (
  device: Device,
  customerId: string,
  id: string,
): Observable<View<'employee'> | undefined> =>
  watchCompany(device, customerId).pipe(map((rows) => rows.find(id)))

/** Ids of every employee that a question finds, for actions on all of them. */
export async function findEmployeeIds(
  device: Device,
  customerId: string | undefined,
  query: EmployeeQuery,
  limit: number,
): Promise<{ id: string; customerId: string }[]> {
  if (customerId === undefined) return device.sync.findEmployeeIds(query, limit)
  const { rows } = (await readCompany(device, customerId)).window({ ...query, offset: 0, limit })
  return rows.map(({ row }) => ({ id: row.id, customerId: row.customer_id }))
}

/** A change of an employee: `seen` is the employee as it was on screen, `place` where that is, for the tray. */
export interface EmployeeChange {
  seen: Employee
  set: Partial<EmployeeFields>
  place: string
}

/** Changes fields of an employee; `seen` is the employee as it was on screen. */
export const changeEmployee = (device: Device, seen: Employee, set: Partial<EmployeeFields>, place: string) =>
  submit(device, patchOf({ seen, set, place }))

/**
 * Changes fields of many employees of any companies, and answers each change in order. Where the storage fails none of
 * them is kept; one that is refused (`invalid`, `forbidden`) does not keep the others back. An employee may come more
 * than once: the later change wins in the fields that both set.
 */
export const changeEmployees = (
  device: Device,
  changes: readonly EmployeeChange[],
): Promise<SubmitOutcome[]> => submitMany(device, changes.map(patchOf))

function patchOf({ seen, set, place }: EmployeeChange): Intention<'employee.patch'> {
  const fields = Object.keys(set) as (keyof EmployeeFields)[]
  return {
    name: 'employee.patch',
    args: { id: seen.id, customerId: seen.customer_id, set },
    expect: Object.fromEntries(fields.map((field) => [field, seen[field]])),
    subject: seen.display_name,
    place,
  }
}

export async function addEmployee(device: Device, customerId: string, fields: EmployeeFields, place: string) {
  const id = device.newId()
  const submitted = await submit(device, {
    name: 'employee.add',
    args: { id, customerId, fields },
    subject: `${fields.first_name} ${fields.last_name}`,
    place,
  })
  return { ...submitted, id }
}

/** Employees of one company, and how they and the company are called, for the tray. */
export interface EmployeeGroup {
  customerId: string
  ids: string[]
  subject: string
  place: string
}

/** Ignores employees of one company, or takes that back. */
export const ignoreEmployees = (
  device: Device,
  customerId: string,
  ids: string[],
  ignored: boolean,
  { subject, place }: { subject: string; place: string },
) => submit(device, ignoringOf({ customerId, ids, subject, place }, ignored))

/**
 * Ignores employees of several companies, or takes that back, with one change per company; answers each in order. Where
 * the storage fails none of them is kept.
 */
export const ignoreEmployeesByCompany = (
  device: Device,
  groups: readonly EmployeeGroup[],
  ignored: boolean,
): Promise<SubmitOutcome[]> =>
  submitMany(
    device,
    groups.map((group) => ignoringOf(group, ignored)),
  )

const ignoringOf = (
  { customerId, ids, subject, place }: EmployeeGroup,
  ignored: boolean,
): Intention<'employee.ignore'> => ({
  name: 'employee.ignore',
  args: { customerId, ids, ignored },
  subject,
  place,
})

/** How long the rows of a company stay after its last list closed, and of how many companies. */
const KEPT = { keepFor: 30 * SECOND, keepMost: 4 }

/** By what they are read from: the device is described anew whenever its person's permissions change. */
const companies = new WeakMap<Device['data'], ReturnType<typeof createKeptReads<CompanyRows>>>()

/** One read of a company for the list, its figures and its panel together: each of them needs all of its rows. */
function watchCompany(device: Device, customerId: string): Observable<CompanyRows> {
  const reads =
    companies.get(device.data) ?? createKeptReads((id, begin) => readLive(device, id, begin), KEPT)
  companies.set(device.data, reads)
  return reads.watch(customerId)
}

/** Forgets the employees that were read for lists, when the device is locked. */
export const forgetCompanies = (device: Device): void => companies.get(device.data)?.forget()

/** What changes while nobody looks is read when somebody does. */
function readLive(device: Device, customerId: string, begin: () => boolean): Observable<CompanyRows> {
  device.sync.use([partitionOf(customerId, 'engage')])
  return from(liveQuery(() => (begin() ? readCompany(device, customerId) : new Promise<never>(() => {}))))
}

/** The employees of a company as they are now. */
export async function readCompany(device: Device, customerId: string): Promise<CompanyRows> {
  const pid = partitionOf(customerId, 'engage')
  return createCompanyRows(pid, device.login.organization.id, await readParts(device, 'employee', pid))
}

/** How many employees a company has and how many of them lack something, for tiles. */
export interface EmployeeFigures {
  total: number
  ignored: number
  withoutMfa: number
  missing: number
}

/** Whom each figure counts. */
export const EMPLOYEE_FIGURES: Record<keyof EmployeeFigures, EmployeeFilters> = {
  total: { ignored: false },
  ignored: { ignored: true },
  withoutMfa: { ignored: false, mfa: 'Not Registered' },
  missing: { directory: 'missing' },
}

export function watchEmployeeFigures(
  device: Device,
  customerId: string | undefined,
): Observable<EmployeeFigures> {
  const count = (filters: EmployeeFilters) =>
    watchEmployees(device, customerId, {
      search: '',
      filters,
      sort: { field: 'first_name', direction: 'asc' },
      offset: 0,
      limit: 0,
    }).pipe(map(({ total }) => total))
  return combineLatest({
    total: count(EMPLOYEE_FIGURES.total),
    ignored: count(EMPLOYEE_FIGURES.ignored),
    withoutMfa: count(EMPLOYEE_FIGURES.withoutMfa),
    missing: count(EMPLOYEE_FIGURES.missing),
  })
}
