import { sql } from 'kysely'
import { readablePartitions } from '#shared/contract/partitions.ts'
import { permissionsOf, roleSchema } from '#shared/domain/permissions/roles.ts'
import type { User } from '#shared/domain/users/user.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { hashOfPartitions, type Scope } from '#server/platform/sync/scope.ts'

/** The user behind a verified identity token, or `notAuthorized` where the user pool knows someone whom we do not. */
export async function readUser(db: Db, id: string): Promise<User> {
  const row = await db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('notAuthorized')
  const role = roleSchema.parse(row.role)
  return {
    id: row.id,
    organization: row.organization_id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    avatar: row.avatar,
    role,
    permissions: permissionsOf(role, row.stored_permissions),
    all_customers: row.all_customers,
  }
}

/** A user of the caller's organization, or `notFound`. */
export async function readColleague(db: Db, { organizationId }: Scope, id: string): Promise<User> {
  const user = await readUser(db, id).catch((cause: unknown) => {
    throw cause instanceof AppError ? new AppError('notFound') : cause
  })
  if (user.organization !== organizationId) throw new AppError('notFound')
  return user
}

/** What the user may read and change, as it stands now. */
export async function readScope(db: Db, user: User): Promise<Scope> {
  const { rows } = user.all_customers
    ? await sql<{ id: string }>`
        select id from customer where organization_id = ${user.organization}::uuid`.execute(db)
    : await sql<{ id: string }>`
        select c.id from user_customer g join customer c
          on c.organization_id = g.organization_id and c.id = g.customer_id
        where g.organization_id = ${user.organization}::uuid and g.user_id = ${user.id}::uuid`.execute(db)
  const customerIds = rows.map(({ id }) => id)
  const pids = readablePartitions(user.permissions, customerIds)
  return {
    organizationId: user.organization,
    userId: user.id,
    role: user.role,
    permissions: user.permissions,
    customerIds: new Set(customerIds),
    allCustomers: user.all_customers,
    isReadOnly: await isShared(db, user.organization),
    pids,
    hash: hashOfPartitions(pids),
  }
}

/** Whether an organization is the one that everybody tries the product in. */
async function isShared(db: Db, organizationId: string): Promise<boolean> {
  const flag = await db
    .selectFrom('feature_flag')
    .select('enabled')
    .where('organization_id', '=', organizationId)
    .where('id', '=', 'test-account')
    .executeTakeFirst()
  return flag?.enabled ?? false
}

/** Whether the organization's own company, the one that is not for resale, has the MFA flag. */
export async function demandsSecondFactor(db: Db, { organizationId }: Scope): Promise<boolean> {
  const { rows } = await sql`
    select 1 from customer
    where organization_id = ${organizationId}::uuid and nfr and mfa and parent_id is null limit 1`.execute(db)
  return rows.length > 0
}
