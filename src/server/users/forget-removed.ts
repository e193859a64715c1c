import type { Db } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { DAY } from '#shared/lib/time.ts'
import { type IdentityAdmin, IdentityFailure } from './identity-admin.ts'

interface ForgetRemovedParts {
  db: Db
  accounts: Pick<IdentityAdmin, 'delete'>
  now: () => number
}

const AT_ONCE = 100
/** No token of theirs lives this long, so nothing asks for them any more. */
const REMEMBERED = 30 * DAY

/** Has the user pool forget somebody who was taken away. Throws `IdentityFailure`. */
export async function forgetAccount({ db, accounts, now }: ForgetRemovedParts, sub: string): Promise<void> {
  try {
    await accounts.delete(sub)
  } catch (cause) {
    if (!(cause instanceof IdentityFailure) || cause.reason !== 'unknownUser') throw cause
  }
  await db
    .updateTable('removed_user')
    .set({ forgotten_at: new Date(now()) })
    .where('id', '=', sub)
    .execute()
}

/** Makes up for what the pool did not hear when users were taken away. To be called now and then, by any process. */
export async function forgetRemoved(parts: ForgetRemovedParts & { log: Pick<Log, 'warn'> }): Promise<void> {
  const { db, log, now } = parts
  const left = await db
    .selectFrom('removed_user')
    .select('id')
    .where('forgotten_at', 'is', null)
    .orderBy('removed_at')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of left) {
    try {
      await forgetAccount(parts, id)
    } catch (cause) {
      if (!(cause instanceof IdentityFailure)) throw cause
      log.warn(
        { event: 'users.accountKept', reason: cause.reason },
        'The user pool keeps an account of somebody who was removed',
      )
    }
  }
  await db
    .deleteFrom('removed_user')
    .where('forgotten_at', '<', new Date(now() - REMEMBERED))
    .execute()
}
