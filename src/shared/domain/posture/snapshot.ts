import type { Reason } from './verdict.ts'
import type { AnySourceId } from './sources.ts'

/** What became of reading one source, and when. A failure keeps what was read before it out of the way: it is old. */
export type SourceReading =
  | { outcome: 'read'; at: string; value: unknown }
  | { outcome: 'failed'; at: string; reason: Exclude<Reason, 'manual' | 'notLicensed' | 'notRead'> }

/** A tenant as it was last read: each source for itself, since some fail while others answer. */
export interface Snapshot {
  /** The service plans that are enabled in the tenant, by the vendor's names; undefined where they are not known. */
  servicePlans: readonly string[] | undefined
  sources: { readonly [Id in AnySourceId]?: SourceReading }
}
