import { fileEndpoints } from '#shared/contract/endpoints/files.ts'
import { partCount, partSize } from '#shared/domain/files/uploaded-file.ts'
import { placeOfPart } from '#client/data/uploads/upload-database.ts'
import type { UploadPorts } from './ports.ts'
import { readPart } from './read-content.ts'
import { UploadProblem } from './upload-problem.ts'

/** How many parts are on their way at once, and for how many addresses are asked for at once. */
const AT_ONCE = 3
const LINKED = 12
/** How often it is written down how far an upload is, in milliseconds. */
const TOLD_EVERY = 300

interface Sending {
  id: string
  size: number
  /** Where the content was not kept. */
  file: Blob | undefined
}

/** Sends every part of a file that has not arrived, and lets go of what has. */
export async function sendParts(ports: UploadPorts, upload: Sending, signal: AbortSignal): Promise<void> {
  const { id, size } = upload
  const { database, call } = ports
  const arrived = await call(fileEndpoints.listFileParts, { params: { id }, signal })
  const done = new Set(
    arrived.filter(({ part, size: bytes }) => bytes === partSize(size, part)).map(({ part }) => part),
  )
  const told = createProgress(ports, upload, done)
  await told.write()
  const missing = Array.from({ length: partCount(size) }, (_, at) => at + 1).filter((part) => !done.has(part))
  for (let at = 0; at < missing.length; at += LINKED) {
    const wanted = missing.slice(at, at + LINKED)
    const links = await call(fileEndpoints.linkFileParts, { params: { id }, body: { parts: wanted }, signal })
    await inParallel(links, AT_ONCE, async ({ part, url }) => {
      signal.throwIfAborted()
      const bytes = await contentOf(ports, upload, part)
      await ports.put(url, bytes, { signal, onSent: (sent) => told.note(part, sent) })
      told.finish(part)
      await database.parts.delete([id, part])
    })
  }
  await told.write()
}

async function contentOf(
  { database, vault }: UploadPorts,
  { id, file }: Sending,
  part: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await database.parts.get([id, part])
  if (kept) return vault.open(kept.bytes, placeOfPart(id, part))
  if (!file) throw new UploadProblem('contentGone')
  return readPart(file, part)
}

/** Keeps how many bytes have gone, without writing each of them down. */
function createProgress({ database, clock }: UploadPorts, { id, size }: Sending, done: Set<number>) {
  const underWay = new Map<number, number>()
  let toldAt = -Infinity
  const write = async () => {
    toldAt = clock.monotonic()
    const whole = [...done].reduce((sum, part) => sum + partSize(size, part), 0)
    const pieces = [...underWay.values()].reduce((sum, bytes) => sum + bytes, 0)
    await database.change(id, { sent: Math.min(size, whole + pieces) })
  }
  const tell = () => {
    // How far it is matters to nobody where it cannot be written down.
    if (clock.monotonic() - toldAt >= TOLD_EVERY) void write().catch(() => {})
  }
  return {
    write,
    note(part: number, bytes: number) {
      underWay.set(part, bytes)
      tell()
    },
    finish(part: number) {
      underWay.delete(part)
      done.add(part)
      tell()
    },
  }
}

/** Acts on each item, on a few at once. The first that fails ends all, once none is under way any more. */
async function inParallel<T>(
  items: readonly T[],
  most: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  let failure: { cause: unknown } | undefined
  const work = async () => {
    for (const item of waiting) {
      if (failure) return
      try {
        await act(item)
      } catch (cause) {
        failure ??= { cause }
      }
    }
  }
  await Promise.all(Array.from({ length: most }, work))
  if (failure) throw failure.cause
}
