const MARKS = /\p{M}/gu

const ACCENTED = /[\u0080-\uffff]/

/** Text as a search compares it: lower case, without accents, so that "jose" finds "José". */
export const foldText = (text: string): string =>
  // Most texts have no accents, and lists fold a hundred thousand of them at once.
  (ACCENTED.test(text) ? text.normalize('NFD').replace(MARKS, '') : text).toLowerCase()

/** Whether every word of the query occurs in the text, in any order; a query without words finds everything. */
export const matchesWords = (text: string, query: string): boolean => foldedWordsTest(query)(foldText(text))

/** The same for many texts that are folded already. */
export function foldedWordsTest(query: string): (folded: string) => boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return (folded) => words.every((word) => folded.includes(word))
}
