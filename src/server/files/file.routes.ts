import { endpoints } from '#shared/contract/endpoints.ts'
import { FILE_KEY, fileKey, type UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { FileLinks } from '#server/platform/files/file-links.ts'
import type { ServedFile } from '#server/platform/files/served-file.ts'
import { carryOut } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { StorageError } from '#server/platform/storage/object-storage.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireCustomer, requireWritable, type Scope } from '#server/platform/sync/scope.ts'
import { readCustomer } from '#server/customers/customer.store.ts'
import { askStorage } from './ask-storage.ts'
import { listFiles, readFile } from './file.store.ts'
import { LINK_SECONDS } from './link-seconds.ts'
import { openUpload, requireOpen } from './open-upload.ts'
import { findStoredObject, storageKey } from './stored-object.store.ts'
import type { UploadRouteParts } from './upload.routes.ts'

interface FileRouteParts extends UploadRouteParts {
  bus: Bus
  links: FileLinks
  /** What there is besides files of companies, by key. */
  files: ReadonlyMap<string, ServedFile>
}

/** Links are given to who may read a file, and good for whoever has one. */
export function mountFileRoutes({ mount, open }: Mounts, parts: FileRouteParts) {
  const { db, links, files } = parts

  mount(endpoints.getFileLink, async ({ c, body: { action, key } }) => {
    const { id } = FILE_KEY.exec(key)?.groups ?? {}
    if (id === undefined) return { url: await links.sign(key) }
    const file = await fileOf(parts, c.var.scope, key, action)
    return {
      url:
        action === 'get'
          ? await linkToGet(parts, c.var.scope, file)
          : await linkToPut(parts, c.var.scope, file),
    }
  })

  open(endpoints.getFile, async ({ c, params: { type, name }, query }) => {
    const key = `${type}/${name}`
    await links.check(key, query)
    const file = files.get(key)
    if (!file) throw new AppError('notFound')
    return c.body(await file.read(), 200, {
      'Content-Type': file.media,
      'Content-Disposition': `inline; filename="${name}"`,
      'Cache-Control': 'no-store',
    })
  })

  mount(endpoints.listFiles, async ({ c, params }) => {
    requireCustomer(c.var.scope, params.id)
    const customerId = params.id.toLowerCase()
    const { row: customer } = await readCustomer(db, c.var.scope, customerId)
    const found = await listFiles(db, c.var.scope, customerId)
    return found.map(({ id, file_name, file_size, status, fault, uploaded, vendor }) => ({
      file: { id, file_name, customer_name: customer.name, file_size, status, fault, uploaded },
      vendor,
      customer: customerId,
    }))
  })

  mount(endpoints.deleteFile, async ({ c, params: { id }, query: { ends = null } }) => {
    const { customer_id: customerId } = await readFile(db, c.var.scope, id)
    await carryOut(parts.bus, c, 'file.delete', { id: id.toLowerCase(), customerId, ends })
  })
}

/** The file of a key, for who may do this with it; `notFound` where they may not see its company. */
async function fileOf(
  { db }: FileRouteParts,
  scope: Scope,
  key: string,
  action: 'get' | 'put',
): Promise<UploadedFile> {
  const { id = '' } = FILE_KEY.exec(key)?.groups ?? {}
  const level = action === 'get' ? 'readOnly' : 'manage'
  if (!reaches(levelOf(scope.permissions, 'companies'), level)) throw new AppError('noPermission')
  if (action === 'put') requireWritable(scope)
  const file = await readFile(db, scope, id)
  if (fileKey(file) !== key) throw new AppError('notFound')
  return file
}

async function linkToGet(
  { db, storage }: FileRouteParts,
  { organizationId }: Scope,
  file: UploadedFile,
): Promise<string> {
  if (file.status !== 'Uploaded') throw new AppError('notFound')
  const stored = await findStoredObject(db, storageKey(organizationId, file))
  if (!stored) throw new AppError('downloadNotSigned')
  try {
    return await storage.signGet(stored.key, {
      fileName: file.file_name,
      media: 'application/octet-stream',
      seconds: LINK_SECONDS,
    })
  } catch (cause) {
    if (cause instanceof StorageError) throw new AppError('downloadNotSigned', { cause })
    throw cause
  }
}

/** All of a file is put as its only part, so that nothing can be put any more once the upload is over. */
async function linkToPut(parts: FileRouteParts, scope: Scope, file: UploadedFile): Promise<string> {
  const { key, uploadId } = await openUpload(parts, scope, requireOpen(file))
  return askStorage(() =>
    parts.storage.signPart(key, uploadId, 1, { size: file.file_size, seconds: LINK_SECONDS }),
  )
}
