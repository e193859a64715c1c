import { randomUUID } from 'node:crypto'
import { type Database, openEmbedded, openPostgres } from '#server/platform/database/database.ts'
import { migratedDump } from './migrated-dump.ts'
import { createFromTemplate, dropDatabase } from './postgres-template.ts'

/** The PostgreSQL server on which the tests run; without it they run on the embedded database. */
const address = process.env['TEST_DATABASE_ADDRESS']

/** Opens a fresh database with the whole schema and no rows; closing it leaves nothing behind. */
export async function openTestDatabase(): Promise<Database> {
  if (!address) return openEmbedded(undefined, await migratedDump())
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const database = openPostgres(await createFromTemplate(address, name))
  return {
    ...database,
    close: async () => {
      await database.close()
      await dropDatabase(address, name)
    },
  }
}
