import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { DatabaseUnreachable } from './unreachable.ts'
import { within } from '#server/platform/within.ts'

const INT8 = 20

/** How long a statement may take, in milliseconds: as long as a device waits for its answer. */
const STATEMENT_LIMIT = 30_000
/** A server that hangs, or a network that swallows answers, ends no statement: this side does, a little later. */
const GRACE = 5000
const CONNECT_LIMIT = 10_000

/** Opens a PostgreSQL server by its address. A `limit` of 0 lets statements take as long as they like. */
export function openPostgres(url: string, { limit = STATEMENT_LIMIT }: { limit?: number } = {}): Database {
  // Versions and counts are int8 and far below 2^53; PGlite gives them as numbers too.
  const parsers = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8 && format !== 'binary'
        ? Number
        : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
  }
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types: parsers,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_LIMIT,
    ...(limit ? { statement_timeout: limit } : {}),
  })
  // A connection that the server closes must not end the process: whoever uses it hears of it from their statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  const connect = async () => limited(await pool.connect(), limit && limit + GRACE)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  })
  return {
    db,
    engine: 'PostgreSQL',
    url,
    folder: undefined,
    script: async (text) => {
      const client = await connect()
      try {
        // Of several statements node-postgres gives an array of results, which its types do not say.
        const result: unknown = await client.query(text, [])
        return ((Array.isArray(result) ? result.at(-1) : result) as { rows: Record<string, unknown>[] }).rows
      } finally {
        client.release()
      }
    },
    unhurried: async (act) => {
      const patient = openPostgres(url, { limit: 0 })
      try {
        return await act(patient.db)
      } finally {
        await patient.close()
      }
    },
    close: () => db.destroy(),
  }
}

/** A connection that did not answer in time is given up: what it still does would be taken for the next answer. */
function limited(client: PoolClient, limit: number): PostgresPoolClient {
  let isLost = false
  const query = async (text: string, values: readonly unknown[]) => {
    if (isLost) throw new DatabaseUnreachable('The connection was given up.')
    // Without values several statements may go out together.
    const answer = values.length > 0 ? client.query(text, [...values]) : client.query(text)
    if (!limit) return answer
    return within(limit, answer, () => {
      isLost = true
      return new DatabaseUnreachable('The database does not answer.')
    })
  }
  return {
    // Its other shape is for cursors, which nothing here asks for.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isLost),
  }
}
