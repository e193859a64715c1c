import type { Timestamp } from '#server/platform/database/tables.ts'

/** The tables that are read and written by name. */
export interface PostureColumns {
  source_reading: {
    organization_id: string
    customer_id: string
    source: string
    asked_at: Timestamp
    /** Why it gave nothing when it was last asked; null where it answered. */
    failure: string | null
    /** When it last answered, and what. A failure leaves them for comparisons with what comes later. */
    read_at: Timestamp | null
    value: unknown
  }
}
