/** Longer words of a vendor are cut. */
const LONGEST_DETAIL = 300

/** Somebody else's words as one line without characters that steer what is shown. */
export function plainWords(words: string): string {
  const plain = words
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  // Half a character that is cut is no text.
  return plain.length > LONGEST_DETAIL ? `${plain.slice(0, LONGEST_DETAIL).toWellFormed()}…` : plain
}
