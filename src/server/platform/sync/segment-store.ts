import { CompiledQuery } from 'kysely'
import { syncLimits } from '#shared/contract/sync.ts'
import type { Db } from '#server/platform/database/database.ts'
import { columnsAsJson, type EntityTable, idTypeOf } from './entity-table.ts'

/** The rows of a partition (or of several, for a shared kind) as they were at version `v`, ready to send. */
export interface PackedPartition {
  pid: string
  v: number
  count: number
  sumV: number
  segments: { no: number; n: number; payload: string }[]
}

/**
 * Segments of the `partition` kinds, by partition. A segment is a function of the partition and its version, not of
 * who asks, so it is kept in memory for the next device, up to `capacity` characters in all.
 */
export function createSegmentStore(capacity = 160_000_000) {
  const cached = new Map<string, PackedPartition>()
  let size = 0
  const sizeOf = ({ segments }: PackedPartition) =>
    segments.reduce((sum, { payload }) => sum + payload.length, 0)

  function keep(key: string, packed: PackedPartition) {
    const old = cached.get(key)
    if (old) size -= sizeOf(old)
    cached.delete(key)
    cached.set(key, packed)
    size += sizeOf(packed)
    for (const [oldest, dropped] of cached) {
      if (size <= capacity) break
      cached.delete(oldest)
      size -= sizeOf(dropped)
    }
  }

  /** The packed rows of each of these partitions, in their order. One statement reads versions and rows together. */
  return async function pack(
    db: Db,
    organizationId: string,
    table: EntityTable,
    pids: readonly string[],
  ): Promise<PackedPartition[]> {
    const { rows: versions } = await db.executeQuery<{ pid: string; version: number }>(
      CompiledQuery.raw(
        `select pid, version from sync_partition where organization_id = $1 and pid = any($2::text[])`,
        [organizationId, pids],
      ),
    )
    const current = new Map(versions.map(({ pid, version }) => [pid, version]))
    const keyOf = (pid: string) => `${organizationId}/${table.kind}/${pid}`
    const stale = pids.filter((pid) => {
      const packed = cached.get(keyOf(pid))
      return current.has(pid) && (!packed || packed.v < (current.get(pid) ?? 0))
    })
    const fresh = new Map(
      (await read(db, organizationId, table, stale)).map((packed) => [packed.pid, packed]),
    )
    return pids.flatMap((pid) => {
      const packed = fresh.get(pid) ?? cached.get(keyOf(pid))
      if (!packed) return []
      if (fresh.has(pid)) keep(keyOf(pid), packed)
      return [packed]
    })
  }
}

export type SegmentStore = ReturnType<typeof createSegmentStore>

async function read(
  db: Db,
  organizationId: string,
  table: EntityTable,
  pids: readonly string[],
): Promise<PackedPartition[]> {
  if (pids.length === 0) return []
  const { rows } = await db.executeQuery<{
    pid: string
    no: number | null
    n: number
    sumv: number
    head: number
    payload: string
  }>(
    CompiledQuery.raw(
      `with head as (select version from org_head where organization_id = $1),
       wanted as (select unnest($2::text[]) as pid),
       live as materialized (select s.pid, s.id, s.version from sync_row s
         where s.organization_id = $1 and s.kind = '${table.kind}' and not s.gone and s.pid = any($2::text[])),
       placed as materialized (select t.*, live.pid as its_pid, live.version as its_version,
           row_number() over (partition by live.pid order by ${table.order}) - 1 as place
         from live join ${table.table} t on t.organization_id = $1 and t.id = live.id::${idTypeOf(table)})
       select wanted.pid, (t.place / ${syncLimits.segmentRows})::int as no, count(t.id)::int as n,
         coalesce(sum(t.its_version), 0)::bigint as sumv, (select version from head) as head,
         ${oneLine(`json_build_object('v', json_agg(t.its_version order by place), ${columnsAsJson(table)})`)} as payload
       from wanted left join placed t on t.its_pid = wanted.pid
       group by wanted.pid, (t.place / ${syncLimits.segmentRows}) order by wanted.pid, no`,
      [organizationId, pids],
    ),
  )
  const packed = new Map<string, PackedPartition>()
  for (const { pid, no, n, sumv, head, payload } of rows) {
    const own = packed.get(pid) ?? { pid, v: head, count: 0, sumV: 0, segments: [] }
    if (no !== null) {
      own.count += n
      own.sumV += sumv
      own.segments.push({ no, n, payload })
    }
    packed.set(pid, own)
  }
  return [...packed.values()]
}

/** PostgreSQL puts a line feed between arrays within an array; a payload has to be one line. */
const oneLine = (json: string) => `replace(${json}::text, E'\\n', '')`

/** All rows of a shared kind in these partitions as one segment with a `pid` column. */
export async function packShared(
  db: Db,
  organizationId: string,
  table: EntityTable,
  pids: readonly string[],
): Promise<PackedPartition> {
  const { rows } = await db.executeQuery<{ n: number; sumv: number; head: number; payload: string }>(
    CompiledQuery.raw(
      `with live as (select s.pid, s.id, s.version from sync_row s
         where s.organization_id = $1 and s.kind = '${table.kind}' and not s.gone and s.pid = any($2::text[])),
       t as (select t.*, live.pid as its_pid, live.version as its_version,
           row_number() over (order by ${table.order}) as place
         from live join ${table.table} t on t.organization_id = $1 and t.id = live.id::${idTypeOf(table)})
       select count(t.id)::int as n, coalesce(sum(t.its_version), 0)::bigint as sumv,
         (select version from org_head where organization_id = $1) as head,
         ${oneLine(`json_build_object('pid', json_agg(t.its_pid order by place),
           'v', json_agg(t.its_version order by place), ${columnsAsJson(table)})`)} as payload
       from t`,
      [organizationId, pids],
    ),
  )
  const { n = 0, sumv = 0, head = 0, payload = '' } = rows[0] ?? {}
  return {
    pid: '*',
    v: head,
    count: n,
    sumV: sumv,
    segments: n === 0 ? [] : [{ no: 0, n, payload }],
  }
}
