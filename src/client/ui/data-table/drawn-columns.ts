import { type Column, columnTracks, leastWidth, selectWidth } from './column.ts'

export type DrawnColumn<Row> = {
  column: Column<Row>
  /** Among all columns that are shown, from 0. */
  index: number
  /** The grid line at which it begins; without it, columns follow each other. */
  line?: number
}

type Drawn<Row> = ReturnType<typeof columnTracks> & { cells: DrawnColumn<Row>[] }

/**
 * The columns of these places, ascending, each where it would be if all were drawn. Where some are left out, the table
 * is wider than its room and every column as narrow as it may be, so that the gaps are known.
 */
export function drawnColumns<Row>(
  columns: readonly Column<Row>[],
  places: readonly number[],
  selectable: boolean,
): Drawn<Row> {
  const all = columnTracks(columns, selectable)
  if (places.length >= columns.length)
    return { ...all, cells: columns.map((column, index) => ({ column, index })) }

  const tracks = selectable ? [selectWidth] : []
  const cells: DrawnColumn<Row>[] = []
  let next = 0
  for (const index of places) {
    const column = columns[index]
    if (!column) continue
    if (index > next) tracks.push(sum(columns.slice(next, index).map(leastWidth)))
    tracks.push(leastWidth(column))
    cells.push({ column, index, line: tracks.length })
    next = index + 1
  }
  return { ...all, cells, template: tracks.map((track) => `${track}px`).join(' ') }
}

/** What assistive technology counts a column as. */
export const colIndex = (index: number, selectable: boolean) => index + (selectable ? 2 : 1)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
