import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { extensionOf, fileProblem } from '#shared/domain/files/file-rules.ts'
import { isVendorSupported } from '#shared/domain/files/log-vendors.ts'
import {
  fileKey,
  fileLimits,
  partCount,
  partSize,
  type UploadedFile,
} from '#shared/domain/files/uploaded-file.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { ObjectStorage } from '#server/platform/storage/object-storage.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { askStorage } from './ask-storage.ts'
import { requestCheck } from './check-file.jobs.ts'
import { readFile, usedBytes } from './file.store.ts'
import { LINK_SECONDS } from './link-seconds.ts'
import { closeUpload, findStoredObject, storageKey } from './stored-object.store.ts'
import { openUpload, requireOpen } from './open-upload.ts'

export interface UploadRouteParts extends CommitParts {
  db: Db
  storage: ObjectStorage
  jobs: Pick<Jobs, 'send'>
  /** How much the files of one organization may take up, in bytes. */
  fileQuota: number
  now: () => number
}

/** How a file gets here: begun, sent in parts to signed addresses, ended (FILE-02). */
export function mountUploadRoutes({ mount }: Mounts, parts: UploadRouteParts) {
  const { db, storage } = parts

  mount(endpoints.beginUpload, async ({ c, params, body }) => {
    requireCustomer(c.var.scope, params.id)
    const { file_name: name, extension, size, vendor } = body
    const problem = fileProblem({ name, size })
    if (problem) throw new AppError(problem)
    if (extension.replace(/^\./, '').toLowerCase() !== extensionOf(name))
      throw new AppError('fileTypeInvalid')
    const file = await begin(parts, c.var.scope, {
      id: body.id?.toLowerCase() ?? uuidv7(),
      customer_id: params.id.toLowerCase(),
      file_name: name,
      extension: extensionOf(name),
      vendor,
      file_size: size,
    })
    return {
      id: file.id,
      key: fileKey(file),
      validVendor: isVendorSupported(vendor),
      partSize: fileLimits.part,
      parts: partCount(size),
    }
  })

  mount(endpoints.linkFileParts, async ({ c, params: { id }, body }) => {
    const file = requireOpen(await readFile(db, c.var.scope, id))
    if (body.parts.some((part) => part > partCount(file.file_size))) throw new AppError('failedValidation')
    const { key, uploadId } = await openUpload(parts, c.var.scope, file)
    return Promise.all(
      body.parts.map(async (part) => {
        const size = partSize(file.file_size, part)
        const url = await askStorage(() =>
          storage.signPart(key, uploadId, part, { size, seconds: LINK_SECONDS }),
        )
        return { part, size, url }
      }),
    )
  })

  mount(endpoints.listFileParts, async ({ c, params: { id } }) => {
    const file = requireOpen(await readFile(db, c.var.scope, id))
    const { key, uploadId } = await openUpload(parts, c.var.scope, file)
    const found = await askStorage(() => storage.listParts(key, uploadId))
    return found.map(({ partNumber: part, size }) => ({ part, size }))
  })

  mount(endpoints.completeUpload, async ({ c, params: { id }, body: { sha256 } }) => {
    const file = await readFile(db, c.var.scope, id)
    // The answer to the first request was lost, or somebody wants to know how it ended.
    if (file.is_checked || file.status === 'Uploaded' || file.status === 'Failed') return file
    requireOpen(file)
    const stored = await findStoredObject(db, storageKey(c.var.scope.organizationId, file))
    if (!stored) throw new AppError('uploadIncomplete')
    if (stored.uploadId !== null) {
      await join(storage, { key: stored.key, uploadId: stored.uploadId }, file)
      await closeUpload(db, stored.key, sha256)
    }
    const checked = await markChecked(parts, c.var.scope, file.id)
    await requestCheck(parts.jobs, { organizationId: c.var.scope.organizationId, fileId: file.id })
    return checked
  })
}

type NewFile = Pick<UploadedFile, 'id' | 'customer_id' | 'file_name' | 'extension' | 'vendor' | 'file_size'>

const isSame = (one: NewFile, other: NewFile) =>
  one.customer_id === other.customer_id &&
  one.file_name === other.file_name &&
  one.vendor === other.vendor &&
  one.file_size === other.file_size

function begin(parts: UploadRouteParts, { organizationId, userId }: Scope, file: NewFile) {
  return commit(parts, organizationId, async (work) => {
    await work.load('uploadedFile', [file.id])
    const { row } = work.get('uploadedFile', file.id)
    if (row) {
      if (!isSame(row, file)) throw new AppError('alreadyExists')
      return row
    }
    // Two that begin at once are weighed one after the other.
    await work.load('organization', [organizationId])
    if ((await usedBytes(work.tx, organizationId)) + file.file_size > parts.fileQuota)
      throw new AppError('fileQuotaReached')
    const begun: UploadedFile = {
      ...file,
      status: '',
      fault: null,
      is_checked: false,
      begun_at: new Date(parts.now()).toISOString(),
      uploaded: null,
      uploaded_by: userId,
    }
    work.put('uploadedFile', begun)
    return begun
  })
}

/** Makes one object of the parts, once they are all there. Repeated, it is harmless. */
async function join(
  storage: ObjectStorage,
  { key, uploadId }: { key: string; uploadId: string },
  file: UploadedFile,
): Promise<void> {
  const isThere = async () => (await askStorage(() => storage.head(key)))?.size === file.file_size
  const found = await storage.listParts(key, uploadId).catch(async (cause: unknown) => {
    // The parts were joined, and nobody was left to keep it.
    if (await isThere()) return undefined
    return askStorage(() => Promise.reject(cause))
  })
  if (!found) return
  const sorted = found.toSorted((a, b) => a.partNumber - b.partNumber)
  const isWhole =
    sorted.every(({ partNumber }, at) => partNumber === at + 1) &&
    sorted.reduce((sum, { size }) => sum + size, 0) === file.file_size
  if (!isWhole) throw new AppError('uploadIncomplete')
  await askStorage(() => storage.completeUpload(key, uploadId, sorted))
}

function markChecked(parts: UploadRouteParts, { organizationId }: Scope, id: string) {
  return commit(parts, organizationId, async (work) => {
    await work.load('uploadedFile', [id])
    const { row } = work.get('uploadedFile', id)
    if (!row) throw new AppError('notFound')
    if (row.status !== '') throw new AppError('uploadOver')
    const checked: UploadedFile = { ...row, is_checked: true }
    work.put('uploadedFile', checked)
    return checked
  })
}
