import type { Timestamp } from '#server/platform/database/tables.ts'

/** The tables that are read and written by name. */
export interface SsoColumns {
  /** Who a user is at Microsoft. */
  sso_link: { user_id: string; tenant_id: string; object_id: string; linked_at: Timestamp }
  /** Ways to another provider that somebody has come back from. */
  sso_spent_state: { state_hash: string; expires_at: Timestamp }
}
