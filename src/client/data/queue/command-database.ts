import { Dexie, type DexieOptions, type EntityTable } from 'dexie'
import { letGoWhenDeleted } from '../device/let-go-when-deleted.ts'
import type { CommandName } from '#shared/contract/commands.ts'
import type { CommandClass } from '#shared/contract/command.ts'
import type { ErrorCode, ErrorValues, Issue } from '#shared/contract/errors.ts'

/**
 * Where a command stands. `queued` and `acked` pass by themselves; the others wait for the person: `needsConfirm`
 * waited too long, `conflict` met another change, `rejected` cannot be done, `expired` waited for two weeks, `parked`
 * makes the server fail, `revoked` lost its permission.
 */
export const COMMAND_STATES = [
  'queued',
  'acked',
  'needsConfirm',
  'conflict',
  'rejected',
  'expired',
  'parked',
  'revoked',
] as const
export type CommandState = (typeof COMMAND_STATES)[number]

/** Everything about a command that is not in its header: what lies sealed on the disk. */
export interface CommandBody {
  args: unknown
  expect?: Record<string, unknown>
  ifMatch?: number
  /** Names for the tray, as they were when the command was made. */
  subject: string
  place: string
  /** The row as the server had it when it refused. */
  current?: unknown
  issues?: Issue[]
  /** What stands in the braces of the refusal's text. */
  values?: ErrorValues
}

/** What the engine has to know without the data key. */
export interface CommandHeader {
  seq: number
  key: string
  name: CommandName
  rev: number
  lane: string
  pid: string
  ids: string[]
  class: CommandClass
  state: CommandState
  /** Keys of earlier commands that this one builds on. */
  after: string[]
  /** How often the server failed at it. */
  tries: number
  /** Not sent before this time, in milliseconds of the device's clock. */
  nextAt: number
  /** Not carried out after this time, in milliseconds of the server's clock. */
  notAfter: number
  /** How long that was from when it was made, in milliseconds; a command of an earlier build has its class's. */
  patience?: number
  createdAt: number
  /** The version at which the server made the change. */
  ackV?: number
  errorCode?: ErrorCode
}

export interface SealedCommand extends CommandHeader {
  body: Uint8Array<ArrayBuffer>
}

export interface CommandRecord extends CommandHeader {
  body: CommandBody
}

/** One answered push: what is sent again if the server turns out to have forgotten it (sync.md 5.4). */
export interface RecentRecord {
  n: number
  /** In milliseconds of the server's clock. */
  at: number
  /** The highest version that any of its commands was carried out at. */
  ackV: number
  count: number
  /** Where its commands were made. */
  pids: string[]
  /** `RecentCommand[]`, sealed. */
  payload: Uint8Array<ArrayBuffer>
}
export type RecentCommand = CommandRecord & { ackV: number }

/** Requests that left and were not answered: the server may have carried these keys out. */
export interface Flight {
  keys: string[]
  /** How many commands the last request held. */
  size: number
  /** How often in a row a request of these died: with its tab, or with an answer that the server failed. */
  deaths: number
  /** True while the last request has neither an answer nor an error. */
  isUp: boolean
}

export const NO_FLIGHT: Flight = { keys: [], size: 0, deaths: 0, isUp: false }

export interface MetaValues {
  /** The number of the tab that leads: every grant of the lock counts one further. */
  leader: number
  flight: Flight
  /** How far the server's clock was ahead in its last answers, in milliseconds. */
  offsets: number[]
  /** The highest time that this device's clock ever showed. */
  highestTime: number
  /** Space that is given back when a change would not fit on the disk any more. */
  ballast: Uint8Array<ArrayBuffer>
  /** When the device was last compared with the server, in milliseconds of the device's clock. */
  auditedAt: number
}

/** Something that happened in the engine, without anything personal, for whoever has to explain it later. */
export interface JournalEntry {
  n: number
  at: number
  event: string
  detail: string
}

/**
 * The changes that wait on this device. Durability is strict, the schema only ever gains, and the name holds the
 * user, so that another person's session can never send these (sync.md 2.1).
 */
export class CommandDatabase extends Dexie {
  commands!: EntityTable<SealedCommand, 'seq'>
  recent!: EntityTable<RecentRecord, 'n'>
  journal!: EntityTable<JournalEntry, 'n'>
  meta!: EntityTable<{ k: string; value: unknown }, 'k'>

  constructor(userKey: string, storage: DexieOptions = {}) {
    super(`cmd-${userKey}`, { ...storage, chromeTransactionDurability: 'strict' })
    letGoWhenDeleted(this)
    this.version(1).stores({ commands: '++seq, &key, state, [lane+seq], pid, *ids', meta: 'k' })
    this.version(2).stores({ recent: '++n', journal: '++n' })
    this.version(3).stores({ recent: '++n, *pids, [at+count]' })
  }

  async readMeta<K extends keyof MetaValues>(k: K): Promise<MetaValues[K] | undefined> {
    return (await this.meta.get(k))?.value as MetaValues[K] | undefined
  }

  async writeMeta<K extends keyof MetaValues>(k: K, value: MetaValues[K]): Promise<void> {
    await this.meta.put({ k, value })
  }
}
