import { findCommand } from '#shared/contract/commands.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { PulledRow, SegmentColumns } from '#shared/contract/sync.ts'
import type { CommandRecord } from '../queue/command-database.ts'
import type { SegmentRecord } from './data-database.ts'
import { applyDeltas, optimisticView, type ServerRow, type View } from './merge.ts'
import { rowAt } from './segment.ts'

/** A row as a segment has it, which is what is shown as long as nothing lies over it. */
type CopiedRow<K extends Kind> = ServerRow<K> & View<K>

/** Every row of a packed kind as the segments have it. It stays open, because only little changes from read to read. */
export interface PackedCopy<K extends Kind> {
  blocks: ReadonlyMap<string, readonly CopiedRow<K>[]>
  rows: readonly CopiedRow<K>[]
  places: ReadonlyMap<string, number>
}

/** What a screen shows of a copy, and what was laid over it. */
export interface CopyView<K extends Kind> {
  copy: PackedCopy<K>
  /** By id; undefined where a row is gone. */
  over: ReadonlyMap<string, View<K> | undefined>
  views: readonly View<K>[]
}

/** The copy of these segments. What was open of them before is not opened again, and its rows stay the same objects. */
export async function openCopy<K extends Kind>(
  records: readonly SegmentRecord[],
  before: PackedCopy<K> | undefined,
  open: (record: SegmentRecord) => Promise<SegmentColumns>,
): Promise<PackedCopy<K>> {
  const blocks = new Map(
    await Promise.all(
      records.map(async (record): Promise<[string, readonly CopiedRow<K>[]]> => {
        const key = keyOf(record)
        return [key, before?.blocks.get(key) ?? copiedRows<K>(record.pid, await open(record))]
      }),
    ),
  )
  const rows: CopiedRow<K>[] = []
  const places = new Map<string, number>()
  for (const block of blocks.values()) {
    for (const each of block) {
      const place = places.get(each.row.id) ?? rows.length
      places.set(each.row.id, place)
      rows[place] = each
    }
  }
  return { blocks, rows, places }
}

/** Every sealing draws new first bytes, so equal ones are the same record. */
const keyOf = ({ pid, no, v, n, payload }: SegmentRecord) =>
  `${pid}/${no}/${v}/${n}/${payload.subarray(0, 12).join()}`

function copiedRows<K extends Kind>(pid: string, columns: SegmentColumns): CopiedRow<K>[] {
  return columns.id.map((_, index) => ({
    row: rowAt(columns, index) as unknown as RowOf<K>,
    v: columns.v[index] ?? 0,
    pid,
    isPending: false,
    isConflict: false,
  }))
}

/** What lies over a copy: rows that came since, in their order, and what waits to be sent. */
export interface Overlay {
  deltas: readonly PulledRow[]
  commands: readonly CommandRecord[]
  cursor: number
  organizationId: string
}

/**
 * A copy with what lies over it: what `optimisticView` gives of all rows, made of the few that anything is about. What is
 * as it was in the view before is the same object, down to the list itself.
 */
export function viewCopy<K extends Kind>(
  kind: K,
  copy: PackedCopy<K>,
  { deltas, commands, cursor, organizationId }: Overlay,
  before: CopyView<K> | undefined,
): CopyView<K> {
  const touched = touchedIds(kind, deltas, commands)
  const rows = new Map<string, ServerRow<K>>()
  for (const id of touched) {
    const row = copy.rows[copy.places.get(id) ?? -1]
    if (row) rows.set(id, row)
  }
  applyDeltas(rows, kind, deltas, () => true)
  const shown = optimisticView(kind, rows, commands, { cursor, organizationId, isWanted: () => true })
  const over = new Map([...touched].map((id) => [id, sameOr(before?.over.get(id), shown.get(id))]))
  if (before?.copy === copy && isSame(before.over, over)) return before
  const views: View<K>[] = [...copy.rows]
  const gone = new Set<number>()
  for (const [id, view] of over) {
    const place = copy.places.get(id)
    if (view) views[place ?? views.length] = view
    else if (place !== undefined) gone.add(place)
  }
  return { copy, over, views: gone.size > 0 ? views.filter((_, place) => !gone.has(place)) : views }
}

function touchedIds(kind: Kind, deltas: readonly PulledRow[], commands: readonly CommandRecord[]) {
  const touched = new Set<string>()
  for (const [its, id] of deltas) if (its === kind) touched.add(id)
  for (const { name, rev, ids } of commands)
    if (findCommand(name, rev)?.kind === kind) for (const id of ids) touched.add(id)
  return touched
}

const sameOr = <K extends Kind>(before: View<K> | undefined, now: View<K> | undefined) =>
  before !== undefined &&
  before.row === now?.row &&
  before.v === now.v &&
  before.isPending === now.isPending &&
  before.isConflict === now.isConflict
    ? before
    : now

const isSame = (before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>) =>
  before.size === now.size && [...now].every(([id, view]) => before.has(id) && before.get(id) === view)
