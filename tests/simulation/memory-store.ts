import { type Kind, KINDS } from '#shared/contract/kind-names.ts'
import type { AnyRow, RowOf } from '#shared/contract/kinds.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { columnOf, type EntityTable } from '#server/platform/sync/entity-table.ts'
import type { PackedPartition } from '#server/platform/sync/segment-store.ts'
import type { Head, Stamp, SyncStore, SyncView } from '#server/platform/sync/sync-store.ts'
import type {
  Change,
  IdempotencyRow,
  RememberedAnswer,
  RefusedKey,
  Work,
} from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'

/** Everything that a database keeps of one organization. Rows are never changed in place, so a copy is shallow. */
export interface MemoryState {
  head: Head
  rows: Record<Kind, Map<string, AnyRow>>
  stamps: Map<string, Stamp>
  keys: Map<string, Omit<RememberedAnswer, 'key'>>
  partitions: Map<string, number>
}

export const emptyState = (epoch: string): MemoryState => ({
  head: { version: 0, epoch, floor: 0 },
  rows: Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, AnyRow>()])) as MemoryState['rows'],
  stamps: new Map(),
  keys: new Map(),
  partitions: new Map(),
})

export const copyState = ({ head, rows, stamps, keys, partitions }: MemoryState): MemoryState => ({
  head: { ...head },
  rows: Object.fromEntries(KINDS.map((kind) => [kind, new Map(rows[kind])])) as MemoryState['rows'],
  stamps: new Map(stamps),
  keys: new Map(keys),
  partitions: new Map(partitions),
})

/** Forgets tombstones up to a version, as the daily sweep does. */
export function raiseFloor(state: MemoryState, version: number): void {
  let newest = 0
  for (const [place, stamp] of state.stamps) {
    if (!stamp.gone || stamp.version > version) continue
    newest = Math.max(newest, stamp.version)
    state.stamps.delete(place)
  }
  state.head.floor = Math.max(state.head.floor, newest)
}

export class ConstraintError extends Error {
  override name = 'ConstraintError'
  readonly code = '23505'
  readonly constraint: string
  constructor(constraint: string) {
    super(`duplicate key value violates unique constraint "${constraint}"`)
    this.constraint = constraint
  }
}

class SerializationError extends Error {
  override name = 'SerializationError'
  readonly code = '40001'
}

/** A unit of work of the model: rules that would ask the database by SQL look at the rows here. */
export interface MemoryWork extends Work {
  rowsOf: <K extends Kind>(kind: K) => Iterable<RowOf<K>>
}

/**
 * A `SyncStore` in memory with the same answers as the one on PostgreSQL. `stateOf` gives the rows of an
 * organization; whoever restores a backup gives others. `pause` is the time between the last reading of a unit of work
 * and its commit, in which others may be committed.
 */
export function createMemoryStore(
  stateOf: (organizationId: string) => MemoryState,
  pause: () => Promise<void> = async () => {},
): SyncStore {
  const cached = new Map<string, PackedPartition>()
  /** When a unit of work that had a row was committed last, in commits of this store. */
  const heldAt = new Map<string, number>()
  let commits = 0

  return {
    read: async (organizationId, act) => act(viewOf(stateOf(organizationId))),

    async write(organizationId, act) {
      const state = stateOf(organizationId)
      const begun = commits
      const { work, staged, loaded, remembered, refused } = beginWork(state, organizationId)
      // A database has whoever comes second wait for the rows of the first. Here they begin again, which is as good.
      const refuseOvertaken = () => {
        if ([...loaded].some((row) => (heldAt.get(row) ?? 0) > begun)) throw new SerializationError()
      }
      const result = await act(work)
      await pause()
      refuseOvertaken()
      if (refused.some(({ key }) => state.keys.has(key))) throw new ConstraintError('idem_pkey')
      const version = commit(state, [...staged.values()], remembered)
      for (const { key, ...row } of refused) state.keys.set(key, { ...row, version: 0 })
      if (version !== undefined) {
        commits++
        for (const row of loaded) heldAt.set(row, commits)
      }
      return { result, version }
    },

    async pack(organizationId, kind, pids) {
      const state = stateOf(organizationId)
      return pids.flatMap((pid) => {
        const latest = state.partitions.get(pid)
        if (latest === undefined) return []
        const key = `${organizationId}/${kind}/${pid}`
        const known = cached.get(key)
        if (known && known.v >= latest) return [known]
        const packed = { pid, ...packedRows(state, kind, [pid], syncLimits.segmentRows) }
        cached.set(key, packed)
        return [packed]
      })
    },

    async packShared(organizationId, kind, pids) {
      return { pid: '*', ...packedRows(stateOf(organizationId), kind, pids, undefined) }
    },
  }
}

/** A unit of work that keeps what is written until it is committed. */
function beginWork(state: MemoryState, organizationId: string) {
  const staged = new Map<string, { kind: Kind; id: string; row: AnyRow | null }>()
  const loaded = new Set<string>()
  const remembered: IdempotencyRow[] = []
  const refused: RefusedKey[] = []
  const place = (kind: Kind, id: string) => `${kind}/${id}`
  const mustBeLoaded = (kind: Kind, id: string) =>
    invariant(loaded.has(place(kind, id)), `${kind} ${id} is used before it was loaded`)
  const current = (kind: Kind, id: string) => {
    const change = staged.get(place(kind, id))
    return change ? (change.row ?? undefined) : state.rows[kind].get(id)
  }

  const work: MemoryWork = {
    get tx(): never {
      throw new Error('The model has no SQL')
    },
    organizationId,
    load: async (kind, ids) => {
      for (const id of ids) loaded.add(place(kind, id))
    },
    get<K extends Kind>(kind: K, id: string) {
      mustBeLoaded(kind, id)
      const row = current(kind, id) as RowOf<K> | undefined
      const stored = state.rows[kind].get(id)
      return { row, v: row && stored ? versionOf(state, kind, stored) : 0 }
    },
    put(kind, row) {
      mustBeLoaded(kind, row.id)
      staged.set(place(kind, row.id), { kind, id: row.id, row })
    },
    changed: <K extends Kind>(kind: K) =>
      [...staged.values()]
        .filter((change) => change.kind === kind)
        .map(({ id, row }) => ({ before: state.rows[kind].get(id), after: row ?? undefined }) as Change<K>),
    remove(kind, id) {
      mustBeLoaded(kind, id)
      staged.set(place(kind, id), { kind, id, row: null })
    },
    recall: async (keys) =>
      keys.flatMap((key) => {
        const known = state.keys.get(key)
        return known ? [{ key, ...known }] : []
      }),
    remember: (row) => void remembered.push(row),
    refuse: (row) => void refused.push(row),
    *rowsOf<K extends Kind>(kind: K) {
      const ids = new Set([...state.rows[kind].keys(), ...[...staged.values()].map(({ id }) => id)])
      for (const id of ids) {
        const row = current(kind, id)
        if (row) yield row as RowOf<K>
      }
    },
  }
  return { work, staged, loaded, remembered, refused }
}

function viewOf(state: MemoryState): SyncView {
  const stampsOf = (pids: readonly string[], isWanted: (stamp: Stamp) => boolean) => {
    const wanted = new Set(pids)
    return [...state.stamps.values()]
      .filter((stamp) => wanted.has(stamp.pid) && isWanted(stamp))
      .toSorted((a, b) => a.version - b.version)
  }
  return {
    head: async () => ({ ...state.head }),
    changedAfter: async (pids, cursor, limit) =>
      stampsOf(pids, ({ version }) => version > cursor).slice(0, limit),
    changedAt: async (pids, at) => stampsOf(pids, ({ version }) => version === at),
    bodies: async (kind, ids) =>
      new Map(
        ids.flatMap((id): [string, string][] => {
          const row = state.rows[kind].get(id)
          return row ? [[id, JSON.stringify(travelling(kind, row))]] : []
        }),
      ),
    count: async (pids) => {
      const found = new Map<string, { pid: string; kind: string; count: number; sumV: number }>()
      for (const { pid, kind, gone, version } of stampsOf(pids, () => true)) {
        if (gone) continue
        const own = found.get(`${pid} ${kind}`) ?? { pid, kind, count: 0, sumV: 0 }
        own.count++
        own.sumV += version
        found.set(`${pid} ${kind}`, own)
      }
      return [...found.keys()].toSorted().map((key) => found.get(key) as never)
    },
  }
}

const stampPlace = (kind: Kind, id: string, pid: string) => `${kind}/${id}/${pid}`

function versionOf(state: MemoryState, kind: Kind, row: AnyRow): number {
  const stamp = state.stamps.get(stampPlace(kind, row.id, partitionOf(kind, row)))
  return stamp && !stamp.gone ? stamp.version : 0
}

export const partitionOf = (kind: Kind, row: AnyRow): string =>
  (entityTables[kind].partitionOf as (row: AnyRow) => string)(row)

/** Makes the changes of one transaction. Gives its version; undefined when nothing changed. */
export function commit(
  state: MemoryState,
  staged: readonly { kind: Kind; id: string; row: AnyRow | null }[],
  remembered: readonly IdempotencyRow[],
): number | undefined {
  const stamps: Omit<Stamp, 'version'>[] = []
  const changed = staged.filter(
    ({ kind, id, row }) =>
      row !== (state.rows[kind].get(id) ?? null) && !(row === null && !state.rows[kind].has(id)),
  )
  for (const { kind, id, row } of changed) {
    const stored = state.rows[kind].get(id)
    const before = stored && partitionOf(kind, stored)
    const after = row ? partitionOf(kind, row) : undefined
    if (after !== undefined) stamps.push({ kind, id, pid: after, gone: false })
    if (before !== undefined && before !== after) stamps.push({ kind, id, pid: before, gone: true })
  }
  if (stamps.length === 0 && remembered.length === 0) return undefined
  for (const { key } of remembered) if (state.keys.has(key)) throw new ConstraintError('idem_pkey')

  const version = ++state.head.version
  for (const { kind, id, row } of changed) {
    if (row) state.rows[kind].set(id, row)
    else state.rows[kind].delete(id)
  }
  for (const stamp of stamps) {
    state.stamps.set(stampPlace(stamp.kind, stamp.id, stamp.pid), { ...stamp, version })
    state.partitions.set(stamp.pid, version)
  }
  for (const { key, fingerprint } of remembered) state.keys.set(key, { fingerprint, version })
  return version
}

/** Only the fields that the table has, in its order. */
function travelling(kind: Kind, row: AnyRow): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const field of Object.keys(entityTables[kind].fields))
    made[field] = (row as Record<string, unknown>)[field] ?? null
  return made
}

function packedRows(
  state: MemoryState,
  kind: Kind,
  pids: readonly string[],
  size: number | undefined,
): Omit<PackedPartition, 'pid'> {
  const wanted = new Set(pids)
  const own = [...state.rows[kind].values()]
    .flatMap((row) => {
      const pid = partitionOf(kind, row)
      return wanted.has(pid) ? [{ row, pid, v: versionOf(state, kind, row), order: orderOf(kind, row) }] : []
    })
    .toSorted((a, b) => compareOrders(a.order, b.order))
  const segments: PackedPartition['segments'] = []
  for (let from = 0; from < own.length; from += size ?? Infinity) {
    const few = own.slice(from, size === undefined ? undefined : from + size)
    const columns: Record<string, unknown[]> = {}
    if (size === undefined) columns['pid'] = few.map(({ pid }) => pid)
    columns['v'] = few.map(({ v }) => v)
    for (const field of Object.keys(entityTables[kind].fields))
      columns[field] = few.map(({ row }) => (row as unknown as Record<string, unknown>)[field] ?? null)
    segments.push({ no: segments.length, n: few.length, payload: JSON.stringify(columns) })
  }
  return {
    v: state.head.version,
    count: own.length,
    sumV: own.reduce((sum, { v }) => sum + v, 0),
    segments,
  }
}

/** The values of a table's order: `lower(t.name), t.id`. */
function orderOf(kind: Kind, row: AnyRow): string[] {
  const table: EntityTable = entityTables[kind]
  return table.order.split(',').map((term) => {
    const [, isLower, column, isDescending] = /^\s*(lower\()?t\."?(\w+)"?\)?( desc)?\s*$/.exec(term) ?? []
    invariant(column !== undefined && !isDescending, `the order ${term} is one that the model knows`)
    const [field] =
      Object.entries(table.fields).find(([name, type]) => columnOf(name, type)?.column === column) ?? []
    const value = String((row as unknown as Record<string, unknown>)[field ?? column])
    return isLower ? value.toLowerCase() : value
  })
}

function compareOrders(a: readonly string[], b: readonly string[]): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? ''
    if (value !== other) return value < other ? -1 : 1
  }
  return 0
}
