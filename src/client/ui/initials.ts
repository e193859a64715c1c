/** First letters of the first and last word. */
export function initials(name: string) {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  return [...new Set([0, letters.length - 1])]
    .map((at) => letters[at] ?? '')
    .join('')
    .toUpperCase()
}
