import { sha256 } from '@noble/hashes/sha2.js'
import { createTextJudge } from '#shared/domain/files/text-judge.ts'
import { partCount, partSize } from '#shared/domain/files/uploaded-file.ts'
import { placeOfPart } from '#client/data/uploads/upload-database.ts'
import { UploadProblem } from './upload-problem.ts'
import type { UploadPorts } from './ports.ts'

export interface TakenIn {
  /** In hexadecimal. */
  sha256: string
  /** Every byte is on this device: the upload outlives its page. */
  isKept: boolean
}

/**
 * Takes a file in: its hash, and its content in sealed parts, so that it can be sent without the file. Where there is no room for
 * them it goes on without. Throws an `UploadProblem` for a file that is not what it was, or no text.
 */
export async function readContent(
  { database, vault }: Pick<UploadPorts, 'database' | 'vault'>,
  { id, file }: { id: string; file: Blob },
  signal: AbortSignal,
): Promise<TakenIn> {
  const hash = sha256.create()
  const judge = createTextJudge()
  let isKept = true
  await database.dropParts(id)
  for (let part = 1; part <= partCount(file.size); part++) {
    signal.throwIfAborted()
    const bytes = await readPart(file, part)
    hash.update(bytes)
    judge.push(bytes)
    if (!judge.isText()) throw new UploadProblem('contentInvalid')
    if (isKept) isKept = await keepPart({ database, vault }, { uploadId: id, part, bytes })
    await database.change(id, { read: Math.min(file.size, part * partSize(file.size, 1)) })
  }
  return { sha256: hexOf(hash.digest()), isKept }
}

/** The bytes of one part, as the file has them now. */
export async function readPart(file: Blob, part: number): Promise<Uint8Array<ArrayBuffer>> {
  const start = (part - 1) * partSize(file.size, 1)
  const size = partSize(file.size, part)
  try {
    return new Uint8Array(await file.slice(start, start + size).arrayBuffer())
  } catch (cause) {
    throw new UploadProblem('fileChanged', { cause })
  }
}

/** False where there is no room: then nothing of this upload is kept. */
async function keepPart(
  { database, vault }: Pick<UploadPorts, 'database' | 'vault'>,
  { uploadId, part, bytes }: { uploadId: string; part: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<boolean> {
  const sealed = await vault.seal(bytes, placeOfPart(uploadId, part))
  try {
    await database.parts.put({ uploadId, part, bytes: sealed })
    return true
  } catch {
    await database.dropParts(uploadId)
    return false
  }
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
