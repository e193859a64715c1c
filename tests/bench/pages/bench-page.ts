import type { BenchSession } from './bench-session.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Contender, Edit, Found } from './contender.ts'
import { measureParts, type Parts } from './parts.ts'

const now = () => performance.now()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const contenders: Record<string, () => Promise<Contender>> = {
  product: async () => (await import('./product.ts')).createProduct(),
  dexie: async () => (await import('./dexie-rows.ts')).createDexieRows(),
  floor: async () => (await import('./floor.ts')).createFloor(),
}

interface Timed<T> {
  ms: number
  answer: T
}

async function timed<T>(act: () => Promise<T>): Promise<Timed<T>> {
  const start = now()
  const answer = await act()
  return { ms: now() - start, answer }
}

const address = new URL(location.href).searchParams
const contender = await (contenders[address.get('contender') ?? ''] ?? contenders['floor'])!()

let watched: readonly Employee[] = []
const waiting = new Set<() => void>()

/** Writes the first rows into the page, as far as the engine goes without a frame. */
function show(rows: readonly Employee[]) {
  const table = document.querySelector('table')!
  table.replaceChildren(
    ...rows.slice(0, 10).map((row) => {
      const line = document.createElement('tr')
      for (const text of [row.display_name, row.email, row.department, row.job_title, row.mfa_status]) {
        const cell = document.createElement('td')
        cell.textContent = text
        line.append(cell)
      }
      return line
    }),
  )
  return table.offsetHeight
}

function until(isSo: (rows: readonly Employee[]) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo(watched)) return
      waiting.delete(look)
      resolve()
    }
    waiting.add(look)
    look()
  })
}

async function put(token: string, path: string, body: unknown) {
  const response = await fetch(`/api${path}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  await response.text()
}

const bench = {
  /** Keeps the page itself on the device. */
  async installShell(urls: string[]) {
    await navigator.serviceWorker.register('/service-worker.js')
    while (!navigator.serviceWorker.controller) await pause(20)
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('message', resolve, { once: true })
      navigator.serviceWorker.startMessages()
      navigator.serviceWorker.controller?.postMessage(urls)
    })
  },
  signIn: (session: BenchSession) => contender.signIn(session),
  open: () => timed(() => contender.open()),
  load: () => timed(() => contender.load()),
  makeReady: (largest: string) => contender.makeReady?.(largest),
  count: () => contender.count(),
  read: (customerId: string, id: string) => contender.read(customerId, id),
  search: (text: string): Promise<Timed<Found>> => timed(() => contender.search(text)),
  countWithoutMfa: () => timed(() => contender.countWithoutMfa()),
  async repeatSearch(text: string, times: number): Promise<number[]> {
    const all: number[] = []
    for (let time = 0; time < times; time++) {
      await pause(5)
      all.push((await timed(() => contender.search(text))).ms)
    }
    return all
  },
  async repeatCount(times: number): Promise<number[]> {
    const all: number[] = []
    for (let time = 0; time < times; time++) {
      await pause(5)
      all.push((await timed(() => contender.countWithoutMfa())).ms)
    }
    return all
  },
  /** Shows a company and keeps it current; gives the ids of the rows on screen. */
  async watch(customerId: string): Promise<string[]> {
    await contender.watch(customerId, (rows) => {
      watched = rows
      show(rows)
      for (const look of waiting) look()
    })
    await until((rows) => rows.length > 0)
    await pause(500)
    return watched.slice(0, 10).map(({ id }) => id)
  },
  /** Ids of the watched company's rows that are not ignored. */
  heeded: (): string[] => watched.filter(({ ignored }) => !ignored).map(({ id }) => id),
  /** Another program changes one row; until the page shows it. */
  async changeOne(token: string, id: string, title: string): Promise<number> {
    await pause(120)
    const start = now()
    const seen = until((rows) => rows.some((row) => row.id === id && row.job_title === title))
    const sent = put(token, `/employee/${id}`, { job_title: title })
    await Promise.race([seen, sent.then(() => seen)])
    const ms = now() - start
    await sent
    return ms
  },
  async changeMany(token: string, customerId: string, ids: string[], ignored: boolean): Promise<number> {
    await pause(300)
    const wanted = new Set(ids)
    const start = now()
    const seen = until(
      (rows) => rows.filter((row) => wanted.has(row.id) && row.ignored === ignored).length === wanted.size,
    )
    const sent = put(token, '/employee/ignore', { customerId, ids, ignored })
    await Promise.race([seen, sent.then(() => seen)])
    const ms = now() - start
    await sent
    return ms
  },
  queue: (edits: Edit[]) => timed(() => contender.queue(edits)),
  async queueSingly(edits: Edit[]): Promise<number[]> {
    const all: number[] = []
    for (const edit of edits) all.push((await timed(() => contender.queueOne(edit))).ms)
    return all
  },
  flush: () => timed(() => contender.flush()),
  waiting: () => contender.waiting(),
  stored: async () => (await navigator.storage.estimate()).usage ?? 0,
  parts: (session: BenchSession, text: string): Promise<Parts> => measureParts(session, text),
  /** What only the product is asked. */
  lists: () => import('./live-lists.ts'),
  scope: () => import('./scope-watch.ts'),
  queuedKeys: async () => (await import('./queued-keys.ts')).queuedKeys(),
  cold: undefined as { script: number; shown: number; ids: string[] } | undefined,
}

export type BenchPage = typeof bench

declare global {
  interface Window {
    bench: BenchPage
  }
}

window.bench = bench

const coldCompany = address.get('cold')
if (coldCompany) {
  const script = now()
  const rows = await contender.firstRows(coldCompany)
  show(rows)
  bench.cold = { script, shown: now(), ids: rows.map(({ id }) => id) }
}
