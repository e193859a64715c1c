import { CompiledQuery } from 'kysely'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { Db } from '#server/platform/database/database.ts'
import { type EntityTable, rowAsJson } from './entity-table.ts'

/** Every row of an organization, whoever asks; `db` may be a transaction. `where` names further parameters from `$2` on. */
export async function rowsOfOrganization<K extends Kind>(
  db: Db,
  table: EntityTable<K>,
  organizationId: string,
  where = 'true',
  parameters: readonly unknown[] = [],
): Promise<RowOf<K>[]> {
  const { rows } = await db.executeQuery<{ row: RowOf<K> }>(
    CompiledQuery.raw(
      `select ${rowAsJson(table)} as row from ${table.table} t
       where t.organization_id = $1::uuid and (${where}) order by ${table.order}`,
      [organizationId, ...parameters],
    ),
  )
  return rows.map(({ row }) => row)
}
