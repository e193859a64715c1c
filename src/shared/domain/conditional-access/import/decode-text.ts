/** UTF-8 with or without a mark, and UTF-16 of either order, as Windows PowerShell writes files, also without a mark. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes.subarray(2), 0)
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes.subarray(2), 1)
  // JSON begins with a character of one byte, so the zero beside it tells the order.
  if (bytes.length >= 2 && second === 0 && first !== 0) return decodeUtf16(bytes, 0)
  if (bytes.length >= 2 && first === 0 && second !== 0) return decodeUtf16(bytes, 1)
  return withoutMark(new TextDecoder().decode(bytes))
}

/** A text without the mark of its encoding, which editors leave in front. */
export const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text)

const CHUNK = 8192

function decodeUtf16(bytes: Uint8Array, high: 0 | 1): string {
  const low = high === 0 ? 0 : 1
  const parts: string[] = []
  for (let start = 0; start + 1 < bytes.length; start += CHUNK * 2) {
    const units: number[] = []
    for (let at = start; at + 1 < bytes.length && at < start + CHUNK * 2; at += 2)
      units.push((bytes[at + low] ?? 0) | ((bytes[at + 1 - low] ?? 0) << 8))
    parts.push(String.fromCharCode(...units))
  }
  return withoutMark(parts.join(''))
}
