import type { ColumnType, Generated } from 'kysely'
import type { KeyMode, PushSubscription } from '#shared/contract/devices.ts'
import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { OrganizationMetadata } from '#shared/domain/organization/organization.ts'
import type { IdentityTables } from '#server/identity/identity.tables.ts'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** The tables that are read and written by name. Rows of synced kinds go through their `EntityTable`. */
export interface Tables extends IdentityTables {
  org_head: { organization_id: string; version: number; epoch: string; floor: Generated<number> }
  sync_row: { organization_id: string; kind: string; id: string; pid: string; version: number; gone: boolean }
  sync_partition: { organization_id: string; pid: string; version: number }
  version_mark: { organization_id: string; version: number; at: Timestamp }
  /** The private key is sealed. */
  push_key: { singleton: Generated<boolean>; public_key: string; private_key: string; created_at: Timestamp }
  idem: {
    organization_id: string
    key: string
    fingerprint: string
    result: string
    version: number
    at: Timestamp
  }
  organization: {
    organization_id: string
    id: string
    name: string
    time_zone: string
    device_policy: ColumnType<DevicePolicy, never, never>
    metadata: ColumnType<OrganizationMetadata, never, never>
    owner_billing_id: Generated<string>
    created_at: ColumnType<Date | null, never, never>
  }
  feature_flag: { organization_id: string; id: Feature; feature: Feature; enabled: boolean }
  app_user: {
    organization_id: string
    id: string
    email: string
    first_name: string
    last_name: string
    avatar: string | null
    role: string
    stored_permissions: ColumnType<Record<string, string>, string, string>
    all_customers: boolean
    excludes_nfr: Generated<boolean>
    customer_id: string | null
    login_options: Generated<string>
    status: Generated<string>
    disabled: Generated<boolean>
    untouchable: Generated<boolean>
  }
  /** Who was taken away: their devices are told to erase themselves, and their account in the pool has to go. */
  removed_user: {
    id: string
    organization_id: string
    removed_at: Timestamp
    /** When the pool had forgotten them. */
    forgotten_at: ColumnType<Date | null, null | undefined, Date>
  }
  agreement: { organization_id: string; user_id: string; version: string; signed_at: Timestamp }
  user_customer: { organization_id: string; user_id: string; customer_id: string }
  customer: {
    organization_id: string
    id: string
    parent_id: string | null
    name: string
    active: boolean
    max_users: number
  }
  employee: { organization_id: string; id: string; customer_id: string; email: string; ignored: boolean }
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
    customer_id: string
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
  task: { organization_id: string; id: string; customer_id: string; integration_id: string; state: string }
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
  /** Who a user is at Microsoft. */
  sso_link: { user_id: string; tenant_id: string; object_id: string; linked_at: Timestamp }
  /** Ways to another provider that somebody has come back from. */
  sso_spent_state: { state_hash: string; expires_at: Timestamp }
  /** The link by which a site without users is set up. */
  first_run: { singleton: Generated<boolean>; token_hash: string; created_at: Timestamp }
  /** One device has a row for each of its users. */
  device: {
    organization_id: string
    user_id: string
    id: string
    name: string
    key_mode: KeyMode
    /** 32 bytes in base64url, sealed; null on a device that has to erase itself. */
    secret: string | null
    /** The sign-in by which it was opened last, as the user pool names it. */
    sign_in: string | null
    last_seen: Timestamp
    /** When it last said how much waits on it; null until it has. */
    reported_at: ColumnType<Date | null, Date | undefined, Date | null>
    pending: Generated<number>
    /** Milliseconds in server time. */
    oldest_pending_at: number | null
    highest_seq: Generated<number>
    cursor: number | null
    wipe: 'asked' | 'done' | null
    subscription: ColumnType<PushSubscription | null, string | undefined, string | null>
  }
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
  session_end: {
    user_id: string
    origin_jti: string
    kept: string | null
    ended_at: Timestamp
  }
  lease_key: {
    singleton: Generated<boolean>
    /** Sealed. */
    private_jwk: ColumnType<string, string, never>
    created_at: Timestamp
  }
}
