import { wrap } from 'comlink'
import { flagFilter, flagsOf, searchTerms, searchText } from '#client/data/search/employee-query.ts'
import { EMPLOYEE_FIGURES } from '#client/data/nouns/employees.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Contender, Edit } from './contender.ts'
import type { FloorWorker } from './floor.worker.ts'
import { followChanges, pushEdits } from './server-api.ts'
import { employeesOf } from './snapshot-rows.ts'

const encoder = new TextEncoder()

/**
 * No store, only the platform's fastest primitive for each workload: bytes into one file, memory only for changes,
 * one append for edits, ready-made columns for search and count, ten rows in localStorage for a cold start.
 */
export function createFloor(): Contender {
  const token = () => localStorage.getItem('token') ?? ''
  let started: ReturnType<typeof startWorker> | undefined
  const startWorker = () =>
    wrap<FloorWorker>(new Worker(new URL('./floor.worker.ts', import.meta.url), { type: 'module' }))
  const worker = () => (started ??= startWorker())

  return {
    signIn: async ({ tokens }) => localStorage.setItem('token', tokens.idToken),
    open: () => worker().open(),
    load: () => worker().load(token()),
    async makeReady(largest) {
      const rows = await allRows()
      const lines = rows.map((row) => searchText(row))
      await worker().write('text', encoder.encode(lines.join('\n')))
      await worker().write('flags', Uint8Array.from(rows, flagsOf))
      const own = rows.filter(({ customer_id }) => customer_id === largest)
      const sorted = own.toSorted((a, b) => (searchText(a) < searchText(b) ? -1 : 1))
      localStorage.setItem('first', JSON.stringify(sorted.slice(0, 10)))
    },
    count: async () => (await allRows()).length,
    read: async (_, id) => (await allRows()).find((row) => row.id === id),
    firstRows: async () => JSON.parse(localStorage.getItem('first') ?? '[]') as Employee[],
    ...columnReads(),
    async watch(customerId, tell) {
      const all = await allRows()
      const rows = new Map(
        all.filter((row) => row.customer_id === customerId).map((row) => [row.id, row] as const),
      )
      tell([...rows.values()])
      await followChanges(token(), (changed) => {
        for (const [, id, , , row] of changed) if (rows.has(id)) rows.set(id, row as Employee)
        tell([...rows.values()])
      })
    },
    ...createQueue(token, (line) => worker().append(line)),
  }
}

async function allRows(): Promise<Employee[]> {
  const root = await navigator.storage.getDirectory()
  const file = await (await root.getFileHandle('rows')).getFile()
  const rows: Employee[] = []
  for await (const few of employeesOf({ body: file.stream() })) rows.push(...few)
  return rows
}

/** What columns are enough for; they are read once. */
function columnReads(): Pick<Contender, 'search' | 'countWithoutMfa'> {
  let columns: ReturnType<typeof readColumns> | undefined
  return {
    async search(asked) {
      const { text } = await (columns ??= readColumns())
      const [term = ''] = searchTerms(asked)
      let total = 0
      for (let hit = text.indexOf(term); hit !== -1; total++) {
        const end = text.indexOf('\n', hit)
        hit = end === -1 ? -1 : text.indexOf(term, end)
      }
      return { total, ids: [] }
    },
    async countWithoutMfa() {
      const { flags } = await (columns ??= readColumns())
      const { mask, value } = flagFilter(EMPLOYEE_FIGURES.withoutMfa)
      let total = 0
      for (const each of flags) if ((each & mask) === value) total++
      return total
    },
  }
}

async function readColumns(): Promise<{ text: string; flags: Uint8Array }> {
  const root = await navigator.storage.getDirectory()
  const read = async (name: string) => (await (await root.getFileHandle(name)).getFile()).arrayBuffer()
  const [text, flags] = await Promise.all([read('text'), read('flags')])
  return { text: new TextDecoder().decode(text), flags: new Uint8Array(flags) }
}

/** Edits wait as a line of a file. */
function createQueue(
  token: () => string,
  append: (line: string) => Promise<unknown>,
): Pick<Contender, 'queueOne' | 'queue' | 'flush' | 'waiting'> {
  let pending: readonly Edit[] = []
  const queue = async (edits: readonly Edit[]) => {
    pending = edits
    await append(`${JSON.stringify(edits)}\n`)
  }
  return {
    queueOne: (edit) => queue([edit]),
    queue,
    async flush() {
      await pushEdits(token(), pending, async () => {})
      pending = []
    },
    waiting: async () => pending.length,
  }
}
