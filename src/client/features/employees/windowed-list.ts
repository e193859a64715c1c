import { BehaviorSubject, distinctUntilChanged, map, type Observable, scan, switchMap } from 'rxjs'

const BLOCK = 100
const AHEAD = 1

export interface RowWindow {
  offset: number
  limit: number
}

export interface WindowAnswer<Row> {
  total: number
  offset: number
  rows: Row[]
}

/** A list of which some blocks of rows are loaded. */
export interface WindowedList<Row> {
  total: number
  blocks: ReadonlyMap<number, readonly Row[]>
}

/** The rows to ask for when those from `start` to `end` are in view: whole blocks, and some on both sides. */
export function windowFor(start: number, end: number): RowWindow {
  const first = Math.max(0, Math.floor(start / BLOCK) - AHEAD)
  const last = Math.floor(end / BLOCK) + AHEAD
  return { offset: first * BLOCK, limit: (last - first + 1) * BLOCK }
}

/** For lists that are read as a whole anyway, so that nothing is gained by asking for a part. */
export const wholeWindow = (): RowWindow => ({ offset: 0, limit: Number.MAX_SAFE_INTEGER })

export const rowAt = <Row>({ blocks }: WindowedList<Row>, index: number): Row | undefined =>
  blocks.get(Math.floor(index / BLOCK))?.[index % BLOCK]

/** The first loaded row of that kind. */
export const findRow = <Row>(
  list: WindowedList<Row> | undefined,
  isWanted: (row: Row) => boolean,
): Row | undefined => list && [...list.blocks.values()].flat().find(isWanted)

/** A list that loads what comes into view and keeps what it has loaded until something changes. */
export function openList<Row>(
  watch: (window: RowWindow) => Observable<WindowAnswer<Row>>,
  windowOf: (start: number, end: number) => RowWindow = windowFor,
) {
  const asked = new BehaviorSubject(windowOf(0, 0))
  const nothing: WindowedList<Row> = { total: 0, blocks: new Map() }
  return {
    rows: asked.pipe(
      distinctUntilChanged((a, b) => a.offset === b.offset && a.limit === b.limit),
      switchMap((window) => watch(window).pipe(map((answer, nth) => ({ answer, isNews: nth > 0 })))),
      scan(withAnswer<Row>, nothing),
    ),
    show: (start: number, end: number) => asked.next(windowOf(start, end)),
  }
}

/** The second answer to one question means that the rows have changed, so those out of view may have, too. */
function withAnswer<Row>(
  known: WindowedList<Row>,
  { answer, isNews }: { answer: WindowAnswer<Row>; isNews: boolean },
): WindowedList<Row> {
  const { total, offset, rows } = answer
  const blocks = new Map(isNews || known.total !== total ? [] : known.blocks)
  for (let from = 0; from < rows.length; from += BLOCK) {
    blocks.set((offset + from) / BLOCK, rows.slice(from, from + BLOCK))
  }
  return { total, blocks }
}
