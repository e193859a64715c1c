import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

interface Column {
  table: string
  column: string
  type: string
}

/** Every table with a column of this name, in the database as it is. */
export async function tablesWith(db: Db, column: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select c.table_name as table from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = ${column}
    order by 1`.execute(db)
  return rows.map(({ table }) => table)
}

/** Puts a row of this company into each of these tables, past all rules: every column that must have a value has one. */
export async function fillCompany(
  db: Db,
  { organizationId, customerId }: { organizationId: string; customerId: string },
  tables: readonly string[],
): Promise<void> {
  const { rows: columns } = await sql<Column>`
    select table_name as table, column_name as column, udt_name as type from information_schema.columns
    where table_schema = 'public' and table_name = any(${[...tables]}) and is_nullable = 'NO'
      and column_default is null`.execute(db)
  await db.transaction().execute(async (tx) => {
    // Neither the stamps nor the rules between tables are what this is about.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const table of tables) {
      const own = columns.filter((each) => each.table === table)
      const values = own.map(({ column, type }) => [column, valueOf(type, customerId)])
      const row = {
        ...Object.fromEntries(values),
        organization_id: organizationId,
        customer_id: customerId,
      }
      const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      await sql`insert into ${sql.table(table)} (${names})
        select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
        tx,
      )
    }
  })
}

/** Texts and ids are the company's, so that two companies have different ones. */
function valueOf(type: string, customerId: string): unknown {
  if (type === 'uuid' || type === 'text') return customerId
  if (type === 'timestamptz' || type === 'date') return '2026-11-20T00:00:00Z'
  if (type === 'bool') return false
  if (type === 'jsonb') return {}
  return type.startsWith('_') ? [] : 0
}
