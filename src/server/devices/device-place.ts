import { sql } from 'kysely'
import { deviceLimits } from '#shared/contract/devices.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

export const devicePlaces = {
  /** Devices that one person may have at once. */
  own: 50,
  /** Devices that are remembered of everybody behind the shared trial account. */
  shared: 500,
}

/**
 * Makes sure that there is a place for a device of the user, who keeps each that is registered: unsent changes may lie
 * on it, so none is forgotten for a new one, which is refused with `tooManyDevices`. A device that was signed out or
 * wiped takes no place, nor one that has been away for so long that it erases itself. Behind the shared account, where
 * nothing can be changed, the one that was longest not heard of makes room.
 */
export async function takePlace(tx: Tx, scope: Scope, id: string, at: Date): Promise<void> {
  const { organizationId, userId, isReadOnly } = scope
  // Of two that come at once the second has to count the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`devices ${userId}`}, 0))`.execute(tx)
  const others = tx
    .selectFrom('device')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('wipe', 'is', null)
    .where('id', '!=', id)
  if (isReadOnly) {
    const crowded = others
      .select('id')
      .orderBy('last_seen', 'desc')
      .orderBy('id')
      .offset(devicePlaces.shared - 1)
    await tx
      .deleteFrom('device')
      .where('organization_id', '=', organizationId)
      .where('user_id', '=', userId)
      .where('id', 'in', crowded)
      .execute()
    return
  }
  if (await isRegistered(tx, scope, id)) return
  const erased = new Date(at.getTime() - deviceLimits.lease - deviceLimits.wipeAfterLease)
  const { taken } = await others
    .where('last_seen', '>', erased)
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .executeTakeFirstOrThrow()
  if (taken >= devicePlaces.own) throw new AppError('tooManyDevices')
}

/** Whether a device is renewed; one that was wiped starts anew. */
async function isRegistered(tx: Tx, { organizationId, userId }: Scope, id: string): Promise<boolean> {
  const known = await tx
    .selectFrom('device')
    .select('wipe')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return known !== undefined && known.wipe !== 'done'
}
