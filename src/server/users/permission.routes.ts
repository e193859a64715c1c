import { endpoints } from '#shared/contract/endpoints.ts'
import { permissionGroups } from '#shared/domain/permissions/groups.ts'
import { LEVELS, reaches } from '#shared/domain/permissions/levels.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireOwn } from '#server/platform/sync/scope.ts'
import { readColleague } from './user.store.ts'

export function mountPermissionRoutes({ mount }: Mounts, { db }: { db: Db }) {
  mount(endpoints.listPermissionLevels, () => [...LEVELS])

  mount(endpoints.listPermissionEntities, () =>
    permissionGroups.map(({ group, areas }) => ({ group, areas: [...areas] })),
  )

  mount(endpoints.getUserPermissions, async ({ c, params }) => {
    const { scope } = c.var
    requireOwn(scope, params.id)
    // Before anything is looked up: who may not see users does not learn who there is.
    const mayRead = params.userId === scope.userId || reaches(scope.permissions.systemUsers, 'readOnly')
    if (!mayRead) throw new AppError('noPermission')
    return (await readColleague(db, scope, params.userId)).permissions
  })
}
