import type { LoginData } from '#shared/contract/endpoints.ts'
import type { CommandDatabase } from './command-database.ts'
import type { DataDatabase } from './data-database.ts'
import type { SyncClient } from './sync-client.ts'

/** What screens and workers of one signed-in user read from and write to on this device. */
export interface Stores {
  data: DataDatabase
  commands: CommandDatabase
}

export interface Device extends Stores {
  userKey: string
  login: LoginData
  /** The worker that reconciles with the server and answers questions about all companies. */
  sync: SyncClient
}
