import { foldText } from '#shared/lib/fold-text.ts'
import type { ListAddress } from './list-address.ts'
import type { ListDefinition } from './list-definition.ts'

type Searched<Row, Address extends ListAddress> = Pick<ListDefinition<Row, Address>, 'textOf'>

/** By what reads them, and by row: a list is searched at every letter, and most rows are those of the letter before. */
const known = new WeakMap<object, WeakMap<object, string>>()

/** Texts that are folded between two looks at what else there is to do. */
const AT_ONCE = 2000

/** What the search reads of a row, folded; undefined where the list has no search. */
export function searchedText<Row, Address extends ListAddress>({
  textOf,
}: Searched<Row, Address>): ((row: Row) => string) | undefined {
  if (!textOf) return undefined
  const texts = known.get(textOf) ?? new WeakMap<object, string>()
  known.set(textOf, texts)
  return (row) => {
    if (typeof row !== 'object' || row === null) return foldText(textOf(row))
    const before = texts.get(row)
    if (before !== undefined) return before
    const text = foldText(textOf(row))
    texts.set(row, text)
    return text
  }
}

/** Folds what a search is about to read, so that its first letter is answered as fast as the next. Ends by itself. */
export function foldAhead<Row, Address extends ListAddress>(
  rows: readonly Row[],
  definition: Searched<Row, Address>,
): void {
  const read = searchedText(definition)
  if (!read) return
  const fold = (from: number) => {
    for (const row of rows.slice(from, from + AT_ONCE)) read(row)
    if (from + AT_ONCE < rows.length) setTimeout(() => fold(from + AT_ONCE))
  }
  fold(0)
}
