/** What begins other kinds of files, whatever they are called. */
const SIGNATURES: readonly (readonly [kind: string, bytes: readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['elf', [0x7f, 0x45, 0x4c, 0x46]],
  ['gzip', [0x1f, 0x8b]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
]

/** Bytes that no text has: all control characters but tab, line feed, form feed, carriage return and escape. */
const isOfNoText = (byte: number): boolean =>
  (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d && byte !== 0x1b) ||
  byte === 0x7f

/** One in so many bytes may be of no text: logs quote what somebody sent. */
const TOLERATED = 200

/** Judges a file by what is in it, however it is cut into pieces. */
export interface TextJudge {
  push: (bytes: Uint8Array) => void
  /** Whether what was pushed so far can be text, in UTF-8, a code page of one byte, or UTF-16 that begins with its mark. */
  isText: () => boolean
}

export function createTextJudge(): TextJudge {
  let start = new Uint8Array()
  let count = 0
  let odd = 0
  let hasNul = false
  return {
    push(bytes) {
      if (start.length < 8) start = joined(start, bytes.subarray(0, 8 - start.length))
      count += bytes.length
      for (const byte of bytes) {
        if (byte === 0) hasNul = true
        else if (isOfNoText(byte)) odd++
      }
    },
    isText() {
      if (SIGNATURES.some(([, signature]) => signature.every((byte, at) => start[at] === byte))) return false
      return isUtf16(start) || (!hasNul && odd * TOLERATED <= count)
    },
  }
}

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
