import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTable } from '#server/platform/sync/entity-table.ts'
import { readRowOf, readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { accessOptionsTable, accessPolicyTable, accessTaskTable } from './access.tables.ts'

/** More than there can be of one company. */
const MOST = 2000

/** The policies of a company as they were last read, in the order of their names. */
export async function readPolicies(db: Db, scope: Scope, customerId: string): Promise<Policy[]> {
  const rows = await rowsOf(db, accessPolicyTable, scope, customerId)
  const byName = (a: Policy, b: Policy) =>
    a.displayName < b.displayName ? -1 : a.displayName > b.displayName ? 1 : a.id < b.id ? -1 : 1
  return rows.map(({ policy }) => policy).toSorted(byName)
}

/** What the policies of a company stand on; undefined where its tenant was never read. */
export const readOptions = (db: Db, scope: Scope, customerId: string): Promise<AccessOptions | undefined> =>
  readRowOf(db, accessOptionsTable, scope, customerId)

/** The tasks of a company that have yet to end. */
export const readTasksUnderWay = (db: Db, scope: Scope, customerId: string): Promise<AccessTask[]> =>
  rowsOf(db, accessTaskTable, scope, customerId, 't.finished_at is null')

async function rowsOf<K extends Kind>(
  db: Db,
  table: EntityTable<K>,
  scope: Scope,
  customerId: string,
  where = 'true',
): Promise<RowOf<K>[]> {
  const found = await readRows(db, table, scope, {
    where: `t.customer_id = $3::uuid and ${where}`,
    parameters: [customerId],
    size: MOST,
  })
  return found.map(({ row }) => row)
}
