import { findCommand } from '#shared/contract/commands.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { CommandHeader } from '#client/data/queue/command-database.ts'
import { openCommands } from '#client/data/queue/sealed-commands.ts'
import type { Stores } from '#client/data/device/device.ts'
import type { DeltaRecord } from '#client/data/rows/data-database.ts'
import type { createEmployeeIndex, Overlaid } from '#client/data/search/employee-index.ts'
import { isUnsettled, optimisticView, type ServerRow } from '#client/data/rows/merge.ts'
import { openedDelta } from '#client/data/rows/read.ts'

type Index = Pick<ReturnType<typeof createEmployeeIndex>, 'readRows'>

/** The newest that is known of each changed row, by id. */
type Newest = Map<string, ServerRow<'employee'> | { row: null; v: number; pid: string }>

/** Rows that are not as their segment says: newer ones, and those with waiting changes. */
export async function readOverlay(stores: Stores, index: Index, organizationId: string): Promise<Overlaid[]> {
  const { data, commands, vault } = stores
  const [deltas, waiting, cursor] = await Promise.all([
    data.deltas.orderBy('n').toArray(),
    commands.commands.orderBy('seq').toArray(),
    data.readState('cursor'),
  ])
  const version = cursor?.version ?? 0
  const ours = await openCommands(
    vault,
    waiting.filter((record) => isUnsettled(record, version) && kindOf(record) === 'employee'),
  )
  const { newest, places } = await readNewest(stores, deltas)
  for (const [id, row] of await baseRows(index, ours, newest)) newest.set(id, row)
  const present = new Map(
    [...newest].filter((entry): entry is [string, ServerRow<'employee'>] => entry[1].row !== null),
  )
  const views = optimisticView('employee', present, ours, {
    cursor: version,
    organizationId,
    isWanted: (id) => newest.has(id),
  })
  return [...newest].flatMap(([id, { pid }]): Overlaid[] => [
    { id, pid, view: views.get(id) ?? null },
    ...[...(places.get(id) ?? [])]
      .filter((place) => place !== pid)
      .map((place) => ({ id, pid: place, view: null })),
  ])
}

/** The newest that deltas say of each employee, and where these were. */
async function readNewest(
  stores: Stores,
  deltas: readonly DeltaRecord[],
): Promise<{ newest: Newest; places: ReadonlyMap<string, ReadonlySet<string>> }> {
  const newest: Newest = new Map()
  const rows = await Promise.all(deltas.map((delta) => openedDelta(stores, delta)))
  /** Every partition that a changed row is or was in: one that moved still stands in the segments of the old one. */
  const places = new Map<string, Set<string>>()
  for (const [kind, id, v, pid, body] of rows.flat()) {
    if (kind !== 'employee') continue
    places.set(id, (places.get(id) ?? new Set()).add(pid))
    const known = newest.get(id)
    // Of a row that moved the new place counts, not that it left the old one with the same version.
    if (!known || v > known.v || (v === known.v && body !== null))
      newest.set(id, { row: body as Employee, v, pid })
  }
  return { newest, places }
}

/** What waiting commands are about and no delta is: as the segments have it, or in the place the command says. */
async function baseRows(
  index: Index,
  ours: readonly { pid: string; ids: readonly string[] }[],
  newer: ReadonlyMap<string, unknown>,
): Promise<Newest> {
  const wanted = new Map<string, string>()
  for (const { pid, ids } of ours)
    for (const id of ids) if (!newer.has(id) && !wanted.has(id)) wanted.set(id, pid)
  const found = await index.readRows([...wanted].map(([id, pid]) => ({ id, pid })))
  return new Map([...wanted].map(([id, pid]) => [id, found.get(id) ?? { row: null, v: 0, pid }]))
}

const kindOf = (record: CommandHeader) => findCommand(record.name, record.rev)?.kind
