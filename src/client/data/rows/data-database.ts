import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie'
import { letGoWhenDeleted } from '../device/let-go-when-deleted.ts'
import { SCHEMA } from '#shared/contract/sync.ts'

/** About 500 rows of one partition, or all rows of a shared kind (`pid` is '*'), as the server framed them. */
export interface SegmentRecord {
  pid: string
  kind: string
  no: number
  v: number
  n: number
  /** Of the columns before they were sealed. */
  compression: 'gzip' | null
  /** The columns as JSON in UTF-8, as they came and sealed. */
  payload: Uint8Array<ArrayBuffer>
}

/** One answered pull: rows newer than the segments. */
export interface DeltaRecord {
  n: number
  to: number
  pids: string[]
  /** How many there are. */
  rows: number
  /** `PulledRow[]` as JSON, sealed. */
  payload: Uint8Array<ArrayBuffer>
}

export interface Cursor {
  epoch: string
  version: number
  scopeHash: string | null
  /** When the server last answered a pull, in milliseconds of the device's clock. */
  at: number
}

/**
 * `wanted` has to be loaded, `ready` is complete as of `v` and the deltas after it, `cold` was given up for want of
 * space and is loaded again when somebody asks for it.
 */
export interface PartitionState {
  state: 'wanted' | 'ready' | 'cold'
  v: number
  /** When somebody last looked at it, in milliseconds of the device's clock. */
  used?: number
}

/** A few thousand rows of the search index over all companies. */
export interface ProjectionRecord {
  no: number
  /** What the bytes mean; builds before there were shapes take a record without a generation for void. */
  shape: number
  blocks: { pid: string; no: number; v: number; n: number; isOdd: boolean }[]
  /** A byte of facts for each row, then 16 of its id, then a line of text for each, sealed. */
  payload: Uint8Array<ArrayBuffer>
}

export type Partitions = Readonly<Record<string, Readonly<PartitionState>>>

export interface StateValues {
  cursor: Cursor
  partitions: Record<string, PartitionState>
  /** Another one with each change of `partitions`. */
  mark: string
  /** The number of the tab that leads, as in the command database. */
  leader: number
  /** Counts every change of the segments of employees. */
  generation: number
  /** Counts every change of the segments of alerts. */
  alertGeneration: number
  /** Counts every change of the segments of conditional access policies. */
  policyGeneration: number
  /** Counts every change of the segments of devices with the agent. */
  deviceGeneration: number
  /** Counts every change of the segments of what companies have paid. */
  payeeGeneration: number
  /** The alerts that nobody has dealt with, as of a generation of the segments; none where there are none or too many. */
  earlyAlerts: { generation: number; segment: SegmentRecord | undefined }
  /** The stored search index: how many records it has, and the generation of the segments that it was made from. */
  projection: { shape: number; generation: number; records: number }
}

/** The copy of the server's rows. It can be thrown away and loaded again, so its durability is relaxed (sync.md 2.2). */
export class DataDatabase extends Dexie {
  segments!: Table<SegmentRecord, [string, string, number]>
  deltas!: EntityTable<DeltaRecord, 'n'>
  state!: EntityTable<{ k: string; value: unknown }, 'k'>
  projection!: EntityTable<ProjectionRecord, 'no'>
  private known: { mark: string | undefined; partitions: Partitions | undefined } | undefined

  /** `spare` counts the databases before this one that would not open any more. */
  constructor(userKey: string, storage: DexieOptions = {}, spare = 0) {
    super(dataNameOf(userKey, spare), { ...storage, chromeTransactionDurability: 'relaxed' })
    letGoWhenDeleted(this)
    this.version(1).stores({
      segments: '[pid+kind+no]',
      deltas: '++n, *pids, rows',
      state: 'k',
      projection: 'no',
    })
  }

  async readState<K extends keyof StateValues>(k: K): Promise<StateValues[K] | undefined> {
    return (await this.state.get(k))?.value as StateValues[K] | undefined
  }

  /** `partitions` is to be written in a transaction: `readPartitions` goes by the mark beside it. */
  async writeState<K extends keyof StateValues>(k: K, value: StateValues[K]): Promise<void> {
    await this.state.put({ k, value })
    if (k === 'partitions') await this.state.put({ k: 'mark', value: crypto.randomUUID() })
  }

  /** The partitions, read anew only where they were written since: there may be thousands. Undefined before the first pull. */
  async readPartitions(): Promise<Partitions | undefined> {
    const mark = await this.readState('mark')
    if (mark === undefined || mark !== this.known?.mark) {
      const [record, marked] = await this.state.bulkGet(['partitions', 'mark'])
      this.known = {
        mark: marked?.value as string | undefined,
        partitions: record?.value as Partitions | undefined,
      }
    }
    return this.known?.partitions
  }

  /** To be called in every transaction that changes segments of employees: a projection of the older ones is void. */
  async segmentsChanged(): Promise<void> {
    await this.writeState('generation', ((await this.readState('generation')) ?? 0) + 1)
  }

  /** To be called in every transaction that changes segments of alerts: what is kept of the older ones goes with them. */
  async alertsChanged(): Promise<void> {
    await this.state.delete('earlyAlerts')
    await this.writeState('alertGeneration', ((await this.readState('alertGeneration')) ?? 0) + 1)
  }

  /** The same for segments of conditional access policies. */
  async policiesChanged(): Promise<void> {
    await this.writeState('policyGeneration', ((await this.readState('policyGeneration')) ?? 0) + 1)
  }

  /** The same for segments of devices with the agent. */
  async devicesChanged(): Promise<void> {
    await this.writeState('deviceGeneration', ((await this.readState('deviceGeneration')) ?? 0) + 1)
  }

  /** The same for segments of what companies have paid. */
  async payeesChanged(): Promise<void> {
    await this.writeState('payeeGeneration', ((await this.readState('payeeGeneration')) ?? 0) + 1)
  }
}

/** A build with another shape of rows has another database, so that old and new tabs do not block each other. */
export const dataNameOf = (userKey: string, spare: number): string =>
  `data-${userKey}-v${SCHEMA}${spare === 0 ? '' : `-r${spare + 1}`}`

/** Whether a database is a copy of this user's rows, of whatever build. */
export const isDataOf = (userKey: string, name: string): boolean => name.startsWith(`data-${userKey}-v`)
