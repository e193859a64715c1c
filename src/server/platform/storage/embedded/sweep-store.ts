import { join } from 'node:path'
import { HOUR } from '#shared/lib/time.ts'
import type { StoredObject } from './object-store.ts'
import { hasCode } from './s3-error.ts'
import { discard, pathsIn, readDocument, type StoreParts } from './store-folder.ts'

/** How old something has to be before it counts as left behind: longer than anything takes that is being written. */
const LEFT_BEHIND = 24 * HOUR

/**
 * Removes what a process that was killed has left: half-written files, bodies that no object refers to, and uploads that
 * never became one. Uploads that somebody may still complete stay with all that lies in them, however old they are.
 * Answers with how many things went.
 */
export async function sweepStore(parts: StoreParts): Promise<number> {
  const { files, folder } = parts
  const paths = pathsIn(folder)
  // Looked at first: a body that comes later is not old.
  const bodies = await oldIn(parts, 'bodies')
  const uploads = await oldIn(parts, 'uploads')
  const referred = new Set<string>()
  for (const name of await files.readdir(join(folder, 'objects'))) {
    const object = await readDocument<StoredObject>(files, join(folder, 'objects', name))
    if (object) referred.add(object.body)
  }
  const leftBehind: string[] = []
  for (const place of ['unfinished', 'ended'] as const) {
    leftBehind.push(...(await oldIn(parts, place)).map((name) => join(folder, place, name)))
  }
  for (const id of bodies) if (!referred.has(id)) leftBehind.push(paths.body(id))
  for (const id of uploads) {
    const isUpload = (await readDocument(files, paths.uploadFacts(id))) !== undefined
    if (!isUpload) leftBehind.push(paths.upload(id))
  }
  for (const path of leftBehind) await discard(files, path)
  return leftBehind.length
}

async function oldIn(
  { files, folder, now }: StoreParts,
  place: 'unfinished' | 'ended' | 'bodies' | 'uploads',
): Promise<string[]> {
  const old: string[] = []
  for (const name of await files.readdir(join(folder, place))) {
    const at = await changedAt(files, join(folder, place, name))
    if (at !== undefined && at < now() - LEFT_BEHIND) old.push(name)
  }
  return old
}

async function changedAt(files: StoreParts['files'], path: string): Promise<number | undefined> {
  try {
    return (await files.stat(path)).mtimeMs
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined
    throw cause
  }
}
