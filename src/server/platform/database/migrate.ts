import { sql } from 'kysely'
import type { Database, Db } from './database.ts'

/**
 * One step of the schema, `0123-what-it-brings`. Steps are made in the order of their numbers, which no two share, and
 * only ever added; `script` is SQL that PostgreSQL 15 and PGlite both know.
 */
export interface Migration {
  name: string
  /** What databases know it by that made it when two steps had this number. */
  formerly?: string
  script: string
}

/** The advisory lock under which a schema is changed, so that several processes may start at once. */
const MIGRATION_LOCK = 4700_0001

/**
 * Runs `act` in one process at a time, on a connection of its own that may take as long as it likes. The embedded
 * database has one connection and one process, so it must not be asked in `act` by another way than that connection.
 */
const alone = <T>({ unhurried }: Pick<Database, 'unhurried'>, act: (db: Db) => Promise<T>): Promise<T> =>
  unhurried((db) =>
    db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection)
      try {
        return await act(connection)
      } finally {
        await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection)
      }
    }),
  )

/** Runs `act`, which asks the database by ways of its own, in one process at a time. An embedded one has only one. */
export const inTurn = <T>(database: Pick<Database, 'url' | 'unhurried'>, act: () => Promise<T>): Promise<T> =>
  database.url === undefined ? act() : alone(database, act)

/** Brings the schema up to date. Each step and the note that it was made are one transaction. */
export const migrate = (
  database: Pick<Database, 'unhurried'>,
  migrations: readonly Migration[],
): Promise<void> =>
  alone(database, async (connection) => {
    await sql`create table if not exists migration (name text primary key, at timestamptz not null default now())`.execute(
      connection,
    )
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(connection)
    const made = new Set(rows.map(({ name }) => name))
    for (const { name, formerly = name, script } of migrations) {
      if (made.has(name) || made.has(formerly)) continue
      await connection.transaction().execute(async (tx) => {
        for (const statement of statementsOf(script)) await sql.raw(statement).execute(tx)
        await sql`insert into migration (name) values (${name})`.execute(tx)
      })
    }
  })

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
