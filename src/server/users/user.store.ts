import { CompiledQuery, sql } from 'kysely'
import { readablePartitions } from '#shared/contract/partitions.ts'
import { seesEveryCompany } from '#shared/domain/users/company-reach.ts'
import { settledUser } from '#shared/domain/users/user-rules.ts'
import type { User } from '#shared/domain/users/user.ts'
import { isOwnWithMfa } from '#server/customers/own-company.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import { hashOfScope, type Scope } from '#server/platform/sync/scope.ts'
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
  const { rows } = await sql<{ id: string }>`
    select c.id from customer c
    where c.organization_id = ${user.organization}::uuid and (${given(user)}) and not (${kept(user)})`.execute(
    db,
  )
  const customerIds = rows.map(({ id }) => id)
  const seesAll = seesEveryCompany(user)
  const pids = readablePartitions({
    userId: user.id,
    permissions: user.permissions,
    customerIds,
    seesAll,
  })
  return {
    organizationId: user.organization,
    userId: user.id,
    role: user.role,
    permissions: user.permissions,
    customerIds: new Set(customerIds),
    allCustomers: seesAll,
    withheld: user.withheld,
    isReadOnly: await isShared(db, user.organization),
    pids,
    hash: hashOfScope(pids, user.withheld),
  }
}

/** Whether company `c` is among those that somebody is given, as SQL (see `companiesInReach`). */
function given({ id, organization, all_customers, group_ids }: User) {
  if (all_customers) return sql`true`
  const chosen = sql`c.id in (select customer_id from user_customer
    where organization_id = ${organization}::uuid and user_id = ${id}::uuid)`
  return group_ids.length === 0 ? chosen : sql`${chosen} or ${inGroups(organization, group_ids)}`
}

/** Whether it is among those that are kept from them. */
function kept(user: User) {
  const { id, organization, excludes_nfr, excluded_customer_ids, excluded_group_ids } = user
  return sql.join(
    [
      sql`false`,
      // The organization's own company is the one at the top that is not for resale.
      ...(excludes_nfr ? [sql`c.nfr and c.parent_id is null`] : []),
      ...(excluded_customer_ids.length > 0
        ? [
            sql`c.id in (select customer_id from user_excluded_customer
              where organization_id = ${organization}::uuid and user_id = ${id}::uuid)`,
          ]
        : []),
      ...(excluded_group_ids.length > 0 ? [inGroups(organization, excluded_group_ids)] : []),
    ],
    sql` or `,
  )
}

const inGroups = (organizationId: string, ids: readonly string[]) => sql`c.id in (
  select unnest(g.customer_ids)::uuid from company_group g
  where g.organization_id = ${organizationId}::uuid and g.id = any(${[...ids]}::uuid[]))`

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
