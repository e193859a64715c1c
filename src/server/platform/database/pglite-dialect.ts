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

/** Kysely on our PGlite thread: one connection, handed out to one user at a time. */
export const pgliteDialect = (client: PgliteClient): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createDriver: () => createDriver(client),
})

function createDriver(client: PgliteClient): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affectedRows, selected } = await client.query(sql, parameters)
      return { rows: rows as Row[], ...(selected ? {} : { numAffectedRows: BigInt(affectedRows) }) }
    },
    async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      yield await connection.executeQuery<Row>(query)
    },
  }
  const queue: (() => void)[] = []
  let taken = false
  const run = async (statement: string) => void (await connection.executeQuery(CompiledQuery.raw(statement)))

  return {
    init: async () => {},
    acquireConnection: async () => {
      if (taken) await new Promise<void>((resolve) => queue.push(resolve))
      taken = true
      return connection
    },
    releaseConnection: async () => {
      const next = queue.shift()
      if (next) next()
      else taken = false
    },
    beginTransaction: (_connection, settings: TransactionSettings) =>
      run(settings.isolationLevel ? `begin isolation level ${settings.isolationLevel}` : 'begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    savepoint: (_connection, name) => run(`savepoint ${name}`),
    rollbackToSavepoint: (_connection, name) => run(`rollback to savepoint ${name}`),
    releaseSavepoint: (_connection, name) => run(`release savepoint ${name}`),
    destroy: () => client.close(),
  }
}
