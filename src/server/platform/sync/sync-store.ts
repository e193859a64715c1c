import type { Kind } from '#shared/contract/kind-names.ts'
import type { DigestAnswer } from '#shared/contract/sync.ts'
import type { PackedPartition } from './segment-store.ts'
import type { CommitOutcome, Work } from './work.ts'

/** Where an organization's history stands. */
export interface Head {
  version: number
  /** Random id of the server's history; another one after a restore. */
  epoch: string
  /** A cursor below this one misses tombstones that were forgotten. */
  floor: number
}

/** The last change of one row in one partition. */
export interface Stamp {
  kind: Kind
  id: string
  pid: string
  version: number
  gone: boolean
}

/** An organization at one moment: everything that is read through one view fits together. */
export interface SyncView {
  head: () => Promise<Head>
  /** At most `limit` stamps of these partitions above `cursor`, by version. */
  changedAfter: (pids: readonly string[], cursor: number, limit: number) => Promise<Stamp[]>
  /** Every stamp of these partitions at exactly `version`. */
  changedAt: (pids: readonly string[], version: number) => Promise<Stamp[]>
  /** Rows by id, as the JSON text in which they travel. */
  bodies: (kind: Kind, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Count and sum of versions of the rows that are there, by partition and kind. */
  count: (pids: readonly string[]) => Promise<DigestAnswer['partitions']>
}

/** What sync reads of a database. */
export interface SyncReads {
  read: <T>(organizationId: string, act: (view: SyncView) => Promise<T>) => Promise<T>
  /** The packed rows of each of these partitions that ever had one, each exact at its own version. */
  pack: (organizationId: string, kind: Kind, pids: readonly string[]) => Promise<PackedPartition[]>
  /** The rows of a shared kind in these partitions as one segment with a `pid` column. */
  packShared: (organizationId: string, kind: Kind, pids: readonly string[]) => Promise<PackedPartition>
}

/** What sync asks of a database. Everything above it, from paging to refusals, is the same for every store. */
export interface SyncStore extends SyncReads {
  /** One transaction whose changes get one version; see `unitOfWork`. The bus, which publishes it, alone has this. */
  write: <T>(organizationId: string, act: (work: Work) => Promise<T>) => Promise<CommitOutcome<T>>
}
