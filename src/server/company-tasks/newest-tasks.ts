import type { RowOf } from '#shared/contract/kinds.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTable } from '#server/platform/sync/entity-table.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { ChangeTaskKind } from './task-tables.ts'

export interface WhichTasks {
  customerId: string
  /** This one alone. */
  taskId: string | undefined
  most: number
}

/** The newest of a company's tasks of one kind, as far as the user may see them, the oldest of these first; or the one that is named. */
export async function newestTasks<K extends 'accessTask' | ChangeTaskKind>(
  db: Db,
  scope: Scope,
  table: EntityTable<K>,
  { customerId, taskId, most }: WhichTasks,
): Promise<RowOf<K>[]> {
  const found = await readRows(db, table, scope, {
    where: `t.id in (
      select id from ${table.table} where organization_id = $1 and customer_id = $3::uuid
        and ($4::uuid is null or id = $4::uuid)
      order by requested_at desc, id desc limit ${most})`,
    parameters: [customerId, taskId ?? null],
    size: most,
  })
  return found.map(({ row }) => row)
}

/** The tasks of a company that have not ended yet, as far as the user may see them. */
export async function tasksUnderWay<K extends ChangeTaskKind>(
  db: Db,
  scope: Scope,
  table: EntityTable<K>,
  customerId: string,
): Promise<RowOf<K>[]> {
  const found = await readRows(db, table, scope, {
    where: 't.customer_id = $3::uuid and t.finished_at is null',
    parameters: [customerId],
  })
  return found.map(({ row }) => row)
}
