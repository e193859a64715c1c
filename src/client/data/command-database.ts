import { Dexie, type EntityTable } from 'dexie'
import type { CommandName } from '#shared/contract/commands.ts'
import type { CommandClass } from '#shared/contract/command.ts'
import type { ErrorCode, Issue } from '#shared/contract/errors.ts'

/**
 * Where a command stands. `queued`, `sending` and `acked` pass by themselves; the others wait for the person:
 * `needsConfirm` waited too long, `conflict` met another change, `rejected` cannot be done, `expired` waited for
 * two weeks, `parked` makes the server fail, `revoked` lost its permission.
 */
export const COMMAND_STATES = [
  'queued',
  'sending',
  'acked',
  'needsConfirm',
  'conflict',
  'rejected',
  'expired',
  'parked',
  'revoked',
] as const
export type CommandState = (typeof COMMAND_STATES)[number]

/** Everything about a command that is not in its header; encryption at rest will seal exactly this. */
export interface CommandBody {
  args: unknown
  expect?: Record<string, unknown>
  /** Names for the tray, as they were when the command was made. */
  subject: string
  place: string
  /** The row as the server had it when it refused. */
  current?: unknown
  issues?: Issue[]
}

export interface CommandRecord {
  seq: number
  key: string
  name: CommandName
  rev: number
  lane: string
  pid: string
  ids: string[]
  class: CommandClass
  state: CommandState
  /** How often the server failed at it. */
  tries: number
  /** A request with it went out and was not answered: the server may have carried it out. */
  isOut: boolean
  /** Not sent before this time, in milliseconds of the device's clock. */
  nextAt: number
  notAfter: number
  createdAt: number
  /** The version at which the server made the change. */
  ackV?: number
  errorCode?: ErrorCode
  body: CommandBody
}

/**
 * The changes that wait on this device. Durability is strict, the schema only ever gains, and the name holds the
 * user, so that another person's session can never send these (sync.md 2.1).
 */
export class CommandDatabase extends Dexie {
  commands!: EntityTable<CommandRecord, 'seq'>
  meta!: EntityTable<{ k: string; value: unknown }, 'k'>

  constructor(userKey: string) {
    super(`cmd-${userKey}`, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({ commands: '++seq, &key, state, [lane+seq], pid, *ids', meta: 'k' })
  }
}
