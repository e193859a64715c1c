import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import { openPglite } from './pglite-client.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface Database {
  db: Db
  engine: 'PGlite' | 'PostgreSQL'
  /** The address of a PostgreSQL server, for what needs a connection of its own. */
  url: string | undefined
  /** Runs several statements without parameters; gives the rows of the last one. */
  script: (text: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

const INT8 = 20

/** Opens a PostgreSQL server by its address. */
export function openPostgres(url: string): Database {
  // Versions and counts are int8 and far below 2^53; PGlite gives them as numbers too.
  const parsers = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8 && format !== 'binary'
        ? Number
        : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
  }
  const pool = new Pool({ connectionString: url, max: 10, types: parsers })
  // An idle connection that the server closes must not end the process.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    engine: 'PostgreSQL',
    url,
    script: async (text) => {
      // Of several statements node-postgres gives an array of results, which its types do not say.
      const result: unknown = await pool.query(text)
      return ((Array.isArray(result) ? result.at(-1) : result) as { rows: Record<string, unknown>[] }).rows
    },
    close: () => db.destroy(),
  }
}

/** Opens the embedded database in a folder, or in memory. `dump` is a database to start from. */
export async function openEmbedded(
  folder: string | undefined,
  dump?: Uint8Array<ArrayBuffer>,
): Promise<Database & { dump: () => Promise<Uint8Array<ArrayBuffer>> }> {
  const client = await openPglite({ folder, dump })
  const db = new Kysely<Tables>({ dialect: pgliteDialect(client) })
  return {
    db,
    engine: 'PGlite',
    url: undefined,
    // Through Kysely's connection, so that it waits for a transaction that is under way.
    script: (text) => db.connection().execute(() => client.script(text)),
    dump: () => client.dump(),
    close: () => db.destroy(),
  }
}

/** True when the database answers. */
export async function isAnswering({ db }: Pick<Database, 'db'>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
