import type { Clock } from '#client/data/device/clock.ts'
import type { Stores } from '#client/data/device/device.ts'
import type { Change, Compress } from './ports.ts'
import type { Server } from '#workers/server/server.ts'
import type { TimeTrust } from './time-trust.ts'

/** What every piece of the engine works with while this tab leads. */
export interface SyncParts extends Stores {
  deviceId: string
  server: Server
  clock: Clock
  random: () => number
  /** False only where the browser is sure that there is no network. */
  isOnline: () => boolean
  /** Makes long payloads shorter before they are sealed; without it they are asked for and kept as they are. */
  compress: Compress | undefined
  /** Whether the device's clock can be believed. */
  trust: TimeTrust
  /** The number under which this tab leads. */
  leader: number
  /** Rows arrived or left; what shows them looks again. */
  changed: (what: Change) => void
  /** The server gave this device a new lease. */
  leased: (lease: string) => void
}
