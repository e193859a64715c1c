import { endpoints } from '#shared/contract/endpoints.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { User } from '#shared/domain/users/user.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import type { Log } from '#server/platform/log.ts'
import { requireWritable, type Scope } from '#server/platform/sync/scope.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { IdentityAdmin } from './identity-admin.ts'
import { squareOf } from './picture.ts'
import { tellNames } from './user-accounts.ts'
import { readCaller } from './user.store.ts'

interface ProfileRouteParts {
  db: Db
  tables: EntityTables
  pokes: Pokes
  accounts: Pick<IdentityAdmin, 'rename'>
  log: Log
}

/** What people change about themselves. */
export function mountProfileRoutes({ mount }: Mounts, parts: ProfileRouteParts) {
  mount(endpoints.putProfile, async ({ c, body }) => {
    const user = await change(c.var.scope, body)
    await tellNames(parts, user)
    return user
  })

  mount(endpoints.putPicture, async ({ c, body }) => {
    requireWritable(c.var.scope)
    return change(c.var.scope, { avatar: await squareOf(body) })
  })

  mount(endpoints.deletePicture, ({ c }) => change(c.var.scope, { avatar: null }))

  async function change(
    scope: Scope,
    set: Partial<Pick<User, 'first_name' | 'last_name' | 'avatar'>>,
  ): Promise<User> {
    requireWritable(scope)
    const { organizationId, userId } = scope
    await commit(parts, organizationId, async (work) => {
      await work.load('user', [userId])
      const { row } = work.get('user', userId)
      invariant(row, 'whoever is signed in is there')
      if (row.untouchable) throw new AppError('untouchableUser')
      work.put('user', { ...row, ...set })
    })
    return readCaller(parts.db, scope)
  }
}
