import { type Column, shownByDefault } from '#client/ui/data-table/column.ts'

/** What an address says where every column is shown: the list of their ids would be longer than most links may be. */
const EVERY = 'all'

/** The columns that an address asks for; those of the beginning where it asks for none that there is. */
export function columnsOf<Row>(columns: readonly Column<Row>[], asked: string | undefined): string[] {
  if (asked === undefined) return shownByDefault(columns)
  if (asked === EVERY) return columns.map(({ id }) => id)
  const wanted = new Set(asked.split('.'))
  const shown = columns.filter(({ id }) => wanted.has(id)).map(({ id }) => id)
  return shown.length > 0 ? shown : shownByDefault(columns)
}

/** What the address says of the columns that are shown, in whatever order; undefined for those of the beginning. */
export function columnAddress<Row>(
  columns: readonly Column<Row>[],
  shown: readonly string[],
): string | undefined {
  const isShown = new Set(shown)
  const ids = columns.filter(({ id, primary }) => primary || isShown.has(id)).map(({ id }) => id)
  if (ids.join('.') === shownByDefault(columns).join('.')) return undefined
  return ids.length === columns.length ? EVERY : ids.join('.')
}
