import type { Refusal } from '#client/data/refusal.ts'

/** Where the rows of a list come from: the copy on this device (`useKnown`) or the server (`useServerList`). */
export interface ListSource<Row> {
  /** Undefined until it is known whether there are any. */
  rows: readonly Row[] | undefined
  /** There are none because this device never reached the server. */
  isUnread?: boolean
  /** They are those that a filter left over already. */
  isNarrowed?: boolean
  /** Of a list of the server: false where the browser is sure that there is no network. */
  isOnline?: boolean
  isReading?: boolean
  /** Why the last reading failed. */
  refusal?: Refusal | undefined
  /** Reads them again. */
  read?: () => void | Promise<void>
  /** Tries again what failed, where that is something else. */
  retry?: () => void | Promise<void>
}
