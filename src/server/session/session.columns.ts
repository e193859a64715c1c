import type { Timestamp } from '#server/platform/database/tables.ts'

/** The tables that are read and written by name. */
export interface SessionColumns {
  session_end: {
    user_id: string
    origin_jti: string
    kept: string | null
    ended_at: Timestamp
  }
}
