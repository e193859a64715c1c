import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { isSealed, type Keyring } from './keyring.ts'

/** A column whose values are secrets. `place` is SQL that names the row that a value belongs to. */
export interface SealedColumn {
  table: string
  column: string
  type: 'text' | 'jsonb'
  place: string
}

/**
 * Seals what lies in the clear, and what an older key has sealed, with the newest key; gives how many values that were.
 * Several processes may do it at once: a value that another one has sealed meanwhile stays.
 */
export async function sealStored(
  db: Db,
  keyring: Keyring,
  columns: readonly SealedColumn[],
): Promise<number> {
  let count = 0
  for (const { table, column, type, place } of columns) {
    const [from, at, where] = [sql.table(table), sql.ref(column), sql.raw(place)]
    const stored = type === 'jsonb' ? sql`${at} #>> '{}'` : sql`${at}`
    const { rows } = await sql<{ place: string; stored: string }>`
      select ${where} as place, ${stored} as stored from ${from}
      where ${stored} not like ${`${keyring.mark}%`}`.execute(db)
    for (const row of rows) {
      const text = isSealed(row.stored) ? keyring.open(row.place, row.stored) : row.stored
      const sealed = keyring.seal(row.place, text)
      const value = type === 'jsonb' ? sql`to_jsonb(${sealed}::text)` : sql`${sealed}`
      await sql`update ${from} set ${at} = ${value} where ${where} = ${row.place} and ${stored} = ${row.stored}`.execute(
        db,
      )
      count++
    }
  }
  return count
}
