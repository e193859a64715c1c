import { keptEvent } from '#shared/domain/security-log/kept-event.ts'
import type { User } from '#shared/domain/users/user.ts'
import { openDevice, wipeDevice } from '#server/devices/device.store.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import { recordSecurityEvent } from '#server/security-log/security-log.store.ts'
import type { IdentityAdmin } from '#server/users/identity-admin.ts'
import { readScope } from '#server/users/user.store.ts'
import { type DemoDevice, demoDevices } from './demo-devices.ts'
import { demoSecurityEvents } from './demo-security-events.ts'
import { createRandom } from './random.ts'
import type { Inhabited } from './demo-people.ts'

export interface AccountLifeParts {
  db: Db
  keyring: Keyring
  accounts: Pick<IdentityAdmin, 'setLoginOptions' | 'disable'>
}

/** Writes what the people of a demo sign in on, what happened to their accounts, and what the user pool knows of these. */
export async function seedAccountLife(
  parts: AccountLifeParts,
  { demo, owners, colleagues }: Inhabited,
): Promise<void> {
  const random = createRandom(4703)
  const now = demo.moment
  for (const { id, login_options, disabled } of colleagues) {
    if (login_options !== 'password') await parts.accounts.setLoginOptions(id, login_options)
    if (disabled) await parts.accounts.disable(id)
  }
  const devices = demoDevices(colleagues, random)
  const users = new Map(colleagues.map((user) => [user.id, user]))
  for (const device of devices) {
    const user = users.get(device.userId)
    if (user) await writeDevice(parts, user, device, now)
  }
  for (const { at, details } of demoSecurityEvents({ owners, colleagues, devices, random, now }))
    if (details.actorId !== undefined)
      await recordSecurityEvent(parts.db, details.actorId, keptEvent(details, at))
}

/** Registers a device as it would have registered itself, and has it say what it said when it was last seen. */
async function writeDevice(
  { db, keyring }: AccountLifeParts,
  user: User,
  { id, name, keyMode, seen, waiting, wipe }: DemoDevice,
  now: number,
): Promise<void> {
  const scope = await readScope(db, user)
  const at = new Date(now - seen)
  await openDevice({ db, keyring }, scope, id, { name, keyMode, signIn: undefined, at })
  if (wipe) await wipeDevice(db, scope, { userId: user.id, id })
  await db
    .updateTable('device')
    .set({
      reported_at: at,
      pending: waiting?.count ?? 0,
      oldest_pending_at: waiting ? now - waiting.since : null,
      ...(wipe ? { wipe } : {}),
    })
    .where('organization_id', '=', scope.organizationId)
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .execute()
}
