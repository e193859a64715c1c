import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'kysely'
import { rotateEpochs } from '#server/platform/sync/head.ts'
import { type Database, openEmbedded } from './database.ts'
import { FolderProblem, lockFolder } from './folder-lock.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

const DATABASE = 'database'

/**
 * Writes the embedded database of a site into one file, which its owner alone may read. The server must not be running.
 * The file is there as a whole or not at all; secrets in it stay sealed, with keys that are not in it. Throws
 * `FolderProblem` with a sentence for the person at the terminal.
 */
export async function backUp(folder: string, file: string): Promise<{ bytes: number }> {
  if (!existsSync(join(folder, DATABASE))) throw new FolderProblem(`There is no database in ${folder}.`)
  if (existsSync(file)) throw new FolderProblem(`${file} is there already. Choose another name.`)
  const release = lockFolder(folder)
  try {
    const database = await openEmbedded(join(folder, DATABASE))
    try {
      const packed = await compress(await database.unhurried(() => database.dump()))
      await writeWhole(file, packed)
      return { bytes: packed.length }
    } finally {
      await database.close()
    }
  } finally {
    release()
  }
}

/**
 * Puts a site's embedded database back to what a file of `backUp` holds, and begins a new history, so that devices read
 * everything again and send what the file does not know. What was there is kept beside it, under the name that is
 * given back. A file that holds no database changes nothing. Throws `FolderProblem`.
 */
export async function restore(file: string, folder: string, at: Date): Promise<{ kept: string | undefined }> {
  const dump = await readBackup(file)
  const release = lockFolder(folder)
  const [place, made] = [join(folder, DATABASE), join(folder, `${DATABASE}.restored`)]
  try {
    await rm(made, { recursive: true, force: true })
    await prepare(made, dump, file)
    const kept = existsSync(place)
      ? `${place}.before-${at.toISOString().replaceAll(/[:.]/g, '-')}`
      : undefined
    if (kept) await rename(place, kept)
    await rename(made, place)
    return { kept }
  } finally {
    await rm(made, { recursive: true, force: true })
    release()
  }
}

async function readBackup(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await decompress(await readFile(file)))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new FolderProblem(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} is no backup, or a part of one (${code}).`,
      { cause },
    )
  }
}

async function prepare(folder: string, dump: Uint8Array<ArrayBuffer>, file: string): Promise<void> {
  let database: Database | undefined
  try {
    database = await openEmbedded(folder, dump)
    await sql`select 1 from org_head limit 1`.execute(database.db)
    await rotateEpochs(database.db)
  } catch (cause) {
    throw new FolderProblem(`${file} holds no database of Castellan.`, { cause })
  } finally {
    await database?.close()
  }
}

/** Under another name first, so that a full disk leaves no half of a file under the right one. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const unfinished = `${file}.unfinished`
  await mkdir(dirname(file), { recursive: true })
  try {
    const handle = await open(unfinished, 'w', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (cause) {
    await rm(unfinished, { force: true })
    const { code } = cause as NodeJS.ErrnoException
    throw new FolderProblem(`${file} could not be written (${code}).`, { cause })
  }
}
