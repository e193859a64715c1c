import type { MicrosoftFeed } from '../../security-feeds.ts'
import type { GraphVersion } from '../graph-client.ts'
import type { RecordShape } from './feed-records.ts'

/** A collection of Graph that grows, or whose objects change. Lengths of time in milliseconds. */
export interface GraphFeed extends RecordShape {
  feed: MicrosoftFeed
  permission: string
  version: GraphVersion
  /** Below the version. */
  path: string
  /** The largest page that the reference names. */
  page: number
  options?: Readonly<Record<string, string>>
  /** How far back the first read goes; undefined for everything. */
  firstRead: number | undefined
  /** How far a read looks back behind the beginning of the one before it, for what is written late. */
  overlap: number
  /** How long the vendor keeps records, at least and with the best license; left out where objects stay. */
  kept?: { atLeast: number; atMost: number }
}
