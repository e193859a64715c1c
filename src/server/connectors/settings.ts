import type { Call } from '#shared/domain/posture/call.ts'
import type { Source } from '#shared/domain/posture/source.ts'
import type { ConnectorError } from './connector-error.ts'

/** What one source answered, as it came, or why it did not. */
export type SourceAnswer = { value: unknown } | { error: ConnectorError }

/** What is set for a whole tenant, read and changed in the vendor's own words. */
export interface TenantSettings {
  /** Reads each source for itself: what fails of one is told of that one. Never throws a `ConnectorError`. */
  read: <Id extends string>(sources: Readonly<Record<Id, Source>>) => Promise<Record<Id, SourceAnswer>>
  /** Throws a `ConnectorError`. A change that was made may be made again: it sets, and does not add. */
  change: (call: Call) => Promise<void>
}
