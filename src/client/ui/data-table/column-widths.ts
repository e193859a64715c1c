import { longestTimes } from '../times/relative-time.ts'
import { type Column, type ColumnKind, columnTracks, leastWidth } from './column.ts'

/** How wide texts are, in pixels, and how many pixels of the screen one of the design is. */
export interface Ruler {
  head: (text: string) => number
  cell: (text: string) => number
  scale: number
  locale: string
}

const padding = 24
/** The arrow of a column that can be sorted, with its gap. */
const arrow = 18
/** What is rounded, and digits that all have the same width. */
const slack = 3

/** A shape before a state, or the edges of a badge. */
const besides: Record<ColumnKind, number> = { words: 0, number: 0, date: 0, state: 30, acts: 0 }

/** All that cells may say: of a date, beside times, what stands there without one. */
function allSaid(kind: ColumnKind, says: readonly string[], locale: string): readonly string[] {
  if (kind === 'date') return [...longestTimes(locale), ...says]
  return kind === 'number' && says.length === 0 ? ['00,000'] : says
}

const widest = (texts: readonly string[], measure: (text: string) => number) =>
  texts.reduce((width, text) => Math.max(width, measure(text)), 0)

/** The columns as wide as their heads and contents ask. */
export const withWidths = <Row>(columns: readonly Column<Row>[], ruler: Ruler): Column<Row>[] =>
  columns.map((column) => {
    const { kind = 'words', says = [], beside = besides[kind], sortable = false, header } = column
    const head = ruler.head(header) + (padding + (sortable ? arrow : 0)) * ruler.scale + slack
    if (kind === 'words') return { ...column, minWidth: Math.ceil(Math.max(leastWidth(column), head)) }
    const said = widest(allSaid(kind, says, ruler.locale), ruler.cell)
    return {
      ...column,
      width: Math.ceil(Math.max(said + (padding + beside) * ruler.scale + slack, head)),
    }
  })

/**
 * The columns for which there is room: where it is less than all need, the least important leave. Those that somebody
 * asked for stay, and where not even the rest fits, all do, and the table scrolls sideways.
 */
export function columnsThatFit<Row>(
  columns: readonly Column<Row>[],
  room: number,
  selectable: boolean,
): readonly Column<Row>[] {
  const fits = (some: readonly Column<Row>[]) => columnTracks(some, selectable).minWidth <= room
  if (fits(columns)) return columns
  const leaving = columns
    .filter(({ leaves, hidden, primary }) => leaves !== undefined && !hidden && !primary)
    .toSorted((a, b) => (a.leaves ?? 0) - (b.leaves ?? 0))
  let left = columns
  for (const column of leaving) {
    left = left.filter((each) => each !== column)
    if (fits(left)) return left
  }
  return columns
}
