import { createHash, randomUUID } from 'node:crypto'
import type * as nodeFiles from 'node:fs/promises'
import { join } from 'node:path'
import { inParts } from '#shared/lib/in-parts.ts'
import { hasCode } from './s3-error.ts'

/** What is asked of the file system; tests hand in one that fails. */
export type StoreFiles = Pick<
  typeof nodeFiles,
  'copyFile' | 'link' | 'mkdir' | 'open' | 'readFile' | 'readdir' | 'rename' | 'rm' | 'stat'
>

export interface StoreParts {
  folder: string
  files: StoreFiles
  now: () => number
}

/** Bytes of the longest key that is a file name by itself, in hex; a name may have 255. */
const LONGEST_NAMED_KEY = 110

/**
 * Where things lie. No key is part of a path:
 *
 *     objects/<name>.json            what an object is, and which body it has
 *     bodies/<id>/1, 2, …            its bytes, in as many files as it was sent in
 *     uploads/<id>/upload.json       an upload in parts
 *     uploads/<id>/00001.json        what one of its parts is, and which bytes it has
 *     uploads/<id>/<id>.bytes
 *     unfinished/<id>                what is being written
 *     ended/<id>/                    what is being removed
 *
 * Something is there once its .json is, which comes last and in one step; what nobody refers to is swept.
 */
export const pathsIn = (folder: string) => ({
  object: (name: string) => join(folder, 'objects', `${name}.json`),
  body: (id: string) => join(folder, 'bodies', id),
  segment: (id: string, number: number) => join(folder, 'bodies', id, String(number)),
  upload: (id: string) => join(folder, 'uploads', id),
  uploadFacts: (id: string) => join(folder, 'uploads', id, 'upload.json'),
  part: (id: string, number: number) =>
    join(folder, 'uploads', id, `${String(number).padStart(5, '0')}.json`),
  partBytes: (id: string, bytes: string) => join(folder, 'uploads', id, `${bytes}.bytes`),
  unfinished: () => join(folder, 'unfinished', randomUUID()),
  ended: () => join(folder, 'ended', randomUUID()),
})

/** The places that are there from the start. */
export const PLACES = ['objects', 'bodies', 'uploads', 'unfinished', 'ended'] as const

/** The key's bytes in hex: sorts as S3 sorts keys, and a key begins with another where this does. */
export const hexOf = (key: string): string => Buffer.from(key).toString('hex')

/** The name of a key's file: the key itself, unless it is too long for that. */
export const nameOfKey = (key: string): string =>
  Buffer.byteLength(key) <= LONGEST_NAMED_KEY
    ? `k${hexOf(key)}`
    : `h${createHash('sha256').update(key).digest('hex')}`

/** The key in hex that a file is named by; undefined where only the file itself says it. */
export const hexInName = (name: string): string | undefined =>
  name.startsWith('k') ? name.slice(1) : undefined

/** Writes a new file that is on the disk when this is over; half a file is left only by a kill. */
export async function writeDurably<T>(
  files: StoreFiles,
  path: string,
  fill: (write: (bytes: Uint8Array) => Promise<void>) => Promise<T>,
): Promise<T> {
  const file = await files.open(path, 'wx', 0o600)
  try {
    const outcome = await fill(async (bytes) => {
      for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten
    })
    await file.sync()
    return outcome
  } finally {
    await file.close()
  }
}

/** Puts a document in its place, in one step; the name is on the disk after `syncFolder`. */
export async function placeDocument({ folder, files }: StoreParts, path: string, content: unknown) {
  const unfinished = pathsIn(folder).unfinished()
  try {
    await writeDurably(files, unfinished, (write) => write(Buffer.from(JSON.stringify(content))))
    await files.rename(unfinished, path)
  } catch (cause) {
    await discard(files, unfinished)
    throw cause
  }
}

/** A document, or undefined where there is none. */
export async function readDocument<T>(files: StoreFiles, path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await files.readFile(path, 'utf8')) as T
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined
    throw cause
  }
}

/** How many files are open at once for one list: a process may have few. */
const AT_ONCE = 32

/** Those of the documents that are there, in the order in which they were asked for. */
export async function readDocuments<T>(files: StoreFiles, paths: readonly string[]): Promise<T[]> {
  const read: T[] = []
  for (const some of inParts(paths, AT_ONCE)) {
    const documents = await Promise.all(some.map((path) => readDocument<T>(files, path)))
    read.push(...documents.filter((document) => document !== undefined))
  }
  return read
}

/** Names in a folder survive a power cut from here on. */
export async function syncFolder(files: StoreFiles, path: string): Promise<void> {
  // Windows opens no folder; it writes names by itself.
  if (process.platform === 'win32') return
  const folder = await files.open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Removes what nobody refers to. If that fails, the next sweep does it. */
export async function discard(files: StoreFiles, path: string): Promise<void> {
  await files.rm(path, { recursive: true, force: true }).catch(() => {})
}
