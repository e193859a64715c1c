import { CompiledQuery } from 'kysely'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { Db } from '#server/platform/database/database.ts'
import { type EntityTable, rowAsJson } from './entity-table.ts'
import type { Scope } from './scope.ts'

export interface VersionedRow<K extends Kind> {
  row: RowOf<K>
  v: number
}

/**
 * Rows of a kind in the caller's scope, in the kind's default order. `where` is SQL over the table aliased `t` whose
 * parameters start at $3; rows of partitions that the user may not read are never among them.
 */
export async function readRows<K extends Kind>(
  db: Db,
  table: EntityTable<K>,
  scope: Scope,
  {
    where = 'true',
    parameters = [],
    from = 0,
    size = 500,
  }: {
    where?: string
    parameters?: readonly unknown[]
    from?: number
    size?: number
  } = {},
): Promise<VersionedRow<K>[]> {
  const { rows } = await db.executeQuery<VersionedRow<K>>(
    CompiledQuery.raw(
      `select ${rowAsJson(table)} as row, s.version as v
       from ${table.table} t join sync_row s
         on s.organization_id = t.organization_id and s.kind = '${table.kind}' and s.id = t.id::text and not s.gone
       where t.organization_id = $1 and s.pid = any($2::text[]) and (${where})
       order by ${table.order} offset ${from} limit ${size}`,
      [scope.organizationId, scope.pids, ...parameters],
    ),
  )
  return rows
}

/** The row of a kind of which a company has one; undefined where it has none, or where the user may not see it. */
export async function readRowOf<K extends Kind>(
  db: Db,
  table: EntityTable<K>,
  scope: Scope,
  customerId: string,
): Promise<RowOf<K> | undefined> {
  const [found] = await readRows(db, table, scope, {
    where: 't.customer_id = $3::uuid',
    parameters: [customerId],
    size: 1,
  })
  return found?.row
}
