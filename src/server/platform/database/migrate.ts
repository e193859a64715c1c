import { sql } from 'kysely'
import type { Database } from './database.ts'

/** One step of the schema. Steps are only ever added, in order; `script` is SQL that PostgreSQL 15 and PGlite both know. */
export interface Migration {
  name: string
  script: string
}

/** The advisory lock under which a schema is changed, so that several processes may start at once. */
const MIGRATION_LOCK = 4700_0001

/** Brings the schema up to date. Each step and the note that it was made are one transaction. */
export async function migrate({ db }: Pick<Database, 'db'>, migrations: readonly Migration[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection)
    try {
      await sql`create table if not exists migration (name text primary key, at timestamptz not null default now())`.execute(
        connection,
      )
      const { rows } = await sql<{ name: string }>`select name from migration`.execute(connection)
      const made = new Set(rows.map(({ name }) => name))
      for (const { name, script } of migrations) {
        if (made.has(name)) continue
        await connection.transaction().execute(async (tx) => {
          for (const statement of statementsOf(script)) await sql.raw(statement).execute(tx)
          await sql`insert into migration (name) values (${name})`.execute(tx)
        })
      }
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection)
    }
  })
}

/** Statements end with a semicolon at the end of a line; the bodies of functions are between `$$` and hold others. */
function statementsOf(script: string): string[] {
  const statements: string[] = []
  let open = ''
  for (const line of script.split('\n')) {
    open += `${line}\n`
    const insideFunction = open.split('$$').length % 2 === 0
    if (!insideFunction && line.trimEnd().endsWith(';')) {
      statements.push(open.trim())
      open = ''
    }
  }
  if (open.trim()) statements.push(open.trim())
  return statements
}
