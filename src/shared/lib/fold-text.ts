const MARKS = /\p{M}/gu

/** Text as a search compares it: lower case, without accents, so that "jose" finds "José". */
export const foldText = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase()

/** Whether every word of the query occurs in the text, in any order; a query without words finds everything. */
export function matchesWords(text: string, query: string): boolean {
  const folded = foldText(text)
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
