import { sql } from 'kysely'
import { fileLimits, type UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import { type ObjectStorage, StorageError } from '#server/platform/storage/object-storage.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { forgetStoredObject, knownKeys, listLeftOver, type StoredObject } from './stored-object.store.ts'

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
  const before = new Date(parts.now() - fileLimits.kept)
  await eachOf(parts, sql`status = '' and not is_checked and begun_at < ${before}`, (row) => ({
    ...row,
    status: 'Failed',
    fault: 'notFinished',
  }))
  const over = new Date(parts.now() - 2 * fileLimits.kept)
  await eachOf(parts, sql`status in ('Failed', 'Canceled') and begun_at < ${over}`, () => undefined)
  await removeLeftOver(parts)
  await abortUnknown(parts)
  await parts.tidyStorage()
}

type Row = { organizationId: string; ids: string[] }

/** Changes every file that is found, or removes it. */
async function eachOf(
  parts: SweepParts,
  where: ReturnType<typeof sql>,
  change: (row: UploadedFile) => UploadedFile | undefined,
): Promise<void> {
  const { rows } = await sql<Row>`
    select organization_id as "organizationId", array_agg(id::text) as ids
    from (select organization_id, id from uploaded_file where ${where} limit ${AT_ONCE}) found
    group by organization_id`.execute(parts.db)
  for (const { organizationId, ids } of rows)
    await commit(parts, organizationId, async (work) => {
      await work.load('uploadedFile', ids)
      for (const id of ids) {
        const { row } = work.get('uploadedFile', id)
        const next = row && change(row)
        if (next) work.put('uploadedFile', next)
        else work.remove('uploadedFile', id)
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
    if (at < now() - fileLimits.kept && old.length < AT_ONCE) old.push({ key, uploadId })
  const known = await knownKeys(
    db,
    old.map(({ key }) => key),
  )
  for (const { key, uploadId } of old)
    if (!known.has(key)) await storage.abortUpload(key, uploadId).catch(unlessGone)
}
