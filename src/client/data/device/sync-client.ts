import type { Observable } from 'rxjs'
import type { EmployeeQuery, EmployeeWindow } from '../search/employee-query.ts'

/** What keeps the device from being in step. */
export type SyncFault =
  | 'offline'
  | 'server'
  | 'portal'
  | 'unauthorized'
  | 'storage'
  | 'outdated'
  /** An administrator asked for everything on this device to be erased. */
  | 'wiped'

/** How the device stands towards the server, for the pill. Times in milliseconds of the device's clock. */
export interface SyncStatus {
  phase: 'starting' | 'idle' | 'pulling' | 'pushing' | 'loading' | 'waiting'
  fault: SyncFault | null
  /** When the server last answered a pull; null before the first one. */
  lastContact: number | null
  /** Partitions loaded and to load, during the first load. */
  progress: { done: number; total: number } | null
  isLeader: boolean
  /** Without Web Locks tabs cannot take turns: only one may be open. */
  isAlone: boolean
}

/** The page's side of the sync worker. */
export interface SyncClient {
  status: Observable<SyncStatus>
  /** Emits whenever an answer about employees of all companies may have changed. */
  changes: Observable<void>
  /** There is something to send. */
  nudge: () => void
  /** The person asks for it now. */
  syncNow: () => void
  /** Somebody looks at these partitions; what was given up for want of space comes back. */
  use: (pids: string[]) => void
  /** Employees over all companies. */
  queryEmployees: (query: EmployeeQuery) => Promise<EmployeeWindow>
  /** Ids of every employee that a query finds, up to `limit`, with their companies, for bulk actions. */
  findEmployeeIds: (query: EmployeeQuery, limit: number) => Promise<{ id: string; customerId: string }[]>
  stop: () => Promise<void>
}
