import { sql } from 'kysely'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/**
 * Has devices of the user erase themselves when they are heard again, and forgets at once what opens them: one, or
 * every other one. Gives the sign-ins that are theirs; refuses with `notFound` where the named device is not the user's.
 */
export async function letGoOfDevices(
  db: Db,
  { organizationId, userId }: Scope,
  which: { only: string } | { except: string },
): Promise<string[]> {
  const named = 'only' in which ? which.only : which.except
  return db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('device')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('user_id', '=', userId)
      .where('id', '=', named)
      .executeTakeFirst()
    if (!known) throw new AppError('notFound')
    const left = await tx
      .updateTable('device')
      .set({ wipe: sql`coalesce(wipe, 'asked')`, secret: null, subscription: null })
      .where('organization_id', '=', organizationId)
      .where('user_id', '=', userId)
      .where('id', 'only' in which ? '=' : '!=', named)
      .returning('sign_in')
      .execute()
    return left.flatMap(({ sign_in }) => sign_in ?? [])
  })
}
