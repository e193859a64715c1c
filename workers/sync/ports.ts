import type { DexieOptions } from 'dexie'
import type { Clock } from '#client/data/device/clock.ts'
import type { Session } from '#client/data/session/session-database.ts'
import type { Vault } from '#client/data/device/vault.ts'
import type { Locks } from '#workers/server/web-locks.ts'

/** What tabs of one user say to each other. A message never comes back to whoever sent it. */
export interface Channel {
  post: (message: unknown) => void
  listen: (heard: (message: unknown) => void) => void
  close: () => void
}

/** Everything outside of the sync engine. A browser gives the real things, the simulator its own. */
export interface EnginePorts {
  userKey: string
  organizationId: string
  deviceId: string
  vault: Vault
  clock: Clock
  /** From 0 up to 1. */
  random: () => number
  /** For Dexie: which IndexedDB to use, where it is not the global one. */
  storage: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>
  /** What this site takes of the browser's storage and what it may take, in bytes; a browser may round both. */
  space: () => Promise<{ usage: number; quota: number }>
  /** How many copies of the rows would not open any more; see `DataDatabase`. */
  spare: number
  /** Undefined where the browser has no Web Locks: this tab then works alone. */
  locks: Locks | undefined
  channel: Channel
  /** Sends a request below the site's own address, as `fetch` does. */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The signed-in session as it is on this device now. */
  readSession: () => Promise<Session | undefined>
  /** Renews the session's tokens; throws a `SyncProblem`. */
  renewSession: (rejected: string | undefined) => Promise<string>
  isOnline: () => boolean
  /** Undefined where the device keeps its rows as long as they are. */
  compress: Compress | undefined
}

export type Compress = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

/** What happens in an engine, for whoever shows it. */
export type Change = 'overlay' | 'segments'
