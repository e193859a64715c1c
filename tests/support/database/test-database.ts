import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openEmbedded } from '#server/platform/database/database.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { migratedDump } from './migrated-dump.ts'
import { createFromFilled, createFromTemplate, dropDatabase } from './postgres-template.ts'

/** The PostgreSQL server on which the tests run; without it they run on the embedded database. */
const address = process.env['TEST_DATABASE_ADDRESS']

type Fill = (database: Database) => Promise<unknown>

/** Opens a fresh database with the whole schema and no rows; closing it leaves nothing behind. */
export async function openTestDatabase(): Promise<Database> {
  if (!address) return openEmbedded(undefined, await migratedDump())
  const name = nameOfDatabase()
  return dropped(name, openPostgres(await createFromTemplate(address, name)))
}

/**
 * Opens a database of one's own that holds what `fill` puts into an empty one. Filled once a run and name: everybody
 * else starts from a copy, which takes a third of the time.
 */
export async function openFilledDatabase(name: string, fill: Fill): Promise<Database> {
  if (!address) return openEmbedded(undefined, await filledDump(name, fill))
  const run = basename(inject('filledDatabases')).replaceAll(/\W/g, '_').toLowerCase()
  const own = nameOfDatabase()
  return dropped(own, openPostgres(await createFromFilled(address, own, `filled_${name}_${run}`, fill)))
}

const nameOfDatabase = () => `test_${randomUUID().replaceAll('-', '')}`

const dropped = (name: string, database: Database): Database => ({
  ...database,
  close: async () => {
    await database.close()
    if (address) await dropDatabase(address, name)
  },
})

async function filledDump(name: string, fill: Fill): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(inject('filledDatabases'), `${name}.dump`)
  try {
    return new Uint8Array(await readFile(file))
  } catch {
    const database = await openEmbedded(undefined, await migratedDump())
    await fill(database)
    const dump = await database.dump()
    await database.close()
    // Under another name first, so that a worker that looks meanwhile never reads half of it.
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, dump)
    await rename(unfinished, file)
    return dump
  }
}
