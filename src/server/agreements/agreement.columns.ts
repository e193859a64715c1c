import type { Timestamp } from '#server/platform/database/tables.ts'

/** The tables that are read and written by name. */
export interface AgreementColumns {
  agreement: { organization_id: string; user_id: string; version: string; signed_at: Timestamp }
}
