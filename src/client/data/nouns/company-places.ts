import type { SegmentColumns } from '#shared/contract/sync.ts'
import { type EmployeeFacts, factsOfSegment, factsOfViews } from '../search/employee-facts.ts'
import { optimisticView, serverRows, type View } from '../rows/merge.ts'
import type { PartitionParts } from '../rows/read.ts'
import { columnsAt } from '../rows/segment.ts'

/** An employee: the one at `index` of some facts. */
export interface Place {
  facts: EmployeeFacts
  index: number
}

/**
 * The employees of one company by id, in the order in which the optimistic view has them. Only those that something
 * touched since their segments were made go through it; the others lie where they were.
 */
export function placesOf(
  pid: string,
  organizationId: string,
  { segments, deltas, commands, cursor }: PartitionParts,
): Map<string, Place> {
  const touched = new Set(commands.flatMap(({ ids }) => ids))
  for (const [kind, id, , itsPid] of deltas) if (kind === 'employee' && itsPid === pid) touched.add(id)
  const packed = packedPlaces(pid, segments, touched)
  if (touched.size === 0) return packed

  // What a view takes out and puts in again stands behind everything else. The last row that nothing touched shows
  // which ones those are, as it stands before them.
  const mark = [...packed.keys()].findLast((id) => !touched.has(id))
  const few = segments.map(({ columns }) => ({
    pid,
    columns: columnsAt(
      columns,
      indexesOf(columns, (id) => id === mark || touched.has(id)),
    ),
  }))
  const rows = serverRows('employee', few, deltas, (each) => each === pid)
  const views = optimisticView('employee', rows, commands, { cursor, organizationId, isWanted: () => true })
  return woven(packed, views, touched, mark)
}

/** Every row of the segments, at its first place. One that lies there twice is merged like those that were touched. */
function packedPlaces(
  pid: string,
  segments: PartitionParts['segments'],
  touched: Set<string>,
): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const { columns } of segments) {
    const facts = factsOfSegment(columns)
    for (const [index, id] of columns.id.entries()) {
      if (columns.v[index] === undefined || (columns.pid?.[index] ?? pid) !== pid) continue
      if (places.has(id)) touched.add(id)
      else places.set(id, { facts, index })
    }
  }
  return places
}

const indexesOf = ({ id: ids }: SegmentColumns, isWanted: (id: string) => boolean): number[] =>
  ids.flatMap((id, index) => (isWanted(id) ? [index] : []))

/** Puts the views of touched rows among those that nothing touched. */
function woven(
  packed: ReadonlyMap<string, Place>,
  views: ReadonlyMap<string, View<'employee'>>,
  touched: ReadonlySet<string>,
  mark: string | undefined,
): Map<string, Place> {
  const facts = factsOfViews([...views.values()])
  const loose = [...views.keys()].map((id, index) => [id, { facts, index }] as const)
  const split = loose.findIndex(([id]) => id === mark)
  const kept = new Map(loose.slice(0, Math.max(split, 0)))
  const places = new Map<string, Place>()
  for (const [id, place] of packed) {
    const here = touched.has(id) ? kept.get(id) : place
    if (here) places.set(id, here)
  }
  for (const [id, place] of loose.slice(split + 1)) places.set(id, place)
  return places
}
