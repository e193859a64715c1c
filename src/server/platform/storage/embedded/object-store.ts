import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { hasCode } from './s3-error.ts'
import type { ReceivedBody, Write } from './receive-body.ts'
import {
  discard,
  hexInName,
  hexOf,
  nameOfKey,
  pathsIn,
  placeDocument,
  readDocument,
  readDocuments,
  type StoreFiles,
  type StoreParts,
  syncFolder,
  writeDurably,
} from './store-folder.ts'

/** Bytes that are read at once. */
const PIECE = 256 * 1024
/** How often an object is looked for anew when it was replaced between two looks. */
const LOOKS = 5

export interface StoredObject {
  key: string
  /** Answered with it: `content-type`, `x-amz-meta-…`. */
  headers: Record<string, string>
  /** Without quotes. */
  etag: string
  size: number
  /** Milliseconds since 1970. */
  at: number
  /** Whose bytes it has. */
  body: string
  /** Bytes of each of its files. */
  segments: number[]
  /** The upload that made it, by which a repeated completion is known. */
  uploadId?: string
}

/** From the first byte up to, and without, the last. */
export interface Span {
  start: number
  end: number
}

/** An object and the bytes that were asked of it. Its file is open: `rest` is read to its end or given up by `return`. */
export interface OpenedObject {
  object: StoredObject
  first: IteratorResult<Bytes, void>
  rest: AsyncGenerator<Bytes, void>
}
type Bytes = Uint8Array<ArrayBuffer>

/** Writes a body. */
export type Fill = (write: Write) => Promise<ReceivedBody>

export interface ObjectStore {
  find: (key: string) => Promise<StoredObject | undefined>
  /** Those that are there, in the order of these keys. */
  findAll: (keys: readonly string[]) => Promise<StoredObject[]>
  /**
   * An object and its bytes; undefined where there is none. Reading one that was sent in parts breaks off if it is replaced or
   * removed meanwhile: nobody gets bytes of two objects.
   */
  open: (key: string, spanOf: (object: StoredObject) => Span) => Promise<OpenedObject | undefined>
  /** Keeps what `fill` writes as an object, unless it throws. */
  put: (key: string, headers: Record<string, string>, fill: Fill) => Promise<ReceivedBody>
  /** Makes an object of a body that lies in its folder; takes the body away again if that fails. */
  place: (object: StoredObject) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Every key in hex that begins so, in order. */
  hexKeys: (prefix: string) => Promise<string[]>
}

export function createObjectStore(parts: StoreParts): ObjectStore {
  const { files, folder, now } = parts
  const paths = pathsIn(folder)
  const find = (key: string) => readDocument<StoredObject>(files, paths.object(nameOfKey(key)))

  const place = async (object: StoredObject) => {
    const before = await find(object.key)
    try {
      await syncFolder(files, paths.body(object.body))
      await syncFolder(files, join(folder, 'bodies'))
      await placeDocument(parts, paths.object(nameOfKey(object.key)), object)
      await syncFolder(files, join(folder, 'objects'))
    } catch (cause) {
      // It may have come so far that the object refers to this body.
      if ((await find(object.key))?.body !== object.body) await discard(files, paths.body(object.body))
      throw cause
    }
    if (before && before.body !== object.body) await discard(files, paths.body(before.body))
  }

  return {
    find,
    place,

    findAll: (keys) =>
      readDocuments<StoredObject>(
        files,
        keys.map((key) => paths.object(nameOfKey(key))),
      ),

    async open(key, spanOf) {
      for (let look = 1; ; look += 1) {
        const object = await find(key)
        if (object === undefined) return undefined
        const rest = readSpan(parts, object, spanOf(object))
        try {
          return { object, first: await rest.next(), rest }
        } catch (cause) {
          // It was replaced between the two looks.
          if (!hasCode(cause, 'ENOENT') || look === LOOKS) throw cause
        }
      }
    },

    async put(key, headers, fill) {
      const body = randomUUID()
      const received = await fillBody(parts, body, fill)
      const { size, md5: etag } = received
      await place({ key, headers, etag, size, at: now(), body, segments: [size] })
      return received
    },

    async remove(key) {
      const object = await find(key)
      if (object === undefined) return
      await files.rm(paths.object(nameOfKey(key)), { force: true })
      await syncFolder(files, join(folder, 'objects'))
      await discard(files, paths.body(object.body))
    },

    hexKeys: (prefix) => hexKeys(parts, hexOf(prefix)),
  }
}

async function fillBody({ files, folder }: StoreParts, body: string, fill: Fill): Promise<ReceivedBody> {
  const paths = pathsIn(folder)
  try {
    await files.mkdir(paths.body(body), { mode: 0o700 })
    return await writeDurably(files, paths.segment(body, 1), fill)
  } catch (cause) {
    await discard(files, paths.body(body))
    throw cause
  }
}

async function hexKeys(parts: StoreParts, beginning: string): Promise<string[]> {
  const keys: string[] = []
  for (const file of await parts.files.readdir(join(parts.folder, 'objects'))) {
    const key = await hexKeyOf(parts, file.slice(0, -'.json'.length))
    if (key?.startsWith(beginning)) keys.push(key)
  }
  return keys.toSorted()
}

async function hexKeyOf({ files, folder }: StoreParts, name: string): Promise<string | undefined> {
  const named = hexInName(name)
  if (named !== undefined) return named
  const object = await readDocument<StoredObject>(files, pathsIn(folder).object(name))
  return object && hexOf(object.key)
}

async function* readSpan(
  { files, folder }: StoreParts,
  { body, segments }: StoredObject,
  { start, end }: Span,
): AsyncGenerator<Bytes, void> {
  let offset = 0
  for (const [index, size] of segments.entries()) {
    const from = Math.max(start - offset, 0)
    const to = Math.min(end - offset, size)
    if (from < to) yield* readFile(files, pathsIn(folder).segment(body, index + 1), { start: from, end: to })
    offset += size
  }
}

async function* readFile(files: StoreFiles, path: string, { start, end }: Span): AsyncGenerator<Bytes, void> {
  const file = await files.open(path, 'r')
  try {
    for (let at = start; at < end;) {
      const piece = new Uint8Array(Math.min(PIECE, end - at))
      const { bytesRead } = await file.read(piece, 0, piece.length, at)
      if (bytesRead === 0) throw new Error(`${path} is shorter than what is known of it`)
      at += bytesRead
      yield piece.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
