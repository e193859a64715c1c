import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { createEmployeeIndex, type Overlaid } from './employee-index.ts'
import { blockOf } from './index-part.ts'
import {
  EMPLOYEE_SORTS,
  type EmployeeQuery,
  flagFilter,
  flagsOf,
  searchTerms,
  searchText,
  sortKey,
} from './employee-query.ts'
import { columnsOf } from '../rows/segment.ts'

const everybody: EmployeeQuery = {
  search: '',
  filters: {},
  sort: { field: 'first_name', direction: 'asc' },
  offset: 0,
  limit: 1000,
}
const customers = ['c1', 'c2', 'c3']

/** An index over these employees, packed by company in segments of three, that notes what it opens. */
function indexOf(employees: readonly Employee[], opened: string[] = []) {
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
      opened.push(`${pid}/${no}`)
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

const pidOf = (customerId: string) => `${customerId}:engage`
const byId = (rows: readonly Employee[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Ids as they are and as they should not be: some differ in one digit or in case alone. */
const ids = [
  ...['0', '1', '9', 'a', 'f'].map((digit) => `0190a7c4-5b1${digit}-7000-8000-00000000000${digit}`),
  ...Array.from({ length: 20 }, (_, no) => `0190a7c4-5b12-7000-8000-0000000000${no + 10}`),
  '0190A7C4-5B1A-7000-8000-00000000000A',
  '0190a7c4-5b1a-7000-8000-00000000000',
  '0190a7c4-5b1a-7000-8000x00000000000a',
  '00000000-0000-0000-0000-000000000000',
  'somebody',
  '',
]
const named = fc.record({ row: employee, id: fc.constantFrom(...ids) }).map(({ row, id }) => ({ ...row, id }))
const distinct = (rows: readonly Employee[]) => [...new Map(rows.map((row) => [row.id, row])).values()]

/** What happens to a row: it goes, is another one in its place, or moves to another company. */
const changes = fc.array(
  fc.record({ id: fc.constantFrom(...ids), to: fc.option(employee), isMove: fc.boolean() }),
  { maxLength: 12 },
)

/** The overlay of these changes, and the rows as they are with them. */
function changed(
  employees: readonly Employee[],
  wanted: typeof changes extends fc.Arbitrary<infer T> ? T : never,
) {
  const now = new Map(employees.map((row) => [row.id, row]))
  const entries: Overlaid[] = []
  for (const { id, to, isMove } of new Map(wanted.map((each) => [each.id, each])).values()) {
    const before = now.get(id)
    const place = (!isMove && before?.customer_id) || to?.customer_id || before?.customer_id || 'c1'
    if (before && before.customer_id !== place)
      entries.push({ id, pid: pidOf(before.customer_id), view: null })
    const row = to && { ...to, id, customer_id: place }
    entries.push({ id, pid: pidOf(place), view: row && { row, v: 2, isPending: false, isConflict: false } })
    if (row) now.set(id, row)
    else now.delete(id)
  }
  return { entries, now: [...now.values()] }
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

  test('is, after any changes one after the other, what a list of rows with the same changes is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(named, { maxLength: 40 }),
        fc.array(changes),
        fc.array(question, { maxLength: 4 }),
        async (rows, overlays, questions) => {
          const employees = distinct(rows)
          const index = indexOf(employees)
          for (const overlay of [[], ...overlays]) {
            const { entries, now } = changed(employees, overlay)
            await index.overlayWith(entries)
            for (const asked of questions) {
              const { found, key } = naively(now, asked)
              const whole = await index.query({ ...everybody, ...asked })
              const counted = await index.query({ ...everybody, ...asked, limit: 0, perCompany: true })
              const perCompany = new Map(
                [...Map.groupBy(found, (row) => row.customer_id)].map(([id, own]) => [id, own.length]),
              )
              expect([whole.total, counted]).toEqual([
                found.length,
                { total: found.length, offset: 0, rows: [], perCompany },
              ])
              expect(byId(whole.rows.map(({ row }) => row))).toEqual(byId(found))
              const keys = whole.rows.map(({ row }) => key(row))
              const sorted = keys.toSorted((a, b) => (a < b ? -1 : 1))
              expect(keys).toEqual(asked.sort.direction === 'asc' ? sorted : sorted.toReversed())
              const window = await index.query({ ...everybody, ...asked, offset: 2, limit: 5 })
              expect(window.rows).toEqual(whole.rows.slice(2, 7))
            }
          }
        },
      ),
    )
  })

  test('reads rows of the segments by their ids, where they are at that place', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(named, { maxLength: 20 }),
        fc.constantFrom(...customers),
        async (rows, customerId) => {
          const employees = distinct(rows)
          const read = await indexOf(employees).readRows(
            employees.map(({ id }) => ({ id, pid: pidOf(customerId) })),
          )
          const there = employees.filter(({ customer_id }) => customer_id === customerId)
          expect([...read.keys()].toSorted()).toEqual(there.map(({ id }) => id).toSorted())
          for (const row of there) expect(read.get(row.id)).toEqual({ row, v: 1, pid: pidOf(customerId) })
        },
      ),
    )
  })

  test('opens no segment for an overlay or a count, and one where an id is no UUID', async () => {
    const opened: string[] = []
    const plain = Array.from({ length: 6 }, () => buildEmployee({ customer_id: 'c1' }))
    const odd = buildEmployee({ id: 'somebody', customer_id: 'c2' })
    const index = indexOf([...plain, odd], opened)
    await index.overlayWith(plain.map(({ id }) => ({ id, pid: pidOf('c1'), view: null })))
    expect(await index.query({ ...everybody, limit: 0 })).toMatchObject({ total: 1 })
    expect(opened).toEqual([])
    await index.overlayWith([{ id: odd.id, pid: pidOf('c2'), view: null }])
    expect(await index.query({ ...everybody, limit: 0 })).toMatchObject({ total: 6 })
    expect(opened).toEqual(['c2:engage/0'])
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

test('somebody of two clouds is found by what either calls them, and by either of these', async () => {
  const google_account = {
    id: '1',
    user_name: 'Zoe@Workspace.example',
    addresses: [],
    directory: 'present' as const,
    leads: false,
    sign_in_enabled: true,
    is_admin: false,
    second_factor: 'Registered' as const,
    last_active: null,
    org_unit: '/',
    sku_ids: null,
  }
  const both = buildEmployee({
    customer_id: 'c1',
    entra_id: '10000000-0000-4000-8000-000000000001',
    directory: 'present',
    google_account,
  })
  const index = indexOf([both, buildEmployee({ customer_id: 'c1' })])
  const found = async (query: Partial<EmployeeQuery>) =>
    (await index.query({ ...everybody, ...query })).rows.map(({ row }) => row.id)
  expect(await found({ search: 'zoe@workspace' })).toEqual([both.id])
  expect(await found({ search: both.email })).toEqual([both.id])
  expect(await found({ filters: { cloud: 'microsoft' } })).toEqual([both.id])
  expect(await found({ filters: { cloud: 'google' } })).toEqual([both.id])
})
