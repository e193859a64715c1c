import { liveQuery } from 'dexie'
import { combineLatest, concat, defer, from, map, type Observable, of, shareReplay, switchMap } from 'rxjs'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import type { Device } from './device.ts'
import {
  type EmployeeFilters,
  type EmployeeQuery,
  type EmployeeWindow,
  flagFilter,
  flagsOf,
  searchTerms,
  searchText,
  sortKey,
} from './employee-query.ts'
import type { View } from './merge.ts'
import { viewPartition } from './read.ts'
import { type Intention, submit, submitMany, type Submitted } from './submit.ts'

/** A window of the employees that a question finds, in one company or (undefined) in all; emits again when they change. */
export function watchEmployees(
  device: Device,
  customerId: string | undefined,
  query: EmployeeQuery,
): Observable<EmployeeWindow> {
  if (customerId !== undefined) {
    return watchCompany(device, customerId).pipe(map((views) => windowOf([...views.values()], query)))
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
  watchCompany(device, customerId).pipe(map((views) => views.get(id)))

/** Ids of every employee that a question finds, for actions on all of them. */
export async function findEmployeeIds(
  device: Device,
  customerId: string | undefined,
  query: EmployeeQuery,
  limit: number,
): Promise<{ id: string; customerId: string }[]> {
  if (customerId === undefined) return device.sync.findEmployeeIds(query, limit)
  const views = await viewCompany(device, customerId)
  const { rows } = windowOf([...views.values()], { ...query, offset: 0, limit })
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
export const changeEmployees = (device: Device, changes: readonly EmployeeChange[]): Promise<Submitted[]> =>
  submitMany(device, changes.map(patchOf))

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
): Promise<Submitted[]> =>
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

const viewCompany = (device: Device, customerId: string) =>
  viewPartition(device, 'employee', partitionOf(customerId, 'engage'), device.login.organization.id)

const watched = new WeakMap<Device, Map<string, Observable<Map<string, View<'employee'>>>>>()

/** One read of a company for the list, its figures and its panel together: each of them needs all of its rows. */
function watchCompany(device: Device, customerId: string): Observable<Map<string, View<'employee'>>> {
  const companies = watched.get(device) ?? new Map<string, Observable<Map<string, View<'employee'>>>>()
  watched.set(device, companies)
  const shared =
    companies.get(customerId) ??
    defer(() => {
      device.sync.use([partitionOf(customerId, 'engage')])
      return from(liveQuery(() => viewCompany(device, customerId)))
    }).pipe(shareReplay({ bufferSize: 1, refCount: true }))
  companies.set(customerId, shared)
  return shared
}

const texts = new WeakMap<Employee, string>()

/** Folding is dear, and the same row is asked by every question about it. */
function textOf(row: Employee): string {
  const text = texts.get(row) ?? searchText(row)
  texts.set(row, text)
  return text
}

/** The same question as the index over all companies answers, over the rows of one. */
function windowOf(
  views: View<'employee'>[],
  { search, filters, sort, offset, limit }: EmployeeQuery,
): EmployeeWindow {
  const terms = searchTerms(search)
  const { mask, value } = flagFilter(filters)
  const { field, direction } = sort
  const sign = direction === 'asc' ? 1 : -1
  const found = views
    .map((view) => ({ view, text: textOf(view.row) }))
    .filter(
      ({ view, text }) => (flagsOf(view.row) & mask) === value && terms.every((term) => text.includes(term)),
    )
    .map(({ view, text }) => ({ view, key: keyOf(view.row, field, text) }))
    .toSorted((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0))
  return { total: found.length, offset, rows: found.slice(offset, offset + limit).map(({ view }) => view) }
}

const keyOf = (row: Employee, field: EmployeeQuery['sort']['field'], text: string): string =>
  field === 'first_name' || field === 'customer' ? text : sortKey(row, field)

/** How many employees a company has and how many of them lack something, for tiles. */
export interface EmployeeFigures {
  total: number
  ignored: number
  withoutMfa: number
  missing: number
}

/** Whom each figure counts. */
export const EMPLOYEE_FIGURES: Record<keyof EmployeeFigures, EmployeeFilters> = {
  total: {},
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
