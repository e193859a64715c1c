import { CompiledQuery } from 'kysely'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import { entityTables } from '#server/schema.ts'

/** Every row of a kind, of all organizations, in the kind's order. */
export async function storedRows<K extends Kind>(db: Db, kind: K): Promise<RowOf<K>[]> {
  const table = entityTables[kind]
  const { rows } = await db.executeQuery<{ row: RowOf<K> }>(
    CompiledQuery.raw(`select ${rowAsJson(table)} as row from ${table.table} t order by ${table.order}`),
  )
  return rows.map(({ row }) => row)
}
