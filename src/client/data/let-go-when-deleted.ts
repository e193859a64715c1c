import type { Dexie } from 'dexie'

/**
 * A database that somebody deletes is let go of for good. Dexie would open it again for the next live read, which the
 * deletion itself sets off, and an empty one would stand where everything was erased.
 */
export function letGoWhenDeleted(database: Dexie): void {
  database.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) return true
    database.close()
    return false
  })
}
