import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** All that a database says of its tables, as sorted lines: equal lines, equal schemas. */
export async function schemaOf({ db }: Pick<Database, 'db'>): Promise<Record<string, string[]>> {
  const read = async (query: ReturnType<typeof sql<{ line: string }>>) =>
    (await query.execute(db)).rows.map(({ line }) => line).toSorted()
  return {
    columns: await read(sql`
      select concat_ws(' ', table_name, column_name, data_type, udt_name, is_nullable, column_default, is_generated)
        as line
      from information_schema.columns where table_schema = 'public'`),
    indexes: await read(sql`select indexdef as line from pg_indexes where schemaname = 'public'`),
    constraints: await read(sql`
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint
      where connamespace = 'public'::regnamespace`),
    triggers: await read(sql`
      select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) as line from pg_trigger where not tgisinternal`),
    functions: await read(sql`
      select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace`),
  }
}
