import type { Timestamp } from '#server/platform/database/tables.ts'

/** The tables that are read and written by name. */
export interface IntegrationColumns {
  integration: {
    organization_id: string
    id: string
    customer_id: string
    type: string
    state: string
    tenant_id: string
    delta_link: string | null
  }
  /** Ways to a vendor's consent page that nobody has come back from. */
  consent_attempt: {
    state_hash: string
    organization_id: string
    user_id: string
    /** Null for the partner of the organization. */
    customer_id: string | null
    expires_at: Timestamp
  }
  /** Scripts that were given out to connect Exchange Online. */
  exchange_attempt: {
    state_hash: string
    organization_id: string
    user_id: string
    customer_id: string
    expires_at: Timestamp
    spent_at: Timestamp | null
  }
  /** Sealed, and in no synced row: no device ever sees it. */
  integration_secret: {
    organization_id: string
    customer_id: string
    integration_id: string
    credentials: string
    /** Who renews what is kept, and until when nobody else does. */
    renewed_by: string | null
    renewed_until: Timestamp | null
  }
  task: { organization_id: string; id: string; customer_id: string; integration_id: string; state: string }
}
