import type { ColumnType, Generated } from 'kysely'
import type { KeyMode, PushSubscription } from '#shared/contract/devices.ts'
import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { IdentityTables } from '#server/identity/identity.tables.ts'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** The tables that are read and written by name. Rows of synced kinds go through their `EntityTable`. */
export interface Tables extends IdentityTables {
  org_head: { organization_id: string; version: number; epoch: string; floor: Generated<number> }
  sync_row: { organization_id: string; kind: string; id: string; pid: string; version: number; gone: boolean }
  sync_partition: { organization_id: string; pid: string; version: number }
  version_mark: { organization_id: string; version: number; at: Timestamp }
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
    owner_billing_id: string | null
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
  }
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
    tenant_id: string
    delta_link: string | null
  }
  task: { organization_id: string; id: string; customer_id: string; integration_id: string; state: string }
  /** One device has a row for each of its users. */
  device: {
    organization_id: string
    user_id: string
    id: string
    name: string
    key_mode: KeyMode
    /** 32 bytes in base64url; null on a device that has to erase itself. */
    secret: string | null
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
  lease_key: {
    singleton: Generated<boolean>
    private_jwk: ColumnType<unknown, string, never>
    created_at: Timestamp
  }
}
