import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { createTextJudge } from '#shared/domain/files/text-judge.ts'
import type { FileFault, UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import { type ObjectStorage, StorageError } from '#server/platform/storage/object-storage.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { findStoredObject, storageKey, type StoredObject } from './stored-object.store.ts'

/** In bytes, and so in memory. */
const READ_AT_ONCE = 8 * 1024 * 1024

interface CheckParts extends CommitParts {
  storage: ObjectStorage
  now: () => number
}

interface AskedFile {
  organizationId: string
  fileId: string
}

const QUEUE = 'check-file'

/** Compares what arrived with what was sent, and looks whether it is what it is called. */
export const fileChecks = defineJob<CheckParts, AskedFile>({ queue: QUEUE, parallel: 1, act: checkFile })

export const requestCheck = (jobs: Pick<Jobs, 'send'>, file: AskedFile): Promise<void> =>
  jobs.send(QUEUE, file, file.fileId)

/** Has files looked at that nobody looks at, as after a crash. */
export async function requestForgottenChecks(
  parts: CheckParts & { jobs: Pick<Jobs, 'send'> },
): Promise<void> {
  const { rows } = await sql<AskedFile>`
    select organization_id as "organizationId", id as "fileId" from uploaded_file
    where is_checked and status = ''`.execute(parts.db)
  for (const file of rows) await requestCheck(parts.jobs, file)
}

/** Ends the upload of a file that is checked: repeated, it finds the same. */
export async function checkFile(parts: CheckParts, { organizationId, fileId }: AskedFile): Promise<void> {
  const file = await findChecked(parts, { organizationId, fileId })
  if (!file) return
  const stored = await findStoredObject(parts.db, storageKey(organizationId, { id: fileId, ...file }))
  const fault = stored ? await faultOf(parts.storage, stored, file.size) : 'notReadable'
  await commit(parts, organizationId, async (work) => {
    await work.load('uploadedFile', [fileId])
    const { row } = work.get('uploadedFile', fileId)
    if (!row?.is_checked || row.status !== '') return
    const checked = { ...row, is_checked: false, fault: fault ?? null }
    const ended: UploadedFile = fault
      ? { ...checked, status: 'Failed' }
      : { ...checked, status: 'Uploaded', uploaded: new Date(parts.now()).toISOString() }
    work.put('uploadedFile', ended)
  })
}

async function findChecked(
  { db }: CheckParts,
  { organizationId, fileId }: AskedFile,
): Promise<{ customer_id: string; size: number } | undefined> {
  const { rows } = await sql<{ customer_id: string; size: string }>`
    select customer_id::text, file_size::text as size from uploaded_file
    where organization_id = ${organizationId}::uuid and id = ${fileId}::uuid and is_checked and status = ''`.execute(
    db,
  )
  const [found] = rows
  return found && { ...found, size: Number(found.size) }
}

async function faultOf(
  storage: ObjectStorage,
  { key, sha256 }: StoredObject,
  size: number,
): Promise<FileFault | undefined> {
  const hash = createHash('sha256')
  const judge = createTextJudge()
  try {
    for (let start = 0; start < size; start += READ_AT_ONCE) {
      const bytes = await storage.read(key, { start, end: Math.min(size, start + READ_AT_ONCE) })
      hash.update(bytes)
      judge.push(bytes)
    }
  } catch (cause) {
    if (cause instanceof StorageError && cause.reason === 'notThere') return 'notReadable'
    throw cause
  }
  if (hash.digest('hex') !== sha256) return 'hashDiffers'
  return judge.isText() ? undefined : 'contentInvalid'
}
