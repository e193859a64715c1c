import type { Generated } from 'kysely'
import type { Timestamp } from '#server/platform/database/tables.ts'

/** The tables that are read and written by name. */
export interface NotificationColumns {
  /** The private key is sealed. */
  push_key: {
    singleton: Generated<boolean>
    public_key: string
    private_key: string
    created_at: Timestamp
  }
  notification: { organization_id: string; id: string; customer_id: string | null; told_at: Timestamp }
  notification_marks: { organization_id: string; id: string }
}
