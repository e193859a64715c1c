import { CompiledQuery, sql } from 'kysely'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { DigestAnswer } from '#shared/contract/sync.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import { type EntityTables, idTypeOf, rowAsJson } from './entity-table.ts'
import { readHead } from './head.ts'
import { packShared, type SegmentStore } from './segment-store.ts'
import type { Stamp, SyncStore, SyncView } from './sync-store.ts'
import { unitOfWork } from './unit-of-work.ts'

/** The store of a real database, PGlite or PostgreSQL. `segments` keeps what was packed for the next device. */
export function createSqlStore(parts: { db: Db; tables: EntityTables; segments: SegmentStore }): SyncStore {
  const { db, tables, segments } = parts
  return {
    read: (organizationId, act) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => act(viewOf(tx, tables, organizationId))),
    write: (organizationId, act) => unitOfWork(parts, organizationId, act),
    pack: (organizationId, kind, pids) => segments(db, organizationId, tables[kind], pids),
    packShared: (organizationId, kind, pids) => packShared(db, organizationId, tables[kind], pids),
  }
}

function viewOf(tx: Tx, tables: EntityTables, organizationId: string): SyncView {
  return {
    head: () => readHead(tx, organizationId),

    async changedAfter(pids, cursor, limit) {
      const { rows } = await sql<Stamp>`
        select kind, id, pid, version, gone from sync_row
        where organization_id = ${organizationId}::uuid and version > ${cursor} and pid = any(${[...pids]}::text[])
        order by version limit ${limit}`.execute(tx)
      return rows
    },

    async changedAt(pids, version) {
      const { rows } = await sql<Stamp>`
        select kind, id, pid, version, gone from sync_row
        where organization_id = ${organizationId}::uuid and version = ${version}
          and pid = any(${[...pids]}::text[])`.execute(tx)
      return rows
    },

    async bodies(kind: Kind, ids) {
      const table = tables[kind]
      const { rows } = await tx.executeQuery<{ id: string; body: string }>(
        CompiledQuery.raw(
          `select t.id::text as id, ${rowAsJson(table)}::text as body from ${table.table} t
           where t.organization_id = $1 and t.id = any($2::${idTypeOf(table)}[])`,
          [organizationId, ids],
        ),
      )
      return new Map(rows.map(({ id, body }) => [id, body]))
    },

    async count(pids) {
      const { rows } = await sql<DigestAnswer['partitions'][number]>`
        select pid, kind, count(*)::int as count, sum(version)::bigint as "sumV" from sync_row
        where organization_id = ${organizationId}::uuid and not gone and pid = any(${[...pids]}::text[])
        group by pid, kind order by pid, kind`.execute(tx)
      return rows
    },
  }
}
