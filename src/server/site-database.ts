import { join } from 'node:path'
import { type Database, openEmbedded } from '#server/platform/database/database.ts'
import { FolderProblem, lockFolder } from '#server/platform/database/folder-lock.ts'
import { lacksRoom } from '#server/platform/database/health.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import type { Log } from '#server/platform/log.ts'
import type { SiteName } from './site-name.ts'

export interface OpenDatabase {
  database: Database
  /** Gives the data folder back. */
  release: () => void
}

/** Opens the database that the configuration names for a site. Throws `FolderProblem` where its folder is the reason. */
export async function openDatabase(
  name: SiteName,
  configuration: Configuration,
  log: Log,
): Promise<OpenDatabase> {
  const url = name === 'live' ? configuration.DATABASE_URL : configuration.TEST_DATABASE_URL
  if (url) return { database: openPostgres(url), release: () => {} }
  const folder = join(configuration.DATA_DIR, name)
  const release = lockFolder(folder)
  try {
    return { database: await openEmbedded(join(folder, 'database'), undefined, { log }), release }
  } catch (cause) {
    release()
    // It needs room to start, and says nothing of that itself.
    if (await lacksRoom(folder))
      throw new FolderProblem(`The disk of ${folder} is full: the database cannot start.`, { cause })
    throw cause
  }
}
