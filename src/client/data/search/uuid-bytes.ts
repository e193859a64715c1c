/** How many bytes a UUID takes. */
export const UUID_BYTES = 16

const DASH = 45
const NO_DIGIT = 255
const DIGITS = new Uint8Array(128).fill(NO_DIGIT)
for (let value = 0; value < 16; value++) DIGITS[value.toString(16).charCodeAt(0)] = value

/**
 * Writes a UUID in lower case as bytes. Anything else could not be read back: it gives false, and the bytes there are
 * void.
 */
export function writeUuid(id: string, into: Uint8Array, at: number): boolean {
  if (id.length !== 36) return false
  let next = at
  let seen = 0
  for (let from = 0; from < id.length; from += 2) {
    if (from === 8 || from === 13 || from === 18 || from === 23)
      if (id.charCodeAt(from++) !== DASH) return false
    const high = DIGITS[id.charCodeAt(from)] ?? NO_DIGIT
    const low = DIGITS[id.charCodeAt(from + 1)] ?? NO_DIGIT
    seen |= high | low
    into[next++] = (high << 4) | low
  }
  return seen < 16
}
