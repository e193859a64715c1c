/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number
  /** A whole number from 0 up to `below`. */
  int: (below: number) => number
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
  bytes: (count: number) => Uint8Array<ArrayBuffer>
  uuid: () => string
  /** Another source, whose numbers do not depend on how many this one has given. */
  fork: (name: string) => Random
}

/** sfc32, seeded by a text. */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = seedOf(seed)
  function word(): number {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    c |= 0
    return t >>> 0
  }
  for (let round = 0; round < 12; round++) word()

  const next = () => word() / 4_294_967_296
  const int = (below: number) => Math.floor(next() * below)
  const bytes = (count: number) => {
    const filled = new Uint8Array(count)
    // Megabytes are only ever asked for to take up space.
    if (count > 4096) return filled.fill(word() & 255)
    for (let at = 0; at < count; at++) filled[at] = word() & 255
    return filled
  }
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => items[int(items.length)] as T,
    bytes,
    uuid: () => uuidOf(bytes(16)),
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}

/** Four words of a text's hash (FNV-1a with four bases). */
function seedOf(text: string): [number, number, number, number] {
  const words = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
  for (let at = 0; at < text.length; at++) {
    for (let word = 0; word < 4; word++) {
      words[word] = Math.imul((words[word] ?? 0) ^ (text.charCodeAt(at) + word), 0x01000193)
    }
  }
  return words as [number, number, number, number]
}

function uuidOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 15) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 63) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
