import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { blockOf, createEmployeeIndex } from './employee-index.ts'
import {
  EMPLOYEE_SORTS,
  type EmployeeQuery,
  flagFilter,
  flagsOf,
  searchTerms,
  searchText,
  sortKey,
} from './employee-query.ts'
import { columnsOf } from './segment.ts'

const everybody: EmployeeQuery = {
  search: '',
  filters: {},
  sort: { field: 'first_name', direction: 'asc' },
  offset: 0,
  limit: 1000,
}
const customers = ['c1', 'c2', 'c3']

/** An index over these employees, packed by company in segments of three. */
function indexOf(employees: readonly Employee[]) {
  const segments = customers.flatMap((customerId) => {
    const own = employees
      .filter(({ customer_id }) => customer_id === customerId)
      .toSorted((a, b) => (searchText(a) < searchText(b) ? -1 : 1))
    return Array.from({ length: Math.ceil(own.length / 3) }, (_, no) => {
      const rows = own.slice(no * 3, no * 3 + 3).map((row) => ({ row: { ...row }, v: 1 }))
      return { pid: `${customerId}:engage`, no, v: 1, n: rows.length, columns: columnsOf(rows) }
    })
  })
  const index = createEmployeeIndex({
    prepare: async () => {},
    open: async (pid, no) => {
      const found = segments.find((each) => each.pid === pid && each.no === no)
      if (!found) throw new Error('no such segment')
      return found.columns
    },
    customerName: (id) => `Company ${id}`,
  })
  index.load(segments.map((segment) => blockOf(segment, segment.columns)))
  return index
}

const names = ['Ana', 'Émile', 'emil', 'Bo', 'Zoë', 'José', 'Jo se', 'ana']
const employee = fc
  .record({
    first_name: fc.constantFrom(...names),
    last_name: fc.constantFrom('Ruiz', 'Müller', 'Li'),
    customer_id: fc.constantFrom(...customers),
    department: fc.constantFrom('Sales', 'Legal', 'IT'),
    ignored: fc.boolean(),
    mfa_status: fc.constantFrom('Registered' as const, 'Not Registered' as const),
    last_active: fc.constantFrom(null, '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'),
    sign_in_enabled: fc.constantFrom(true, false, null),
  })
  .map((said) => buildEmployee(said))
const question = fc.record({
  search: fc.constantFrom('', 'an', 'jose', 'emil', 'müller ana', 'nobody'),
  filters: fc.record(
    {
      ignored: fc.boolean(),
      mfa: fc.constantFrom('Registered' as const, 'Not Registered' as const),
      signIn: fc.constantFrom('enabled' as const, 'blocked' as const),
    },
    { requiredKeys: [] },
  ),
  sort: fc.record({
    field: fc.constantFrom(...EMPLOYEE_SORTS),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
})

/** The same question, answered by looking at every row. */
function naively(
  employees: readonly Employee[],
  { search, filters, sort }: Pick<EmployeeQuery, 'search' | 'filters' | 'sort'>,
) {
  const { mask, value } = flagFilter(filters)
  const key = (row: Employee) =>
    sort.field === 'customer'
      ? `company ${row.customer_id}`
      : sort.field === 'first_name'
        ? searchText(row)
        : sortKey(row, sort.field)
  return {
    found: employees.filter(
      (row) =>
        (flagsOf(row) & mask) === value &&
        searchTerms(search).every((term) => searchText(row).includes(term)),
    ),
    key,
  }
}

describe('the index over all companies', () => {
  test('finds what looking at every row finds, in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(employee, { maxLength: 40 }), question, async (employees, asked) => {
        const { rows, total } = await indexOf(employees).query({ ...everybody, ...asked })
        const { found, key } = naively(employees, asked)
        expect(total).toBe(found.length)
        expect(rows.map(({ row }) => row.id).toSorted()).toEqual(found.map(({ id }) => id).toSorted())
        const keys = rows.map(({ row }) => key(row))
        const sorted = keys.toSorted((a, b) => (a < b ? -1 : 1))
        expect(keys).toEqual(asked.sort.direction === 'asc' ? sorted : sorted.toReversed())
      }),
    )
  })

  test('shows changed, new and removed rows instead of what the segments say', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(employee, { minLength: 4, maxLength: 30 }),
        employee,
        question,
        async (employees, added, asked) => {
          const [changed, removed] = employees
          if (!changed || !removed) throw new Error('There are at least four')
          const next = { ...changed, first_name: 'Changed', ignored: !changed.ignored }
          const index = indexOf(employees)
          const view = (row: Employee) => ({ row, v: 2, isPending: true, isConflict: false })
          await index.overlayWith([
            { id: changed.id, pid: `${changed.customer_id}:engage`, view: view(next) },
            { id: removed.id, pid: `${removed.customer_id}:engage`, view: null },
            { id: added.id, pid: `${added.customer_id}:engage`, view: view(added) },
          ])
          const now = [next, ...employees.slice(2), added]
          const { rows, total } = await index.query({ ...everybody, ...asked })
          const { found, key } = naively(now, asked)
          expect(total).toBe(found.length)
          expect(rows.map(({ row }) => row).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
            found.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
          )
          const keys = rows.map(({ row }) => key(row))
          const sorted = keys.toSorted((a, b) => (a < b ? -1 : 1))
          expect(keys).toEqual(asked.sort.direction === 'asc' ? sorted : sorted.toReversed())
        },
      ),
    )
  })

  test('gives any window of a list as the part of the whole list that it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(employee, { maxLength: 40 }),
        question,
        fc.nat({ max: 45 }),
        fc.nat({ max: 20 }),
        async (employees, asked, offset, limit) => {
          const index = indexOf(employees)
          const whole = await index.query({ ...everybody, ...asked })
          const window = await index.query({ ...everybody, ...asked, offset, limit })
          expect(window.rows).toEqual(whole.rows.slice(offset, offset + limit))
        },
      ),
    )
  })

  test('finds a name by its plain letters', async () => {
    const { rows } = await indexOf([
      buildEmployee({ first_name: 'José', last_name: 'Müller', customer_id: 'c1' }),
    ]).query({
      ...everybody,
      search: 'muller jose',
    })
    expect(rows).toHaveLength(1)
  })
})
