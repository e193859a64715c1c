import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { DatabaseError, type PgliteClient } from '#server/platform/database/pglite-client.ts'
import { pgliteDialect } from '#server/platform/database/pglite-dialect.ts'
import { createSegmentStore } from '#server/platform/sync/segment-store.ts'
import { createSqlStore } from '#server/platform/sync/sql-store.ts'
import { customerEffects, customerGuards } from '#server/customers/customer.guards.ts'
import { employeeGuards } from '#server/employees/employee.guards.ts'
import { ownedByCustomer } from '#server/schema.ts'
import { migratedDump } from '#tests/support/database/migrated-dump.ts'
import { modelTables } from './model-tables.ts'
import type { RealStore } from './server.ts'

type Outside = <T>(work: Promise<T>) => Promise<T>

/**
 * The real store on an embedded database in this process, one for all seeds. Its answers come from outside of virtual
 * time, which stands still until they are there.
 */
export async function openRealStore(): Promise<{
  open: (organizationId: string, epoch: string, outside: Outside) => Promise<RealStore>
  close: () => Promise<void>
}> {
  const database = await PGlite.create({ loadDataDir: new Blob([await migratedDump()]) })
  let wait: Outside = (work) => work
  const ask = <T>(work: Promise<T>) =>
    wait(work).catch((cause: unknown) => {
      throw new DatabaseError(cause as ConstructorParameters<typeof DatabaseError>[0])
    })
  const client: Pick<PgliteClient, 'query'> = {
    query: (sql, parameters) =>
      ask(
        database
          .query<Record<string, unknown>>(sql, [...parameters])
          .then(({ rows, affectedRows, fields }) => ({
            rows,
            affectedRows: affectedRows ?? 0,
            selected: fields.length > 0,
          })),
      ),
  }
  const dialect = pgliteDialect({ take: async () => client, close: () => database.close() })
  const db = new Kysely<Tables>({ dialect })
  return {
    async open(organizationId, epoch, outside) {
      wait = (work) => work
      const { rows } = await database.query<{ name: string }>(
        `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'
         and tablename not like '%migration%'`,
      )
      await database.exec(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`)
      await db.insertInto('org_head').values({ organization_id: organizationId, version: 0, epoch }).execute()
      wait = outside
      return {
        store: createSqlStore({ db, tables: modelTables, segments: createSegmentStore() }),
        guards: { ...customerGuards, ...employeeGuards },
        effects: customerEffects({ ownedByCustomer }),
        epoch,
      }
    },
    close: () => db.destroy(),
  }
}
