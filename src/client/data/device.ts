import type { LoginData } from '#shared/contract/login-data.ts'
import type { Clock } from './clock.ts'
import type { CommandDatabase } from './command-database.ts'
import type { DataDatabase } from './data-database.ts'
import type { SyncClient } from './sync-client.ts'
import type { Vault } from './vault.ts'

/** What screens and workers of one signed-in user read from and write to on this device. */
export interface Stores {
  data: DataDatabase
  commands: CommandDatabase
  /** Opens what lies in both; there is none while the device is locked. */
  vault: Vault
}

export interface Device extends Stores {
  userKey: string
  deviceId: string
  login: LoginData
  clock: Clock
  /** A new id of version 7, in the order of time. */
  newId: () => string
  /** The worker that reconciles with the server and answers questions about all companies. */
  sync: SyncClient
  /** False where nothing can be kept on this device, so that no change is accepted. */
  canQueue: boolean
}
