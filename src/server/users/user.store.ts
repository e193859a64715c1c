import { CompiledQuery, sql } from 'kysely'
import { readablePartitions } from '#shared/contract/partitions.ts'
import { settledUser } from '#shared/domain/users/user-rules.ts'
import type { User } from '#shared/domain/users/user.ts'
import { isOwnWithMfa } from '#server/customers/own-company.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import { hashOfPartitions, type Scope } from '#server/platform/sync/scope.ts'
import { userTable } from './user.table.ts'

/**
 * The user behind a verified identity token. Throws `accountDisabled`, `accountRemoved` for somebody who was taken away,
 * or `notAuthorized` where the user pool knows someone whom we do not.
 */
export async function readUser(db: Db, id: string): Promise<User> {
  const [user] = await readUsers(db, 't.id = $1::uuid', id)
  if (!user) throw new AppError((await isRemoved(db, id)) ? 'accountRemoved' : 'notAuthorized')
  if (user.disabled) throw new AppError('accountDisabled')
  return user
}

/** The caller, in the role that they are let in with, which is not always the stored one. */
export const readCaller = async (db: Db, { userId, role }: Scope): Promise<User> => ({
  ...(await readUser(db, userId)),
  role,
})

/** A user of the caller's organization, or `notFound`. */
export async function readColleague(db: Db, { organizationId }: Scope, id: string): Promise<User> {
  const [user] = await readUsers(db, 't.id = $1::uuid', id)
  if (user?.organization !== organizationId) throw new AppError('notFound')
  return user
}

/** The same by the address, or `userNotFound`. */
export async function readColleagueAt(db: Db, { organizationId }: Scope, email: string): Promise<User> {
  const users = await readUsers(db, 'lower(t.email) = $1', email.toLowerCase())
  const user = users.find(({ organization }) => organization === organizationId)
  if (!user) throw new AppError('userNotFound')
  return user
}

/** Everybody who may sign in for the caller's organization. */
export const listUsers = (db: Db, { organizationId }: Scope): Promise<User[]> =>
  readUsers(db, 't.organization_id = $1::uuid', organizationId)

async function readUsers(db: Db, where: string, parameter: string): Promise<User[]> {
  const { rows } = await db.executeQuery<{ row: User }>(
    CompiledQuery.raw(
      `select ${rowAsJson(userTable)} as row from app_user t where ${where} order by ${userTable.order}`,
      [parameter],
    ),
  )
  return rows.map(({ row }) => settledUser(row))
}

async function isRemoved(db: Db, id: string): Promise<boolean> {
  const removed = await db.selectFrom('removed_user').select('id').where('id', '=', id).executeTakeFirst()
  return removed !== undefined
}

/** What the user may read and change, as it stands now. */
export async function readScope(db: Db, user: User): Promise<Scope> {
  // The organization's own company is the one at the top that is not for resale.
  const isExcluded = user.excludes_nfr ? sql`c.nfr and c.parent_id is null` : sql`false`
  const { rows } = user.all_customers
    ? await sql<{ id: string }>`
        select c.id from customer c
        where c.organization_id = ${user.organization}::uuid and not (${isExcluded})`.execute(db)
    : await sql<{ id: string }>`
        select c.id from user_customer g join customer c
          on c.organization_id = g.organization_id and c.id = g.customer_id
        where g.organization_id = ${user.organization}::uuid and g.user_id = ${user.id}::uuid
          and not (${isExcluded})`.execute(db)
  const customerIds = rows.map(({ id }) => id)
  const pids = readablePartitions({
    permissions: user.permissions,
    customerIds,
    seesAll: user.all_customers,
  })
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

/** Whether a user needs a second factor of their own: whoever signs in with Microsoft has shown one there. */
export async function needsSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app_user u join customer c on c.organization_id = u.organization_id
    where u.id = ${userId}::uuid and u.login_options = 'password' and ${isOwnWithMfa} limit 1`.execute(db)
  return rows.length > 0
}

/** Whether the organization's own company, the one that is not for resale, has the MFA flag. */
export async function demandsSecondFactor(db: Db, { organizationId }: Scope): Promise<boolean> {
  const { rows } = await sql`
    select 1 from customer c where c.organization_id = ${organizationId}::uuid and ${isOwnWithMfa} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
