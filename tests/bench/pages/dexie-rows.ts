import { Dexie, type EntityTable, liveQuery } from 'dexie'
import { flagFilter, flagsOf, searchTerms, searchText } from '#client/data/search/employee-query.ts'
import { EMPLOYEE_FIGURES } from '#client/data/nouns/employees.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Contender, Edit } from './contender.ts'
import { followChanges, openSnapshot, pushEdits } from './server-api.ts'
import { employeesOf } from './snapshot-rows.ts'

const BATCH = 2000
const FIRST_WINDOW = 200

/** What one would write first: a record per row and an index for a company's list. */
class RowDatabase extends Dexie {
  employees!: EntityTable<Employee, 'id'>
  outbox!: EntityTable<Edit & { seq: number }, 'seq'>

  constructor() {
    super('rows', { chromeTransactionDurability: 'relaxed' })
    this.version(1).stores({ employees: 'id, [customer_id+first_name]', outbox: '++seq' })
  }
}

export function createDexieRows(): Contender {
  const database = new RowDatabase()
  const token = () => localStorage.getItem('token') ?? ''
  const ofCompany = (customerId: string) =>
    database.employees
      .where('[customer_id+first_name]')
      .between([customerId, Dexie.minKey], [customerId, Dexie.maxKey])
  // All in one transaction: the best case for a record per row.
  const queue = (edits: readonly Edit[]) =>
    database.transaction('rw', database.employees, database.outbox, async () => {
      await database.employees.bulkUpdate(
        edits.map(({ id, title }) => ({ key: id, changes: { job_title: title } })),
      )
      await database.outbox.bulkAdd([...edits])
    })

  return {
    signIn: async ({ tokens }) => localStorage.setItem('token', tokens.idToken),
    open: async () => void (await database.open()),
    async load() {
      let batch: Employee[] = []
      for await (const rows of employeesOf(await openSnapshot(token()))) {
        for (const row of rows) {
          batch.push(row)
          if (batch.length < BATCH) continue
          await database.employees.bulkPut(batch)
          batch = []
        }
      }
      await database.employees.bulkPut(batch)
    },
    count: () => database.employees.count(),
    read: (_, id) => database.employees.get(id),
    firstRows: (customerId) => ofCompany(customerId).limit(10).toArray(),
    async search(text) {
      const terms = searchTerms(text)
      const rows = await database.employees
        .filter((row) => {
          const line = searchText(row)
          return terms.every((term) => line.includes(term))
        })
        .toArray()
      const sorted = rows
        .map((row) => ({ id: row.id, line: searchText(row) }))
        .toSorted((a, b) => (a.line < b.line ? -1 : 1))
      return { total: rows.length, ids: sorted.slice(0, FIRST_WINDOW).map(({ id }) => id) }
    },
    countWithoutMfa: () => {
      const { mask, value } = flagFilter(EMPLOYEE_FIGURES.withoutMfa)
      return database.employees.filter((row) => (flagsOf(row) & mask) === value).count()
    },
    async watch(customerId, tell) {
      liveQuery(() => ofCompany(customerId).toArray()).subscribe(tell)
      await followChanges(token(), async (rows) => {
        await database.employees.bulkPut(rows.map(([, , , , row]) => row as Employee))
      })
    },
    queueOne: (edit) => queue([edit]),
    queue,
    async flush() {
      const edits = await database.outbox.orderBy('seq').toArray()
      await pushEdits(token(), edits, (sent) =>
        database.outbox.bulkDelete(sent.map((edit) => (edit as Edit & { seq: number }).seq)),
      )
    },
    waiting: () => database.outbox.count(),
  }
}
