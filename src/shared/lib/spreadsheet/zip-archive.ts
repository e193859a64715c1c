import {
  configure,
  ERR_ENCRYPTED,
  ERR_UNSAFE_FILENAME,
  type FileEntry,
  Reader,
  Writer,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { type ByteSource, SpreadsheetError, spreadsheetLimits } from './spreadsheet.ts'

// The platform unpacks by itself; whoever calls is in a worker or a job already.
configure({ useWebWorkers: false })

/** Read at once and kept, because the directory of an archive is read in little pieces. */
const BLOCK = 1024 * 1024

class SourceReader extends Reader<ByteSource> {
  readonly #source: ByteSource
  #block: { start: number; bytes: Uint8Array } | undefined

  constructor(source: ByteSource) {
    super(source)
    this.#source = source
    this.size = source.size
  }

  override async init() {
    await super.init?.()
    this.size = this.#source.size
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const end = Math.min(index + length, this.size)
    if (end - index > BLOCK) return this.#source.read(index, end)
    const inBlock = this.#block
    if (!inBlock || index < inBlock.start || end > inBlock.start + inBlock.bytes.length) {
      const start = Math.max(0, Math.min(index, this.size - BLOCK))
      this.#block = { start, bytes: await this.#source.read(start, Math.min(start + BLOCK, this.size)) }
    }
    const { start = 0, bytes = new Uint8Array() } = this.#block ?? {}
    return bytes.slice(index - start, end - start)
  }
}

/** Hands on what is unpacked, and keeps what was thrown, which some platforms wrap on its way through a stream. */
class HandingWriter extends Writer<undefined> {
  thrown: { cause: unknown } | undefined
  readonly #take: (bytes: Uint8Array) => Promise<void> | void

  constructor(take: (bytes: Uint8Array) => Promise<void> | void) {
    super()
    this.#take = take
  }

  override async writeUint8Array(bytes: Uint8Array) {
    try {
      await this.#take(bytes)
    } catch (cause) {
      this.thrown = { cause }
      throw cause
    }
  }

  override async getData(): Promise<undefined> {
    return undefined
  }
}

export interface Archive {
  has: (name: string) => boolean
  /** Unpacks one file of it piece by piece. Throws a `SpreadsheetError`, or what `take` threw. */
  unpack: (name: string, take: (bytes: Uint8Array) => Promise<void> | void) => Promise<void>
}

/** Looks into an archive and unpacks nothing yet. Throws a `SpreadsheetError`. */
export async function openArchive(source: ByteSource): Promise<Archive> {
  const entries = new Map<string, FileEntry>()
  try {
    const zip = new ZipReader(new SourceReader(source), { checkSignature: true })
    for await (const entry of zip.getEntriesGenerator()) {
      if (isOutside(entry.filename)) throw new SpreadsheetError('unsafe')
      if (entries.size >= spreadsheetLimits.entries) throw new SpreadsheetError('tooLarge')
      // Some programs begin the names with a slash, and some write them in other letters.
      if (!entry.directory) entries.set(nameOf(entry.filename), entry)
    }
  } catch (cause) {
    throw asFault(cause)
  }
  let unpacked = 0
  return {
    has: (name) => entries.has(nameOf(name)),
    async unpack(name, take) {
      const entry = entries.get(nameOf(name))
      if (!entry) throw new SpreadsheetError('broken')
      if (entry.encrypted) throw new SpreadsheetError('encrypted')
      if (unpacked + entry.uncompressedSize > spreadsheetLimits.unpacked)
        throw new SpreadsheetError('tooLarge')
      let ofEntry = 0
      const writer = new HandingWriter((bytes) => {
        // What a directory says of a size may be a lie.
        unpacked += bytes.length
        ofEntry += bytes.length
        const isSwollen =
          ofEntry > spreadsheetLimits.ratioFrom && ofEntry > entry.compressedSize * spreadsheetLimits.ratio
        if (isSwollen || unpacked > spreadsheetLimits.unpacked) throw new SpreadsheetError('tooLarge')
        return take(bytes)
      })
      try {
        await entry.getData(writer, { checkSignature: true })
      } catch (cause) {
        throw writer.thrown ? writer.thrown.cause : asFault(cause)
      }
    },
  }
}

const nameOf = (name: string) => name.replace(/^\//, '').toLowerCase()

/** Whether a name leads out of the folder that an archive would be unpacked to. Nothing here ever is. */
const isOutside = (name: string) =>
  name.includes('\\') || /^[a-z]:/i.test(name) || name.split('/').includes('..')

function asFault(cause: unknown): SpreadsheetError {
  if (cause instanceof SpreadsheetError) return cause
  const message = cause instanceof Error ? cause.message : ''
  const fault =
    message === ERR_ENCRYPTED ? 'encrypted' : message === ERR_UNSAFE_FILENAME ? 'unsafe' : 'broken'
  return new SpreadsheetError(fault, { cause })
}
