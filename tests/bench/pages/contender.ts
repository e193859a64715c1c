import type { BenchSession } from './bench-session.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'

/** One change of a job title, as a device without a network keeps it. */
export interface Edit {
  id: string
  customerId: string
  name: string
  seen: string
  title: string
}

export interface Found {
  total: number
  /** The first rows in the list's order, where the contender gives rows at all. */
  ids: string[]
}

/** A way to keep the rows on the device. All run on the same page, with the same bytes from the same server. */
export interface Contender {
  /** Keeps who is signed in; before the first load. */
  signIn: (session: BenchSession) => Promise<void>
  /** Makes the store ready for questions. */
  open: () => Promise<void>
  /** The first load, until every row is durable. */
  load: () => Promise<void>
  /** What the floor may make ready beforehand, outside of every time. */
  makeReady?: (largest: string) => Promise<void>
  count: () => Promise<number>
  read: (customerId: string, id: string) => Promise<Employee | undefined>
  firstRows: (customerId: string) => Promise<Employee[]>
  search: (text: string) => Promise<Found>
  countWithoutMfa: () => Promise<number>
  /** Keeps a company's rows current: tells at once and whenever they change, with other devices' changes. */
  watch: (customerId: string, tell: (rows: readonly Employee[]) => void) => Promise<void>
  /** Keeps one edit, as a person makes it. */
  queueOne: (edit: Edit) => Promise<void>
  /** Keeps edits that are made at once. */
  queue: (edits: readonly Edit[]) => Promise<void>
  /** Sends what was queued until nothing is left. */
  flush: () => Promise<void>
  waiting: () => Promise<number>
}
