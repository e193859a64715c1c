import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { PgliteClient } from './pglite-client.ts'

type QueryClient = Pick<PgliteClient, 'query'>

interface Queries {
  /** What is asked next; it may be another one than before. */
  take: () => Promise<QueryClient>
  close: () => Promise<void>
}

/** Kysely on our PGlite thread: one connection, handed out to one user at a time. */
export const pgliteDialect = (kept: Queries): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createDriver: () => createDriver(kept),
})

/** Of one thread: what began on it never goes on, outside of its transaction, on the thread that took its place. */
function connectionTo(client: QueryClient): DatabaseConnection {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affectedRows, selected } = await client.query(sql, parameters)
      return { rows: rows as Row[], ...(selected ? {} : { numAffectedRows: BigInt(affectedRows) }) }
    },
    async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      yield await connection.executeQuery<Row>(query)
    },
  }
  return connection
}

function createDriver(kept: Queries): Driver {
  const queue: (() => void)[] = []
  let taken = false
  const release = () => {
    const next = queue.shift()
    if (next) next()
    else taken = false
  }
  const run = async (connection: DatabaseConnection, statement: string) =>
    void (await connection.executeQuery(CompiledQuery.raw(statement)))

  return {
    init: async () => {},
    acquireConnection: async () => {
      if (taken) await new Promise<void>((resolve) => queue.push(resolve))
      taken = true
      try {
        return connectionTo(await kept.take())
      } catch (cause) {
        release()
        throw cause
      }
    },
    releaseConnection: async () => release(),
    beginTransaction: (connection, settings: TransactionSettings) =>
      run(connection, settings.isolationLevel ? `begin isolation level ${settings.isolationLevel}` : 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
    savepoint: (connection, name) => run(connection, `savepoint ${name}`),
    rollbackToSavepoint: (connection, name) => run(connection, `rollback to savepoint ${name}`),
    releaseSavepoint: (connection, name) => run(connection, `release savepoint ${name}`),
    destroy: () => kept.close(),
  }
}
