import type { ColumnType, Generated } from 'kysely'
import type { KeyMode, PushSubscription } from '#shared/contract/devices.ts'
import type { Timestamp } from '#server/platform/database/tables.ts'

/** The tables that are read and written by name. */
export interface DeviceColumns {
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
  lease_key: {
    singleton: Generated<boolean>
    /** Sealed. */
    private_jwk: ColumnType<string, string, never>
    created_at: Timestamp
  }
}
