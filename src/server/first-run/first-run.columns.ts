import type { Generated } from 'kysely'
import type { Timestamp } from '#server/platform/database/tables.ts'

/** The tables that are read and written by name. */
export interface FirstRunColumns {
  /** The link by which a site without users is set up. */
  first_run: { singleton: Generated<boolean>; token_hash: string; created_at: Timestamp }
}
