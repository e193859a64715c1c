import { importLimits } from '#shared/domain/employee-import/import-file.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { ObjectStorage } from '#server/platform/storage/object-storage.ts'
import { forgetImportUpload, listLeftImportUploads } from './import-upload.store.ts'

interface SweepParts {
  db: Db
  storage: ObjectStorage
  now: () => number
}

/** Removes files of employees that were imported, or that nobody imported within a day. */
export async function sweepImports({ db, storage, now }: SweepParts): Promise<void> {
  for (const key of await listLeftImportUploads(db, now() - importLimits.kept)) {
    await storage.remove(key)
    await forgetImportUpload(db, key)
  }
}
