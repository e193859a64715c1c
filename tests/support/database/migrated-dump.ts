import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbedded } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { migrations } from '#server/schema.ts'
import { schemaFingerprint } from './schema-fingerprint.ts'

const MODULES = join(import.meta.dirname, '../../../node_modules')
const FOLDER = join(MODULES, '.cache/castellan-tests')

/** An embedded database with the whole schema, to start others from: making one takes seconds, so it is kept. */
export async function migratedDump(): Promise<Uint8Array<ArrayBuffer>> {
  const pglite = await readFile(join(MODULES, '@electric-sql/pglite/package.json'), 'utf8')
  const name = `${schemaFingerprint(pglite)}.dump`
  try {
    return new Uint8Array(await readFile(join(FOLDER, name)))
  } catch {
    const dump = await makeDump()
    await keep(name, dump)
    return dump
  }
}

async function makeDump() {
  const database = await openEmbedded(undefined)
  await migrate(database, migrations)
  const dump = await database.dump()
  await database.close()
  return dump
}

/** Under another name first, so that a worker that looks meanwhile never reads half of it. */
async function keep(name: string, dump: Uint8Array) {
  await mkdir(FOLDER, { recursive: true })
  const unfinished = join(FOLDER, `${randomUUID()}.unfinished`)
  await writeFile(unfinished, dump)
  await rename(unfinished, join(FOLDER, name))
  const outdated = (await readdir(FOLDER)).filter((file) => file.endsWith('.dump') && file !== name)
  for (const file of outdated) await rm(join(FOLDER, file), { force: true })
}
