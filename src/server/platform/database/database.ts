import { Kysely, type Transaction } from 'kysely'
import { createLog, type Log } from '#server/platform/log.ts'
import { keepPglite } from './kept-pglite.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface Database {
  db: Db
  engine: 'PGlite' | 'PostgreSQL'
  /** The address of a PostgreSQL server, for what needs a connection of its own. */
  url: string | undefined
  /** The folder of an embedded one, unless it is in memory. */
  folder: string | undefined
  /** Runs several statements without parameters; gives the rows of the last one. */
  script: (text: string) => Promise<Record<string, unknown>[]>
  /** Runs what may take as long as it likes, as changing a large table does. */
  unhurried: <T>(act: (db: Db) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/**
 * Opens the embedded database in a folder, or in memory. `dump` is a database to start from, `limit` how many
 * milliseconds an answer may take before the database is started anew.
 */
export async function openEmbedded(
  folder: string | undefined,
  dump?: Uint8Array<ArrayBuffer>,
  { log = createLog('silent'), limit }: { log?: Log; limit?: number } = {},
): Promise<Database & { dump: () => Promise<Uint8Array<ArrayBuffer>> }> {
  const kept = await keepPglite({ folder, dump }, log, limit)
  const db = new Kysely<Tables>({ dialect: pgliteDialect(kept) })
  return {
    db,
    engine: 'PGlite',
    url: undefined,
    folder,
    // Through Kysely's connection, so that it waits for a transaction that is under way.
    script: (text) => db.connection().execute(async () => (await kept.take()).script(text)),
    unhurried: async (act) => (await kept.take()).unhurried(() => act(db)),
    dump: async () => (await kept.take()).dump(),
    close: () => db.destroy(),
  }
}
