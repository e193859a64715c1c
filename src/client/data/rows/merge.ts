import { findCommand } from '#shared/contract/commands.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { PulledRow, SegmentColumns } from '#shared/contract/sync.ts'
import type { CommandHeader, CommandRecord } from '../queue/command-database.ts'
import { rowAt } from './segment.ts'

/** A row as the server last told it. */
export interface ServerRow<K extends Kind = Kind> {
  row: RowOf<K>
  v: number
  pid: string
}

/** What a screen shows of a row: the server's, with this device's waiting changes on top. */
export interface View<K extends Kind = Kind> {
  row: RowOf<K>
  /** The server's version below the changes; 0 for a row that the server does not know yet. */
  v: number
  /** Changes of this device that the server has not confirmed. */
  isPending: boolean
  /** One of them needs a decision. */
  isConflict: boolean
}

/** Rows by id, as the server has them: segments first, then deltas, of each row the newest version. */
export function serverRows<K extends Kind>(
  kind: K,
  segments: readonly { pid: string; columns: SegmentColumns }[],
  deltas: readonly PulledRow[],
  isWanted: (pid: string) => boolean,
): Map<string, ServerRow<K>> {
  const rows = new Map<string, ServerRow<K>>()
  for (const { pid, columns } of segments) {
    for (let index = 0; index < columns.id.length; index++) {
      const own = columns.pid?.[index] ?? pid
      const id = columns.id[index]
      const v = columns.v[index]
      if (id === undefined || v === undefined || !isWanted(own)) continue
      rows.set(id, { row: rowAt(columns, index) as unknown as RowOf<K>, v, pid: own })
    }
  }
  applyDeltas(rows, kind, deltas, isWanted)
  return rows
}

/** Puts what came since onto rows by id: of each the newest version, and none that is gone. */
export function applyDeltas<K extends Kind>(
  rows: Map<string, ServerRow<K>>,
  kind: K,
  deltas: readonly PulledRow[],
  isWanted: (pid: string) => boolean,
): void {
  const latest = new Map<string, number>()
  for (const [itsKind, id, v, pid, body] of deltas) {
    if (itsKind !== kind || !isWanted(pid)) continue
    const known = rows.get(id)
    // A tombstone leaves no row that could tell its version, so that is remembered beside the rows.
    const newest = latest.get(id) ?? known?.v ?? 0
    if (v < newest) continue
    latest.set(id, v)
    if (body !== null) rows.set(id, { row: body as RowOf<K>, v, pid })
    // A row that moved is gone from its old partition only.
    else if (!known || known.pid === pid) rows.delete(id)
  }
}

/** Where a command is still to be shown on top of the rows: until the rows themselves carry its effect. */
export const isUnsettled = (
  { state, ackV }: Pick<CommandHeader, 'state' | 'ackV'>,
  cursor: number,
): boolean =>
  state === 'acked'
    ? ackV === undefined || ackV > cursor
    : state === 'queued' || state === 'conflict' || state === 'parked' || state === 'needsConfirm'

/**
 * The optimistic view: the reducers of the unsettled commands run over the server's rows, in the order in which the
 * person acted. Nothing of it is stored, so dropping a command takes its effect back. A command of class C is
 * asked for, not done, so its effect is not shown.
 */
export function optimisticView<K extends Kind>(
  kind: K,
  rows: ReadonlyMap<string, ServerRow<K>>,
  commands: readonly CommandRecord[],
  {
    cursor,
    organizationId,
    isWanted,
  }: { cursor: number; organizationId: string; isWanted: (id: string) => boolean },
): Map<string, View<K>> {
  const views = new Map<string, View<K>>()
  for (const [id, { row, v }] of rows) views.set(id, { row, v, isPending: false, isConflict: false })

  for (const record of commands) {
    if (!isUnsettled(record, cursor)) continue
    const command = findCommand(record.name, record.rev)
    if (command?.kind !== kind) continue
    for (const id of record.ids) {
      if (!isWanted(id)) continue
      const view = views.get(id)
      const next = reduced(command, view?.row, record, id, organizationId)
      if (next === undefined) {
        if (view && record.class !== 'C') views.delete(id)
        continue
      }
      views.set(id, {
        row: (record.class === 'C' && view ? view.row : next) as RowOf<K>,
        v: view?.v ?? 0,
        isPending: true,
        isConflict: (view?.isConflict ?? false) || record.state === 'conflict',
      })
    }
  }
  return views
}

/** A reducer that throws is skipped for that row: a screen never fails because of a waiting change. */
function reduced(
  command: NonNullable<ReturnType<typeof findCommand>>,
  row: RowOf<Kind> | undefined,
  record: CommandRecord,
  id: string,
  organizationId: string,
) {
  try {
    const now = new Date(record.createdAt).toISOString()
    return command.reduce(row, record.body.args, { id, organizationId, now })
  } catch {
    return row
  }
}
