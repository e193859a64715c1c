import { defineNoun } from '#server/platform/noun.ts'
import { mountAccountRoutes } from './account.routes.ts'
import { forgetRemoved } from './forget-removed.ts'
import { mountIdentityRoutes } from './identity.routes.ts'
import { mountPermissionRoutes } from './permission.routes.ts'
import { mountProfileRoutes } from './profile.routes.ts'
import { mountSystemUserRoutes } from './system-user.routes.ts'
import { userMigrations } from './user.migrations.ts'
import { mountUserRoutes } from './user.routes.ts'
import { userTable } from './user.table.ts'
import type { UserColumns } from './user.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends UserColumns {}
}

export const users = defineNoun({
  name: 'users',
  kinds: { user: userTable },
  // Whoever works for a company of the organization stays when that goes; only what it let them see goes with it.
  ownedBy: {
    app_user: 'organization',
    removed_user: 'organization',
    user_customer: 'customer',
    user_excluded_customer: 'customer',
    user_company_group: 'organization',
  },
  migrations: userMigrations,
  routes: [
    mountIdentityRoutes,
    mountUserRoutes,
    mountSystemUserRoutes,
    mountAccountRoutes,
    mountProfileRoutes,
    mountPermissionRoutes,
  ],
  sweep: forgetRemoved,
})
