import type { LoginData } from '#shared/contract/login-data.ts'
import type { Notes } from '#shared/lib/notes.ts'
import type { Call } from '../call/call.ts'
import type { Clock } from './clock.ts'
import type { CommandDatabase } from '../queue/command-database.ts'
import type { DataDatabase } from '../rows/data-database.ts'
import type { SyncClient } from './sync-client.ts'
import type { Vault } from './vault.ts'

/** What screens and workers of one signed-in user read from and write to on this device. */
export interface Stores {
  data: DataDatabase
  commands: CommandDatabase
  /** Opens what lies in both; there is none while the device is locked. */
  vault: Vault
}

/** Who can ask the server in the name of the signed-in user. */
export interface Caller {
  /** For what is only true while the server says it and what cannot wait in the queue. */
  call: Call
}

export interface Device extends Stores, Caller {
  userKey: string
  deviceId: string
  login: LoginData
  /** Keeps what the server told about the person, for every screen and the other tabs. */
  keepLogin: (login: LoginData) => Promise<void>
  /** Short texts that every window of this site reads. */
  notes: Notes
  clock: Clock
  /** A new id of version 7, in the order of time. */
  newId: () => string
  /** The worker that reconciles with the server and answers questions about all companies. */
  sync: SyncClient
  /** False where nothing can be kept on this device, so that no change is accepted. */
  canQueue: boolean
}
