import type { UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { ObjectStorage } from '#server/platform/storage/object-storage.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { askStorage } from './ask-storage.ts'
import { findStoredObject, keepUpload, storageKey } from './stored-object.store.ts'

/** A file that parts can still be sent of. */
export function requireOpen(file: UploadedFile): UploadedFile {
  if (file.status !== '' || file.is_checked) throw new AppError('uploadOver')
  return file
}

interface OpenUploadParts {
  db: Db
  storage: ObjectStorage
  now: () => number
}

interface OpenUpload {
  key: string
  uploadId: string
}

/** The upload in parts of a file, begun here where it was not. Throws `uploadOver` where its parts were joined. */
export async function openUpload(
  { db, storage, now }: OpenUploadParts,
  { organizationId }: Scope,
  file: UploadedFile,
): Promise<OpenUpload> {
  const key = storageKey(organizationId, file)
  const found = await findOpen(db, key)
  if (found) return found
  const { uploadId } = await askStorage(() => storage.startUpload(key, { media: 'text/plain' }))
  if (await keepUpload(db, { organizationId, fileId: file.id, key, uploadId, at: now() }))
    return { key, uploadId }
  // Another request was quicker.
  await askStorage(() => storage.abortUpload(key, uploadId))
  const earlier = await findOpen(db, key)
  if (!earlier) throw new AppError('uploadOver')
  return earlier
}

async function findOpen(db: Db, key: string): Promise<OpenUpload | undefined> {
  const found = await findStoredObject(db, key)
  if (!found) return undefined
  if (found.uploadId === null) throw new AppError('uploadOver')
  return { key, uploadId: found.uploadId }
}
