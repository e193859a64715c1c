import { UUID_BYTES, writeUuid } from './uuid-bytes.ts'

const WORDS = UUID_BYTES / 4

/**
 * Finds rows by their id among many, from the bytes of the ids and one number for each: a hundred thousand texts would
 * take ten times the memory. `isListed` says which rows have their id there; several rows may have the same.
 */
export function createIdTable(ids: Uint8Array, isListed: (row: number) => boolean) {
  const words = new Uint32Array(ids.buffer, ids.byteOffset, ids.length / 4)
  const count = words.length / WORDS
  const size = 2 ** Math.ceil(Math.log2(2 * count + 2))
  /** A row's number and one, at its hash or at the next free place after it. */
  const slots = new Uint32Array(size)
  for (let row = 0; row < count; row++) if (isListed(row)) put(row)
  const asked = new Uint8Array(UUID_BYTES)
  const askedWords = new Uint32Array(asked.buffer)

  function put(row: number) {
    let slot = hashOf(words, row * WORDS) & (size - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1)
    slots[slot] = row + 1
  }

  /** The rows with this id, lowest first. */
  function rowsOf(id: string): number[] {
    const rows: number[] = []
    if (!writeUuid(id, asked, 0)) return rows
    let slot = hashOf(askedWords, 0) & (size - 1)
    for (let found = slots[slot] ?? 0; found !== 0; found = slots[slot] ?? 0) {
      if (isSame(words, (found - 1) * WORDS, askedWords)) rows.push(found - 1)
      slot = (slot + 1) & (size - 1)
    }
    return rows.toSorted((a, b) => a - b)
  }

  return { rowsOf }
}

/** Ids made by counting or by the clock differ in few bits, so all of them are mixed. */
function hashOf(words: Uint32Array, at: number): number {
  let hash = 0
  for (let word = at; word < at + WORDS; word++) {
    hash = Math.imul(hash ^ (words[word] ?? 0), 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return hash >>> 0
}

function isSame(words: Uint32Array, at: number, asked: Uint32Array): boolean {
  for (let word = 0; word < WORDS; word++) if (words[at + word] !== asked[word]) return false
  return true
}
