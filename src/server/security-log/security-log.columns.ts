import type { ColumnType } from 'kysely'
import type { Timestamp } from '#server/platform/database/tables.ts'

/** The tables that are read and written by name. */
export interface SecurityLogColumns {
  /** What happened to accounts; equal events of one minute are one row. */
  security_event: {
    organization_id: string
    id: string
    at: Timestamp
    minute: Timestamp
    event: string
    reason: string | null
    actor_id: string
    actor_name: string
    target: string | null
    target_name: string | null
    members: ColumnType<string[], string, string>
    network: string
    count: number
  }
}
