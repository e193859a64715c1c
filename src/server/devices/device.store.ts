import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { KeyMode, OpenedDevice, PushSubscription, RegisteredDevice } from '#shared/contract/devices.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { takePlace } from './device-place.ts'

export const sealedDeviceSecrets: SealedColumn = {
  table: 'device',
  column: 'secret',
  type: 'text',
  place: `'device/' || organization_id || '/' || user_id || '/' || id`,
}

interface DeviceReport {
  name: string
  keyMode: KeyMode
  signIn: string | undefined
  at: Date
}

/**
 * Registers a device of the user or renews it. Its secret is made once and stays until the device is closed or
 * wiped; while a wipe is asked for there is none (an empty text). A device that was wiped starts anew. Refuses with
 * `tooManyDevices`.
 */
export async function openDevice(
  { db, keyring }: { db: Db; keyring: Keyring },
  scope: Scope,
  id: string,
  said: DeviceReport,
): Promise<Pick<OpenedDevice, 'secret' | 'wipe' | 'lastReport'>> {
  const place = `device/${scope.organizationId}/${scope.userId}/${id}`
  const secret = keyring.seal(place, randomBytes(32).toString('base64url'))
  const row = await db.transaction().execute(async (tx) => {
    await takePlace(tx, scope, id, said.at)
    return writeDevice(tx, scope, { id, secret, ...said })
  })
  return {
    secret: row.secret === null ? '' : keyring.open(place, row.secret),
    wipe: row.wipe !== null,
    lastReport: row.hasReported ? { pending: row.pending, oldestPendingAt: row.oldest } : null,
  }
}

interface Written {
  secret: string | null
  wipe: string | null
  pending: number
  oldest: number | null
  hasReported: boolean
}

async function writeDevice(
  tx: Tx,
  { organizationId, userId }: Scope,
  { id, secret, name, keyMode, signIn, at }: DeviceReport & { id: string; secret: string },
): Promise<Written> {
  const { rows } = await sql<Written>`
    insert into device (organization_id, user_id, id, name, key_mode, secret, sign_in, last_seen)
    values (${organizationId}, ${userId}, ${id}, ${name}, ${keyMode}, ${secret}, ${signIn ?? null}, ${at})
    on conflict (organization_id, user_id, id) do update set
      name = excluded.name, key_mode = excluded.key_mode, last_seen = excluded.last_seen,
      sign_in = coalesce(excluded.sign_in, device.sign_in),
      secret = case when device.wipe = 'asked' then null else coalesce(device.secret, excluded.secret) end,
      wipe = nullif(device.wipe, 'done'),
      reported_at = case when device.wipe = 'done' then null else device.reported_at end,
      pending = case when device.wipe = 'done' then 0 else device.pending end,
      oldest_pending_at = case when device.wipe = 'done' then null else device.oldest_pending_at end,
      highest_seq = case when device.wipe = 'done' then 0 else device.highest_seq end
    returning secret, wipe, pending, oldest_pending_at as oldest, reported_at is not null as "hasReported"`.execute(
    tx,
  )
  const [row] = rows
  invariant(row, 'a device that was just written is there')
  return row
}

/** Forgets a device of the user. One that was to be wiped stays listed, with what waited on it, as wiped. */
export async function closeDevice(db: Db, { organizationId, userId }: Scope, id: string): Promise<void> {
  await db
    .deleteFrom('device')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('wipe', 'is', null)
    .execute()
  await db
    .updateTable('device')
    .set({ wipe: 'done', secret: null, subscription: null })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Every device of the organization's users, or of one of them, the last heard first. */
export async function listDevices(
  db: Db,
  { organizationId }: Scope,
  userId?: string,
): Promise<RegisteredDevice[]> {
  const rows = await db
    .selectFrom('device as d')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.organization_id', '=', 'd.organization_id').onRef('u.id', '=', 'd.user_id'),
    )
    .select(['d.id', 'd.user_id', 'd.name', 'd.key_mode', 'd.last_seen', 'd.pending', 'd.oldest_pending_at'])
    .select(['d.wipe', 'u.first_name', 'u.last_name'])
    .select(sql<boolean>`d.subscription is not null`.as('isPushed'))
    .where('d.organization_id', '=', organizationId)
    .$if(userId !== undefined, (query) => query.where('d.user_id', '=', userId ?? ''))
    .orderBy('d.last_seen', 'desc')
    .orderBy('d.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    userName: `${row.first_name} ${row.last_name}`,
    name: row.name,
    keyMode: row.key_mode,
    lastSeen: row.last_seen.toISOString(),
    pending: row.pending,
    oldestPendingAt: row.oldest_pending_at === null ? null : new Date(row.oldest_pending_at).toISOString(),
    wipe: row.wipe,
    isPushed: row.isPushed,
  }))
}

/** Has a device erase itself when it is heard again, and forgets at once what opens it; refuses with `notFound`. */
export async function wipeDevice(
  db: Db,
  { organizationId }: Scope,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('device')
    .set({ wipe: sql`coalesce(wipe, 'asked')`, secret: null, subscription: null })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('notFound')
}

/** Where notifications for the user's device go, or null for nowhere; refuses with `notFound`. */
export async function setSubscription(
  db: Db,
  { organizationId, userId }: Scope,
  id: string,
  subscription: PushSubscription | null,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('device')
    .set({ subscription: subscription && JSON.stringify(subscription) })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('wipe', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('notFound')
}
