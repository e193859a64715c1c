// oxlint-disable no-underscore-dangle -- the names are those of the library
// The insides of fake-indexeddb 6.2.8 that crashes, losses and tasks of other processes need. Its classes are found
// by a probe, for it exports only a few of them.
import { IDBDatabase, IDBFactory, IDBTransaction } from 'fake-indexeddb'

export interface RawRecord {
  key: unknown
  value: unknown
}

export interface RawStore {
  name: string
  records: { values: () => Iterable<RawRecord>; size: () => number }
}

export interface RawDatabase {
  name: string
  version: number
  transactions: RawTransaction[]
  connections: RawConnection[]
  rawObjectStores: Map<string, RawStore>
  processTransactions: () => void
}

export interface RawEvent {
  type: string
}

export interface RawTransaction {
  mode: 'readonly' | 'readwrite' | 'versionchange'
  durability: 'default' | 'strict' | 'relaxed'
  db: RawConnection
  error: unknown
  _scope: Set<string>
  _state: 'active' | 'inactive' | 'committing' | 'finished'
  _started: boolean
  _rollbackLog: (() => void)[]
  _requests: { request: { readyState: string } }[]
  _start: () => void
  _abort: (name: string | null) => void
  _markFinished: () => void
}

export interface RawConnection {
  name: string
  _rawDatabase: RawDatabase
  _closePending: boolean
  _closed: boolean
  transaction: (stores: string | string[], mode?: string, options?: object) => RawTransaction
  dispatchEvent: (event: RawEvent) => boolean
}

export interface RawFactory {
  _databases: Map<string, RawDatabase>
  _connectionQueues: Map<string, Promise<void>>
}

type EventOf = new (type: string, options?: object) => RawEvent & { eventPath: unknown[] }

export const transactions = IDBTransaction.prototype as unknown as RawTransaction
export const connections = IDBDatabase.prototype as unknown as RawConnection

/** The class of raw databases and that of events. */
async function probe(): Promise<{ databases: Pick<RawDatabase, 'processTransactions'>; Event: EventOf }> {
  const request = new IDBFactory().open('probe')
  const event = await new Promise<Event>((resolve) => (request.onsuccess = resolve))
  const connection = request.result as unknown as RawConnection
  return {
    databases: Object.getPrototypeOf(connection._rawDatabase) as RawDatabase,
    Event: event.constructor as unknown as EventOf,
  }
}

export const { databases, Event: FakeEvent } = await probe()
