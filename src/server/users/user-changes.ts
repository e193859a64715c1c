import { sql } from 'kysely'
import type { User } from '#shared/domain/users/user.ts'
import { type ChangedMember, changedMembers } from '#shared/domain/security-log/changed-members.ts'
import { actRefusal, changeRefusal, settledUser } from '#shared/domain/users/user-rules.ts'
import type { CompanyAccess } from '#shared/domain/users/company-reach.ts'
import { requireGroups } from '#server/company-groups/company-group.store.ts'
import { areKnownCustomers } from '#server/customers/customer.store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { callerNetwork, type Scope } from '#server/platform/sync/scope.ts'
import type { SecurityLog } from '#server/security-log/security-log.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'

export interface ChangeParts {
  db: Db
  tables: EntityTables
  pokes: Pick<Pokes, 'publish'>
  securityLog: Pick<SecurityLog, 'keep'>
  now: () => number
}

/** Writes a user who is new; whether they may be added was asked before their account was opened. */
export async function insertUser(parts: ChangeParts, scope: Scope, user: User): Promise<void> {
  await write(parts, scope, async (work, keep) => {
    // Of two who add the same account at once the second has to find what the first wrote.
    await sql`select pg_advisory_xact_lock(hashtextextended(${user.id}, 0))`.execute(work.tx)
    await work.load('user', [user.id])
    if (work.get('user', user.id).row) throw new AppError('accountExists')
    await requireNamed(work.tx, work.organizationId, user)
    work.put('user', user)
    await writeCompanies(work, user)
    await keep('user.added', user)
  })
}

/** Changes a user by the rules, on the rows as they stand now; gives what became of them. */
export async function changeUser(
  parts: ChangeParts,
  scope: Scope,
  id: string,
  change: Partial<User>,
): Promise<{ before: User; after: User }> {
  return write(parts, scope, async (work, keep) => {
    const { actor, before, owners } = await readLocked(work, scope, id)
    const after = settledUser({ ...before, ...change })
    const refusal = changeRefusal(actor, { before, after, owners })
    if (refusal) throw new AppError(refusal)
    await requireNamed(work.tx, work.organizationId, after)
    work.put('user', after)
    await writeCompanies(work, after)
    const members = changedMembers(before, after)
    if (members.length > 0) await keep('user.changed', after, members)
    return { before, after }
  })
}

/** Notes that somebody has signed in for the first time (ORG-20). */
export async function noteJoined(parts: ChangeParts, scope: Scope): Promise<void> {
  const { userId } = scope
  await write(parts, scope, async (work) => {
    await work.load('user', [userId])
    const { row } = work.get('user', userId)
    if (row?.status === 'inviteSent') work.put('user', { ...row, status: 'joined' })
  })
}

/**
 * Takes a user away by the rules. From the commit on nobody is let in as them; their devices are told to erase
 * themselves, and it is noted that the user pool has to forget them.
 */
export async function removeUser(parts: ChangeParts, scope: Scope, id: string): Promise<void> {
  await write(parts, scope, async (work, keep) => {
    const { actor, before } = await readLocked(work, scope, id)
    const refusal = actRefusal('delete', actor, before)
    if (refusal) throw new AppError(refusal)
    work.remove('user', id)
    await writeCompanies(work, { id, ...NO_COMPANIES })
    await work.tx
      .updateTable('device')
      .set({ wipe: sql`coalesce(wipe, 'asked')`, secret: null, subscription: null })
      .where('organization_id', '=', scope.organizationId)
      .where('user_id', '=', id)
      .execute()
    await work.tx
      .insertInto('removed_user')
      .values({ id, organization_id: scope.organizationId, removed_at: new Date(parts.now()) })
      .execute()
    await keep('user.removed', before)
  })
}

/** The actor and the user as they stand now, both locked together with the owners, so that rules hold for two at once. */
async function readLocked(work: Work, { userId, organizationId }: Scope, id: string) {
  const owners = await work.tx
    .selectFrom('app_user')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'Owner')
    .execute()
  const ownerIds = owners.map((owner) => owner.id)
  await work.load('user', [...new Set([userId, id, ...ownerIds])])
  const [actor, before] = [work.get('user', userId).row, work.get('user', id).row]
  if (!actor || actor.disabled) throw new AppError('noPermission')
  if (!before) throw new AppError('notFound')
  // Read again under the lock: who waited for it saw the companies of before.
  const companies = await readCompanies(work, [userId, id])
  const asNow = (row: User) => settledUser({ ...row, ...companies(row.id) })
  return {
    actor: asNow(actor),
    before: asNow(before),
    owners: ownerIds.filter((each) => work.get('user', each).row?.role === 'Owner').length,
  }
}

/** What the scopes of some people name as it stands now, by the id of a person. */
async function readCompanies({ tx, organizationId }: Work, userIds: readonly string[]) {
  const of = (table: 'user_customer' | 'user_excluded_customer') =>
    tx
      .selectFrom(table)
      .select(['user_id', 'customer_id'])
      .where('organization_id', '=', organizationId)
      .where('user_id', 'in', userIds)
      .execute()
  const given = await of('user_customer')
  const kept = await of('user_excluded_customer')
  const groups = await tx
    .selectFrom('user_company_group')
    .select(['user_id', 'group_id', 'is_excluded'])
    .where('organization_id', '=', organizationId)
    .where('user_id', 'in', userIds)
    .execute()
  return (userId: string) => {
    const isOwn = ({ user_id }: { user_id: string }) => user_id === userId
    const grouped = (isExcluded: boolean) =>
      groups.filter((each) => isOwn(each) && each.is_excluded === isExcluded).map(({ group_id }) => group_id)
    return {
      customer_ids: given.filter(isOwn).map(({ customer_id }) => customer_id),
      excluded_customer_ids: kept.filter(isOwn).map(({ customer_id }) => customer_id),
      group_ids: grouped(false),
      excluded_group_ids: grouped(true),
    }
  }
}

/** Throws `notFound` unless every company and group that a scope names is there. */
export async function requireNamed(db: Db, organizationId: string, user: CompanyAccess): Promise<void> {
  const { customer_ids, excluded_customer_ids, group_ids, excluded_group_ids } = user
  if (!(await areKnownCustomers(db, organizationId, [...customer_ids, ...excluded_customer_ids])))
    throw new AppError('notFound')
  await requireGroups(db, organizationId, [...new Set([...group_ids, ...excluded_group_ids])])
}

async function writeCompanies(
  { tx, organizationId: organization_id }: Work,
  user: Pick<User, 'id' | 'customer_ids' | 'group_ids' | 'excluded_customer_ids' | 'excluded_group_ids'>,
): Promise<void> {
  const { id: user_id } = user
  for (const table of ['user_customer', 'user_excluded_customer', 'user_company_group'] as const)
    await tx
      .deleteFrom(table)
      .where('organization_id', '=', organization_id)
      .where('user_id', '=', user_id)
      .execute()
  const named = (ids: readonly string[]) =>
    ids.map((customer_id) => ({ organization_id, user_id, customer_id }))
  const [given, kept] = [named(user.customer_ids), named(user.excluded_customer_ids)]
  if (given.length > 0) await tx.insertInto('user_customer').values(given).execute()
  if (kept.length > 0) await tx.insertInto('user_excluded_customer').values(kept).execute()
  const grouped = (ids: readonly string[], is_excluded: boolean) =>
    ids.map((group_id) => ({ organization_id, user_id, group_id, is_excluded }))
  const groups = [...grouped(user.group_ids, false), ...grouped(user.excluded_group_ids, true)]
  if (groups.length > 0) await tx.insertInto('user_company_group').values(groups).execute()
}

const NO_COMPANIES = {
  customer_ids: [],
  group_ids: [],
  excluded_customer_ids: [],
  excluded_group_ids: [],
}

/** Keeps in the security log what is done to a user. */
type Keep = (
  event: 'user.added' | 'user.changed' | 'user.removed',
  user: User,
  members?: readonly ChangedMember[],
) => Promise<void>

async function write<T>(
  parts: ChangeParts,
  scope: Scope,
  act: (work: Work, keep: Keep) => Promise<T>,
): Promise<T> {
  const { organizationId, userId: actorId } = scope
  const kept: (() => void)[] = []
  const result = await commit(parts, organizationId, (work) =>
    act(work, async (event, { id: target, email: targetName }, members) => {
      const happening = { event, actorId, target, targetName, members, network: callerNetwork(scope) }
      kept.push(await parts.securityLog.keep(work.tx, happening))
    }),
  )
  for (const log of kept) log()
  return result
}
