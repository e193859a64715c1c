// @module-tag soak
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { PulledRow } from '#shared/contract/sync.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import type { CommandRecord } from '../queue/command-database.ts'
import { createCompanyRows } from './company-rows.ts'
import {
  EMPLOYEE_SORTS,
  type EmployeeQuery,
  type EmployeeWindow,
  flagFilter,
  flagsOf,
  searchTerms,
  searchText,
  sortKey,
} from '../search/employee-query.ts'
import { optimisticView, serverRows, type View } from '../rows/merge.ts'
import type { PartitionParts } from '../rows/read.ts'
import { columnsOf } from '../rows/segment.ts'
import { tries } from '#tests/support/effort.ts'

const COMPANY = '00000000-0000-7000-8000-c00000000001'
const ELSEWHERE = '00000000-0000-7000-8000-c00000000002'
const ORGANIZATION = '00000000-0000-7000-8000-0a0000000001'
const pid = `${COMPANY}:engage`
const ids = Array.from({ length: 20 }, (_, n) => `00000000-0000-7000-8000-0000000000${n + 10}`)

const id = fc.constantFrom(...ids)
const version = fc.nat({ max: 6 })
const employee = fc
  .record({
    id,
    first_name: fc.constantFrom('Ana', 'ana', 'Émile', 'emil', 'Bo\nbo', 'ΟΔΟΣ', 'Zoë'),
    last_name: fc.constantFrom('Ruiz', 'Müller', 'Li'),
    email: fc.constantFrom('a@b.example', 'c@d.example'),
    department: fc.constantFrom('Sales', 'Legal'),
    ignored: fc.boolean(),
    directory: fc.constantFrom('manual' as const, 'present' as const, 'missing' as const),
    mfa_status: fc.constantFrom('Registered' as const, 'Not Registered' as const),
    last_active: fc.constantFrom(null, '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'),
    sign_in_enabled: fc.constantFrom(true, false, null),
  })
  .map((said) => buildEmployee({ ...said, customer_id: COMPANY }))

/** Segments of three rows; the same row may lie in two of them, or belong elsewhere. */
const segments = fc
  .array(
    fc.record({ row: employee, v: version, pid: fc.constantFrom(pid, pid, pid, `${ELSEWHERE}:engage`) }),
    {
      minLength: 4,
      maxLength: 16,
    },
  )
  .chain((rows) =>
    fc.boolean().map((isOwnTold) =>
      Array.from({ length: Math.ceil(rows.length / 3) }, (_, no) => ({
        pid,
        columns: columnsOf(
          rows
            .slice(no * 3, no * 3 + 3)
            .map(({ row, v, pid: own }) => ({ row: { ...row }, v, ...(isOwnTold ? { pid: own } : {}) })),
        ),
      })),
    ),
  )
const delta = fc
  .record({
    row: employee,
    v: version,
    kind: fc.constantFrom('employee' as const, 'employee' as const, 'customer' as const),
    pid: fc.constantFrom(pid, pid, pid, `${ELSEWHERE}:engage`),
    isGone: fc.boolean(),
  })
  .map(({ row, v, kind, pid: own, isGone }) => [kind, row.id, v, own, isGone ? null : row] as PulledRow)

/** A row that is taken away may come back in the same pull, and stands behind all others then. */
const goneAndBack = (deltas: PulledRow[]) =>
  fc.tuple(fc.boolean(), employee).map(([isSo, row]): PulledRow[] => {
    if (!isSo) return deltas
    return [...deltas, ['employee', row.id, 7, pid, null], ['employee', row.id, 8, pid, row]]
  })

const said = fc.oneof(
  fc.record({ id, job_title: fc.constantFrom('One', 'Two') }).map((set) => ({
    name: 'employee.patch' as const,
    ids: [set.id],
    args: { id: set.id, customerId: COMPANY, set: { job_title: set.job_title, first_name: set.job_title } },
  })),
  fc
    .record({ some: fc.uniqueArray(id, { minLength: 1 }), ignored: fc.boolean() })
    .map(({ some, ignored }) => ({
      name: 'employee.ignore' as const,
      ids: some,
      args: { customerId: COMPANY, ids: some, ignored },
    })),
  employee.map((row) => {
    const { first_name, last_name, email, department, phone, job_title } = row
    return {
      name: 'employee.add' as const,
      ids: [row.id],
      args: {
        id: row.id,
        customerId: COMPANY,
        fields: { first_name, last_name, email, department, phone, job_title },
      },
    }
  }),
)
const command = fc
  .record({
    said,
    state: fc.constantFrom('queued' as const, 'acked' as const, 'conflict' as const),
    class: fc.constantFrom('A' as const, 'B' as const, 'C' as const),
    ackV: version,
  })
  .map(({ said: { name, ids: own, args }, state, class: its, ackV }, seq = 1): CommandRecord => ({
    seq,
    key: '',
    name,
    rev: 1,
    lane: '',
    pid,
    ids: own,
    class: its,
    state,
    after: [],
    tries: 0,
    nextAt: 0,
    notAfter: 0,
    createdAt: 0,
    ackV,
    body: { args, subject: '', place: '' },
  }))
const parts: fc.Arbitrary<PartitionParts> = fc.record({
  segments,
  deltas: fc.array(delta, { maxLength: 3 }).chain(goneAndBack),
  commands: fc.array(command, { maxLength: 5 }),
  cursor: version,
})

const question: fc.Arbitrary<EmployeeQuery> = fc.record({
  search: fc.constantFrom('', '', 'an', 'emil', 'müller ana', 'bo bo', 'οδος', 'nobody'),
  filters: fc.record(
    {
      ignored: fc.boolean(),
      mfa: fc.constantFrom('Registered' as const, 'Not Registered' as const),
      directory: fc.constantFrom('manual' as const, 'missing' as const),
      signIn: fc.constantFrom('enabled' as const, 'blocked' as const),
    },
    { requiredKeys: [] },
  ),
  sort: fc.record({
    field: fc.constantFrom(...EMPLOYEE_SORTS),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  offset: fc.nat({ max: 4 }),
  limit: fc.constantFrom(0, 3, Number.MAX_SAFE_INTEGER),
})

const bothWays = (questions: EmployeeQuery[]): EmployeeQuery[] =>
  questions.flatMap((asked) => [
    asked,
    { ...asked, sort: { ...asked.sort, direction: asked.sort.direction === 'asc' ? 'desc' : 'asc' } },
  ])

/** Every row of the optimistic view, in its order. */
function everyView({
  segments: packed,
  deltas,
  commands,
  cursor,
}: PartitionParts): Map<string, View<'employee'>> {
  const rows = serverRows('employee', packed, deltas, (each) => each === pid)
  const how = { cursor, organizationId: ORGANIZATION, isWanted: () => true }
  return optimisticView('employee', rows, commands, how)
}

/** The same question, answered by looking at every row. */
function slowly(
  views: readonly View<'employee'>[],
  { search, filters, sort: { field, direction }, offset, limit }: EmployeeQuery,
): EmployeeWindow {
  const { mask, value } = flagFilter(filters)
  const sign = direction === 'asc' ? 1 : -1
  const keyOf = (row: Employee) =>
    field === 'first_name' || field === 'customer' ? searchText(row) : sortKey(row, field)
  const found = views
    .filter(
      ({ row }) =>
        (flagsOf(row) & mask) === value &&
        searchTerms(search).every((term) => searchText(row).includes(term)),
    )
    .map((view) => ({ view, key: keyOf(view.row) }))
    .toSorted((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0))
  return { total: found.length, offset, rows: found.slice(offset, offset + limit).map(({ view }) => view) }
}

test('a company answers as if every row of its view were looked at', () => {
  fc.assert(
    fc.property(
      parts,
      fc.array(question, { minLength: 1, maxLength: 4 }).map(bothWays),
      (made, questions) => {
        const rows = createCompanyRows(pid, ORGANIZATION, made)
        const views = everyView(made)
        for (const asked of questions) expect(rows.window(asked)).toEqual(slowly([...views.values()], asked))
        for (const each of ids) expect(rows.find(each)).toEqual(views.get(each))
      },
    ),
    { numRuns: tries(1500) },
  )
})

test('rows out of the window are not made', () => {
  const people = ids.map((each) => buildEmployee({ id: each, first_name: `Number ${each.slice(-2)}` }))
  const columns = columnsOf(people.map((row) => ({ row: { ...row }, v: 1 })))
  const looked = new Set<string>()
  const phone = new Proxy(columns['phone'] ?? [], {
    get: (target, place) => {
      looked.add(String(place))
      return Reflect.get(target, place) as unknown
    },
  })
  const rows = createCompanyRows(pid, ORGANIZATION, {
    segments: [{ pid, columns: { ...columns, phone } }],
    deltas: [],
    commands: [],
    cursor: 0,
  })
  const sort = { field: 'first_name', direction: 'asc' } as const
  const shown = rows.window({ search: 'number', filters: { ignored: false }, sort, offset: 2, limit: 2 }).rows
  expect(looked).toEqual(new Set())
  expect(shown.map(({ row }) => row.first_name)).toEqual(['Number 12', 'Number 13'])
  expect(looked).toEqual(new Set(['2', '3']))
})

test('a row that went and came back stands behind its equals', () => {
  const people = ids.slice(0, 3).map((each) => buildEmployee({ id: each }))
  const columns = columnsOf(people.map((row) => ({ row: { ...row }, v: 1 })))
  const [first] = people
  if (!first) throw new Error('There are three')
  const deltas: PulledRow[] = [
    ['employee', first.id, 2, pid, null],
    ['employee', first.id, 3, pid, first],
  ]
  const made = { segments: [{ pid, columns }], deltas, commands: [], cursor: 0 }
  const sort = { field: 'department', direction: 'asc' } as const
  const { rows } = createCompanyRows(pid, ORGANIZATION, made).window({
    search: '',
    filters: {},
    sort,
    offset: 0,
    limit: 3,
  })
  expect(rows.map(({ row }) => row.id)).toEqual([ids[1], ids[2], ids[0]])
})
