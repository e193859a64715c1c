import type { Employee } from '#shared/domain/employees/employee.ts'
import type { SegmentColumns } from '#shared/contract/sync.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { type EmployeeSort, FLAG_FIELDS, flagsOf, searchText, sortKey } from './employee-query.ts'
import type { View } from '../rows/merge.ts'
import { fieldsAt, rowAt } from '../rows/segment.ts'

/** What a list asks of some employees, each by their place among them. */
export interface EmployeeFacts {
  flags: () => Uint16Array
  texts: () => readonly string[]
  keys: (field: EmployeeSort) => readonly string[]
  view: (index: number) => View<'employee'>
}

const known = new WeakMap<SegmentColumns, EmployeeFacts>()

/** Facts of a segment's employees. They stay as long as the segment is open: every live read asks for them again. */
export function factsOfSegment(columns: SegmentColumns): EmployeeFacts {
  const facts = known.get(columns) ?? readFacts(columns)
  known.set(columns, facts)
  return facts
}

/** Facts of employees that are not as their segments say. */
export const factsOfViews = (views: readonly View<'employee'>[]): EmployeeFacts =>
  createFacts(
    views.length,
    (index) => employeeAt(views, index).row,
    (index) => employeeAt(views, index),
  )

function readFacts(columns: SegmentColumns): EmployeeFacts {
  const views: View<'employee'>[] = []
  return createFacts(
    columns.id.length,
    (index, fields) => fieldsAt(columns, index, fields) as unknown as Employee,
    (index) => (views[index] ??= lazyView(columns, index)),
  )
}

/** Folding is dear and most rows are never on screen, so both are done when they are asked for, and once. */
function createFacts(
  count: number,
  readAt: (index: number, fields: readonly (keyof Employee)[]) => Employee,
  view: EmployeeFacts['view'],
): EmployeeFacts {
  let flags: Uint16Array | undefined
  const keys = new Map<EmployeeSort, readonly string[]>()
  const all = <T>(fields: readonly (keyof Employee)[], read: (row: Employee) => T): T[] =>
    Array.from({ length: count }, (_, index) => read(readAt(index, fields)))
  const readKeys = (field: Exclude<EmployeeSort, 'customer'>) =>
    field === 'first_name'
      ? all(['first_name', 'last_name', 'email'], searchText)
      : all([field], (row) => sortKey(row, field))
  const keysOf = (field: Exclude<EmployeeSort, 'customer'>) => {
    const made = keys.get(field) ?? readKeys(field)
    keys.set(field, made)
    return made
  }
  return {
    flags: () => (flags ??= Uint16Array.from(all(FLAG_FIELDS, flagsOf))),
    texts: () => keysOf('first_name'),
    // All employees of a company have the same company's name.
    keys: (field) => keysOf(field === 'customer' ? 'first_name' : field),
    view,
  }
}

/** The view of a row as its segment says, whose thirty fields are read when somebody looks at it. */
function lazyView(columns: SegmentColumns, index: number): View<'employee'> {
  let row: Employee | undefined
  return {
    get row() {
      return (row ??= rowAt(columns, index) as unknown as Employee)
    },
    v: columns.v[index] ?? 0,
    isPending: false,
    isConflict: false,
  }
}

function employeeAt(views: readonly View<'employee'>[], index: number): View<'employee'> {
  const view = views[index]
  invariant(view, 'facts are asked of employees that are there')
  return view
}
