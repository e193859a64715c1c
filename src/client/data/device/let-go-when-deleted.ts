import type { Dexie } from 'dexie'

const deleted = new WeakSet<Dexie>()

/** Whether somebody deleted the database while it was open here: it is not to be opened again. */
export const isDeleted = (database: Dexie): boolean => deleted.has(database)

/**
 * A database that somebody deletes is let go of for good. Dexie would open it again for the next live read, which the
 * deletion itself sets off, and an empty one would stand where everything was erased.
 */
export function letGoWhenDeleted(database: Dexie): void {
  database.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) return true
    deleted.add(database)
    database.close()
    return false
  })
}
