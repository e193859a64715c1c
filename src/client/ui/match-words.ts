/** Lower case, without accents. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether every word of the query occurs in the text, in any order. */
export function matchesWords(text: string, query: string) {
  const place = folded(text)
  return folded(query)
    .split(/\s+/)
    .every((word) => place.includes(word))
}
