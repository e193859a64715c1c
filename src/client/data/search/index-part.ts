import type { Employee } from '#shared/domain/employees/employee.ts'
import type { SegmentColumns } from '#shared/contract/sync.ts'
import { flagsOf, searchText } from './employee-query.ts'
import { UUID_BYTES, writeUuid } from './uuid-bytes.ts'

/** A segment whose rows are searched. */
export interface IndexBlock {
  pid: string
  no: number
  v: number
  n: number
  /** Some id of it is not a UUID, so that its ids are known to the segment alone. */
  isOdd: boolean
}

/** The searchable part of some segments, in their order: of each row its facts, its id and a line of text. */
export interface IndexPart {
  blocks: IndexBlock[]
  flags: Uint16Array
  /** The bytes of a UUID for each row; of no use where the block is odd. */
  ids: Uint8Array
  text: string
}

/** What is searched of one segment. */
export function blockOf(
  segment: { pid: string; no: number; v: number; n: number },
  columns: SegmentColumns,
): IndexPart {
  const lines: string[] = []
  const count = columns.id.length
  const flags = new Uint16Array(count)
  const ids = new Uint8Array(count * UUID_BYTES)
  const { first_name, last_name, email, mfa_status, directory, sign_in_enabled, ignored, ...others } =
    columns as unknown as {
      [K in keyof Employee]: Employee[K][]
    }
  let isOdd = false
  for (let index = 0; index < count; index++) {
    const row = {
      first_name: first_name[index],
      last_name: last_name[index],
      email: email[index],
      mfa_status: mfa_status[index],
      directory: directory[index],
      entra_id: others.entra_id[index],
      google_account: others.google_account[index],
      sign_in_enabled: sign_in_enabled[index],
      ignored: ignored[index],
      discover: others.discover[index],
      engage: others.engage[index],
      secure: others.secure[index],
    } as Employee
    lines.push(searchText(row))
    flags[index] = flagsOf(row)
    if (!writeUuid(columns.id[index] ?? '', ids, index * UUID_BYTES)) isOdd = true
  }
  const { pid, no, v, n } = segment
  return { blocks: [{ pid, no, v, n, isOdd }], flags, ids, text: lines.join('\n') }
}

/** Several parts as one, in bytes of its own: the parts can go. */
export function joinParts(parts: readonly IndexPart[]): IndexPart {
  return {
    blocks: parts.flatMap(({ blocks }) => blocks),
    flags: new Uint16Array(joinBytes(parts.map(({ flags }) => bytesOf(flags))).buffer),
    ids: joinBytes(parts.map(({ ids }) => ids)),
    // A part without rows has no line, not even an empty one.
    text: parts.flatMap(({ flags, text }) => (flags.length === 0 ? [] : [text])).join('\n'),
  }
}

/** Flags as the bytes that they lie in. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint16Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** These bytes in a row. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
