import { sql } from 'kysely'
import { fileLimits, type UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import { type ObjectStorage, StorageError } from '#server/platform/storage/object-storage.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import {
  forgetStoredObject,
  isStorageKey,
  knownUploads,
  listLeftOver,
  type StoredObject,
} from './stored-object.store.ts'

const AT_ONCE = 1000

export interface SweepParts extends CommitParts {
  storage: ObjectStorage
  tidyStorage: () => Promise<unknown>
  now: () => number
}

/**
 * Ends uploads that nobody ends, forgets those that came to nothing a day ago, and removes from the storage what is of no file
 * (FILE-05).
 */
export async function sweepFiles(parts: SweepParts): Promise<void> {
  await changeOld(parts)
  await removeLeftOver(parts)
  await abortUnknown(parts)
  await parts.tidyStorage()
}

/**
 * A file as it is once the sweep has seen it, `now` in milliseconds since 1970: itself, failed, or undefined where it is
 * forgotten.
 */
export function sweptFile(file: UploadedFile, now: number): UploadedFile | undefined {
  const age = now - Date.parse(file.begun_at)
  if (file.status === '' && !file.is_checked && age > fileLimits.kept)
    return { ...file, status: 'Failed', fault: 'notFinished' }
  const cameToNothing = file.status === 'Failed' || file.status === 'Canceled'
  return cameToNothing && age > 2 * fileLimits.kept ? undefined : file
}

async function changeOld(parts: SweepParts): Promise<void> {
  const now = parts.now()
  const { rows } = await sql<{ organizationId: string; ids: string[] }>`
    select organization_id as "organizationId", array_agg(id::text) as ids
    from (
      select organization_id, id from uploaded_file
      where status = '' and not is_checked and begun_at < ${new Date(now - fileLimits.kept)}
        or status in ('Failed', 'Canceled') and begun_at < ${new Date(now - 2 * fileLimits.kept)}
      limit ${AT_ONCE}) found
    group by organization_id`.execute(parts.db)
  for (const { organizationId, ids } of rows)
    await commit(parts, organizationId, async (work) => {
      await work.load('uploadedFile', ids)
      for (const id of ids) {
        const { row } = work.get('uploadedFile', id)
        if (!row) continue
        // It may have been ended since it was found.
        const swept = sweptFile(row, now)
        if (!swept) work.remove('uploadedFile', id)
        else if (swept !== row) work.put('uploadedFile', swept)
      }
    })
}

/** Removes from the storage what is of no file any more. */
export async function removeLeftOver(parts: Pick<SweepParts, 'db' | 'storage'>): Promise<void> {
  for (const stored of await listLeftOver(parts.db, AT_ONCE)) {
    await removeStored(parts.storage, stored)
    await forgetStoredObject(parts.db, stored.key)
  }
}

async function removeStored(storage: ObjectStorage, { key, uploadId }: StoredObject): Promise<void> {
  if (uploadId !== null) await storage.abortUpload(key, uploadId).catch(unlessGone)
  await storage.remove(key).catch(unlessGone)
}

const unlessGone = (cause: unknown) => {
  if (!(cause instanceof StorageError && cause.reason === 'notThere')) throw cause
}

/** Ends uploads in parts that were begun in the storage by a request that never came to keep them. */
async function abortUnknown({ db, storage, now }: SweepParts): Promise<void> {
  const old: { key: string; uploadId: string }[] = []
  for await (const { key, uploadId, at } of storage.listUploads(''))
    // A bucket may be shared with somebody else.
    if (isStorageKey(key) && at < now() - fileLimits.kept && old.length < AT_ONCE) old.push({ key, uploadId })
  const known = await knownUploads(
    db,
    old.map(({ uploadId }) => uploadId),
  )
  for (const { key, uploadId } of old)
    if (!known.has(uploadId)) await storage.abortUpload(key, uploadId).catch(unlessGone)
}
