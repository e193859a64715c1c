import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Fill, ObjectStore, StoredObject } from './object-store.ts'
import type { ReceivedBody } from './receive-body.ts'
import { hasCode, S3Error } from './s3-error.ts'
import {
  discard,
  pathsIn,
  placeDocument,
  readDocument,
  readDocuments,
  type StoreFiles,
  type StoreParts,
  syncFolder,
  writeDurably,
} from './store-folder.ts'

export interface Upload {
  id: string
  key: string
  headers: Record<string, string>
  /** Milliseconds since 1970. */
  at: number
}

export interface Part {
  number: number
  /** Without quotes. */
  etag: string
  size: number
  at: number
}

/** Which file has the bytes of a part. */
interface StoredPart extends Part {
  bytes: string
}

/** What an upload is to be completed with. */
export type ListedPart = Pick<Part, 'number' | 'etag'>

export interface UploadStore {
  start: (key: string, headers: Record<string, string>) => Promise<Upload>
  /** Throws `NoSuchUpload`, as all of these do. */
  find: (key: string, id: string) => Promise<Upload>
  /** Keeps what `fill` writes as a part, in place of an earlier one, unless it throws. */
  putPart: (upload: Upload, number: number, fill: Fill) => Promise<ReceivedBody>
  /** In order. */
  parts: (upload: Upload) => Promise<Part[]>
  /** Makes an object of the listed parts; done again, it finds the same object. Answers with the object's etag. */
  complete: (key: string, id: string, listed: readonly ListedPart[]) => Promise<string>
  abort: (upload: Upload) => Promise<void>
  list: () => Promise<Upload[]>
}

interface UploadParts extends StoreParts {
  objects: ObjectStore
  /** Bytes of every part but the last. */
  minimumPart: number
}

export function createUploadStore(parts: UploadParts): UploadStore {
  const { files, folder, now, objects } = parts
  const paths = pathsIn(folder)

  const find = async (key: string, id: string) => {
    const upload = isId(id) ? await readDocument<Upload>(files, paths.uploadFacts(id)) : undefined
    if (upload?.key !== key) throw noSuchUpload()
    return upload
  }

  return {
    find,

    async start(key, headers) {
      const upload = { id: randomUUID(), key, headers, at: now() }
      await files.mkdir(paths.upload(upload.id), { mode: 0o700 })
      try {
        await placeDocument(parts, paths.uploadFacts(upload.id), upload)
        await syncFolder(files, paths.upload(upload.id))
        await syncFolder(files, join(folder, 'uploads'))
      } catch (cause) {
        await discard(files, paths.upload(upload.id))
        throw cause
      }
      return upload
    },

    putPart: (upload, number, fill) => ending(() => putPart(parts, upload, number, fill)),

    async parts({ id }) {
      const names = await ending(() => files.readdir(paths.upload(id)))
      const documents = names.filter((name) => /^\d{5}\.json$/.test(name)).toSorted()
      return readDocuments<StoredPart>(
        files,
        documents.map((name) => join(paths.upload(id), name)),
      )
    },

    async complete(key, id, listed) {
      const etag = etagOf(listed)
      const made = await objects.find(key)
      // The answer to the first completion was lost, or the process ended before the upload was gone.
      if (made?.uploadId === id && made.etag === etag) {
        await end(parts, id)
        return etag
      }
      await objects.place(await ending(async () => stitch(parts, await find(key, id), listed)))
      await end(parts, id)
      return etag
    },

    abort: ({ id }) => end(parts, id),

    async list() {
      const ids = (await files.readdir(join(folder, 'uploads'))).filter(isId)
      return readDocuments<Upload>(files, ids.map(paths.uploadFacts))
    },
  }
}

const isId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

const noSuchUpload = (cause?: unknown): S3Error =>
  new S3Error(
    'NoSuchUpload',
    'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
    { cause },
  )

/** An upload's folder may be gone from one step to the next: then somebody has ended the upload. */
async function ending<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw hasCode(cause, 'ENOENT') ? noSuchUpload(cause) : cause
  }
}

const readPart = ({ files, folder }: StoreParts, id: string, number: number) =>
  readDocument<StoredPart>(files, pathsIn(folder).part(id, number))

async function putPart(parts: StoreParts, { id }: Upload, number: number, fill: Fill): Promise<ReceivedBody> {
  const { files, folder, now } = parts
  const paths = pathsIn(folder)
  const bytes = randomUUID()
  let before: StoredPart | undefined
  try {
    const received = await writeDurably(files, paths.partBytes(id, bytes), fill)
    before = await readPart(parts, id, number)
    const part: StoredPart = { number, etag: received.md5, size: received.size, at: now(), bytes }
    await placeDocument(parts, paths.part(id, number), part)
    await syncFolder(files, paths.upload(id))
    return received
  } finally {
    // Either these bytes are the part's now, or those before still are.
    const current = await readPart(parts, id, number)
    if (current?.bytes !== bytes) await discard(files, paths.partBytes(id, bytes))
    if (before && current?.bytes !== before.bytes) await discard(files, paths.partBytes(id, before.bytes))
  }
}

/**
 * The object that the listed parts make. Its body has the very files of the parts, under names of its own: nothing is
 * copied, and the upload stays as it is until the object is there.
 */
async function stitch(
  parts: UploadParts,
  { id, key, headers }: Upload,
  listed: readonly ListedPart[],
): Promise<StoredObject> {
  const { files, folder, now } = parts
  const paths = pathsIn(folder)
  const body = randomUUID()
  const segments: number[] = []
  try {
    await files.mkdir(paths.body(body), { mode: 0o700 })
    for (const [index, { number, etag }] of listed.entries()) {
      const size = await takePart(parts, id, { number, etag }, paths.segment(body, index + 1))
      if (size < parts.minimumPart && index < listed.length - 1) throw tooSmall(number, size, parts)
      segments.push(size)
    }
  } catch (cause) {
    await discard(files, paths.body(body))
    throw cause
  }
  const size = segments.reduce((sum, segment) => sum + segment, 0)
  return { key, headers, etag: etagOf(listed), size, at: now(), body, segments, uploadId: id }
}

/** Gives the bytes of a part another name, and answers with their number. A part that is being replaced is looked at again. */
async function takePart(
  parts: StoreParts,
  id: string,
  { number, etag }: ListedPart,
  target: string,
): Promise<number> {
  const { files, folder } = parts
  for (let look = 1; ; look += 1) {
    const part = await readPart(parts, id, number)
    if (part?.etag !== etag) {
      throw new S3Error('InvalidPart', 'One or more of the specified parts could not be found.', {
        details: { PartNumber: String(number) },
      })
    }
    try {
      await linkOrCopy(files, pathsIn(folder).partBytes(id, part.bytes), target)
      return part.size
    } catch (cause) {
      if (!hasCode(cause, 'ENOENT') || look === LOOKS) throw cause
    }
  }
}

/** How often a part is looked for anew when it was replaced between two looks. */
const LOOKS = 5

/** Not every file system lets a file have two names. */
async function linkOrCopy(files: StoreFiles, source: string, target: string): Promise<void> {
  try {
    await files.link(source, target)
  } catch (cause) {
    if (!hasCode(cause, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw cause
    await files.copyFile(source, target)
    const copy = await files.open(target, 'r+')
    try {
      await copy.sync()
    } finally {
      await copy.close()
    }
  }
}

const tooSmall = (number: number, size: number, { minimumPart }: UploadParts): S3Error =>
  new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
    details: {
      PartNumber: String(number),
      ProposedSize: String(size),
      MinSizeAllowed: String(minimumPart),
    },
  })

/** As S3 makes it of the etags of parts: https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity.html */
function etagOf(listed: readonly ListedPart[]): string {
  const hash = createHash('md5')
  for (const { etag } of listed) hash.update(etag, 'hex')
  return `${hash.digest('hex')}-${listed.length}`
}

/** An upload that is ended is gone in one step, and then its bytes go. */
async function end({ files, folder }: StoreParts, id: string): Promise<void> {
  const paths = pathsIn(folder)
  const ended = paths.ended()
  try {
    await files.rename(paths.upload(id), ended)
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return
    throw cause
  }
  await syncFolder(files, join(folder, 'uploads'))
  await discard(files, ended)
}
