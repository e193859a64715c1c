import { v5 as uuidv5 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import {
  IMPORT_EXTENSIONS,
  IMPORT_KEY,
  importExtension,
  importKey,
  importLimits,
} from '#shared/domain/employee-import/import-file.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { ObjectStorage } from '#server/platform/storage/object-storage.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { readCustomer } from '#server/customers/customer.store.ts'
import { askStorage } from '#server/files/ask-storage.ts'
import { usedBytes } from '#server/files/file.store.ts'
import { LINK_SECONDS } from '#server/files/link-seconds.ts'
import { keepImport, listImports, readImport } from './employee-import.store.ts'
import { requestImport } from './import-employees.jobs.ts'
import {
  findImportUpload,
  importedBytes,
  importStorageKey,
  type ImportUpload,
  keepImportUpload,
} from './import-upload.store.ts'

interface ImportRouteParts extends CommitParts {
  db: Db
  storage: ObjectStorage
  jobs: Pick<Jobs, 'send'>
  /** How much the files of one organization may take up, in bytes. */
  fileQuota: number
  now: () => number
}

/** How a file of employees gets here, and what is told of its import (EMP-13). */
export function mountEmployeeImportRoutes({ mount }: Mounts, parts: ImportRouteParts) {
  const { db, storage, jobs, now } = parts

  mount(endpoints.linkEmployeeTemplate, async ({ c, body: { random, size, media } }) => {
    const { organizationId, userId } = c.var.scope
    if (size > importLimits.size) throw new AppError('fileTooLarge')
    const key = importKey(userId, random)
    await beginUpload(parts, { organizationId, userId, key, size, media })
    const url = await askStorage(() =>
      storage.signPut(importStorageKey(organizationId, key), { size, media, seconds: LINK_SECONDS }),
    )
    return { url, key }
  })

  mount(endpoints.importEmployees, async ({ c, params, body }) => {
    const { scope } = c.var
    const { organizationId, userId } = scope
    requireCustomer(scope, params.id)
    const customerId = params.id.toLowerCase()
    const { key, size, file_name: fileName, mapping = null } = body
    const extension = importExtension(fileName)
    if (body.extension.replace(/^\./, '').toLowerCase() !== extension || !isTaken(extension))
      throw new AppError('fileTypeInvalid')
    if (size > importLimits.size) throw new AppError('fileTooLarge')
    // Somebody else's file is as one that never came.
    if (IMPORT_KEY.exec(key)?.groups?.userId !== userId) throw new AppError('uploadIncomplete')
    const id = uuidv5(key, organizationId)
    const asked = { organizationId, id, customerId, userId, key, fileName, extension, size, mapping }
    const earlier = await readImport(db, scope, id).catch(unlessNotFound)
    if (!earlier) {
      const { row: customer } = await readCustomer(db, scope, customerId)
      if (!customer.active) throw new AppError('customerInactive')
      await requireArrived(parts, organizationId, key, size)
      await keepImport(db, asked, now())
    }
    const { problems: _, ...kept } = await readImport(db, scope, id)
    if (kept.company.id !== customerId) throw new AppError('alreadyExists')
    if (kept.ended_at === null) await requestImport(jobs, { organizationId, importId: id })
    return kept
  })

  mount(endpoints.listEmployeeImports, async ({ c, params }) => {
    requireCustomer(c.var.scope, params.id)
    return listImports(db, c.var.scope, params.id)
  })

  mount(endpoints.getEmployeeImport, ({ c, params }) => readImport(db, c.var.scope, params.id))
}

const isTaken = (extension: string) => (IMPORT_EXTENSIONS as readonly string[]).includes(extension)

const unlessNotFound = (cause: unknown) => {
  if (cause instanceof AppError && cause.code === 'notFound') return undefined
  throw cause
}

/** Keeps that a file is about to be put, where there is room for it. */
function beginUpload(parts: ImportRouteParts, upload: ImportUpload): Promise<void> {
  const { organizationId, key, size, media } = upload
  return commit(parts, organizationId, async (work) => {
    // Two that begin at once are weighed one after the other.
    await work.load('organization', [organizationId])
    const earlier = await findImportUpload(work.tx, organizationId, key)
    if (earlier) {
      if (earlier.size !== size || earlier.media !== media) throw new AppError('alreadyExists')
      return
    }
    const used = (await usedBytes(work.tx, organizationId)) + (await importedBytes(work.tx, organizationId))
    if (used + size > parts.fileQuota) throw new AppError('fileQuotaReached')
    await keepImportUpload(work.tx, upload, parts.now())
  })
}

async function requireArrived(
  { db, storage }: ImportRouteParts,
  organizationId: string,
  key: string,
  size: number,
): Promise<void> {
  const begun = await findImportUpload(db, organizationId, key)
  const there = begun && (await askStorage(() => storage.head(importStorageKey(organizationId, key))))
  if (begun?.size !== size || there?.size !== size) throw new AppError('uploadIncomplete')
}
