const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Pixels and how they are meant; whatever else a PNG can hold is text, places and programs (PNG, 11). */
const PLAIN = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs'])
/** Length, name and checksum. */
const AROUND = 12

/** The size of a PNG in pixels; undefined where it is none, holds more than pixels, or is followed by something. */
export function pngShape(file: Buffer): { width: number; height: number } | undefined {
  if (!SIGNATURE.equals(file.subarray(0, SIGNATURE.length))) return undefined
  let shape: { width: number; height: number } | undefined
  let at = SIGNATURE.length
  while (at + AROUND <= file.length) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    const end = at + AROUND + length
    if (end > file.length || !PLAIN.has(name)) return undefined
    if (name === 'IHDR' && length === 13)
      shape = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) }
    if (name === 'IEND') return end === file.length ? shape : undefined
    at = end
  }
  return undefined
}
