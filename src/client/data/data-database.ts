import { Dexie, type EntityTable, type Table } from 'dexie'
import { SCHEMA } from '#shared/contract/sync.ts'

/** About 500 rows of one partition, or all rows of a shared kind (`pid` is '*'), as the server framed them. */
export interface SegmentRecord {
  pid: string
  kind: string
  no: number
  v: number
  n: number
  /** The columns as JSON in UTF-8, unread. */
  payload: Uint8Array<ArrayBuffer>
}

/** One answered pull: rows newer than the segments, as JSON of `PulledRow[]`. */
export interface DeltaRecord {
  n: number
  to: number
  pids: string[]
  rows: string
}

export interface Cursor {
  epoch: string
  version: number
  scopeHash: string | null
  /** When the server last answered a pull, in milliseconds of the device's clock. */
  at: number
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  skew: number
}

/** `wanted` has to be loaded, `ready` is complete as of `v` and the deltas after it. */
export interface PartitionState {
  state: 'wanted' | 'ready'
  v: number
}

/** A few thousand rows of the search index over all companies. */
export interface ProjectionRecord {
  no: number
  blocks: { pid: string; no: number; v: number; n: number }[]
  /** One line per row. */
  text: string
  flags: Uint8Array<ArrayBuffer>
}

export interface StateValues {
  cursor: Cursor
  partitions: Record<string, PartitionState>
}

/** The copy of the server's rows. It can be thrown away and loaded again, so its durability is relaxed (sync.md 2.2). */
export class DataDatabase extends Dexie {
  segments!: Table<SegmentRecord, [string, string, number]>
  deltas!: EntityTable<DeltaRecord, 'n'>
  state!: EntityTable<{ k: string; value: unknown }, 'k'>
  projection!: EntityTable<ProjectionRecord, 'no'>

  constructor(userKey: string) {
    super(`data-${userKey}-v${SCHEMA}`, { chromeTransactionDurability: 'relaxed' })
    this.version(1).stores({ segments: '[pid+kind+no]', deltas: '++n, *pids', state: 'k', projection: 'no' })
  }

  async readState<K extends keyof StateValues>(k: K): Promise<StateValues[K] | undefined> {
    return (await this.state.get(k))?.value as StateValues[K] | undefined
  }

  async writeState<K extends keyof StateValues>(k: K, value: StateValues[K]): Promise<void> {
    await this.state.put({ k, value })
  }
}
