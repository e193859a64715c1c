import { CompiledQuery, sql } from 'kysely'
import { type Kind, KINDS } from '#shared/contract/kind-names.ts'
import type { AnyRow, RowOf } from '#shared/contract/kinds.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import {
  type Derivation,
  type EntityTable,
  type EntityTables,
  idTypeOf,
  rowAsJson,
  upsertStatement,
} from './entity-table.ts'
import type {
  Change,
  CommitOutcome,
  Held,
  IdempotencyRow,
  RememberedAnswer,
  RefusedKey,
  Work,
} from './work.ts'

interface Entry {
  stored: AnyRow | undefined
  v: number
  /** Set once the row was changed; null when it was removed. */
  staged?: AnyRow | null
}

/**
 * Runs `act` as one transaction of an organization and stamps everything it changed with one new version.
 * The organization's counter is locked by the very last statement, so that writers wait for one another only for
 * that statement and the commit, and versions become visible in their order without gaps (sync.md 6.1).
 */
export async function unitOfWork<T>(
  { db, tables }: { db: Db; tables: EntityTables },
  organizationId: string,
  act: (work: Work) => Promise<T>,
): Promise<CommitOutcome<T>> {
  return db.transaction().execute(async (tx) => {
    const held = new Map<string, Entry>()
    const remembered: IdempotencyRow[] = []
    const refused: RefusedKey[] = []
    const place = (kind: Kind, id: string) => `${kind}/${id}`
    const entryOf = (kind: Kind, id: string) => {
      const entry = held.get(place(kind, id))
      invariant(entry, `${kind} ${id} is used before it was loaded`)
      return entry
    }

    const changedOf = (kind: Kind) =>
      [...held].filter(([key, entry]) => key.startsWith(`${kind}/`) && isChanged(entry))

    const work: Work = {
      tx,
      organizationId,
      async load(kind, ids) {
        const missing = ids.filter((id) => !held.has(place(kind, id))).toSorted()
        if (missing.length === 0) return
        for (const id of missing) held.set(place(kind, id), { stored: undefined, v: 0 })
        for (const { id, v, row } of await readLocked(tx, tables[kind], organizationId, missing)) {
          held.set(place(kind, id), { stored: row, v })
        }
      },
      get<K extends Kind>(kind: K, id: string): Held<K> {
        const { staged, stored, v } = entryOf(kind, id)
        const row = staged === undefined ? stored : (staged ?? undefined)
        return { row: row as RowOf<K> | undefined, v: row ? v : 0 }
      },
      put(kind, row) {
        entryOf(kind, row.id).staged = row
      },
      changed: <K extends Kind>(kind: K) => changedOf(kind).map(([, entry]) => changeOf<K>(entry)),
      remove(kind, id) {
        entryOf(kind, id).staged = null
      },
      recall: (keys) => recall(tx, organizationId, keys),
      remember: (row) => void remembered.push(row),
      refuse: (row) => void refused.push(row),
    }

    const result = await act(work)
    await settleAll(tables, work)
    const derivations = new Set<Derivation>()
    for (const kind of KINDS) {
      const changed = changedOf(kind)
      if (changed.length === 0) continue
      const table = tables[kind] as EntityTable
      await write(tx, table, organizationId, changed)
      if (table.derivation) derivations.add(table.derivation)
    }
    for (const derivation of derivations) {
      const followed = await follow(work, derivation)
      const changed = changedOf(derivation.kind).filter(([, { staged }]) => staged && followed.has(staged))
      if (changed.length > 0) await write(tx, tables[derivation.kind], organizationId, changed)
    }

    const stamps: { kind: Kind; id: string; pid: string; gone: boolean }[] = []
    for (const kind of KINDS) {
      const table = tables[kind] as EntityTable
      for (const [key, { stored, staged }] of changedOf(kind)) {
        const id = key.slice(kind.length + 1)
        const before = stored && table.partitionOf(stored)
        const after = staged ? table.partitionOf(staged) : undefined
        if (after !== undefined) stamps.push({ kind, id, pid: after, gone: false })
        if (before !== undefined && before !== after) stamps.push({ kind, id, pid: before, gone: true })
      }
    }
    if (refused.length > 0) await keepRefusals(tx, organizationId, refused)
    if (stamps.length === 0 && remembered.length === 0) return { result, version: undefined }
    return { result, version: await stamp(tx, organizationId, stamps, remembered) }
  })
}

const changeOf = <K extends Kind>({ stored, staged }: Entry) =>
  ({ before: stored, after: staged ?? undefined }) as Change<K>

/** Has every kind that was changed change along what has to be. */
async function settleAll(tables: EntityTables, work: Work): Promise<void> {
  for (const kind of KINDS) {
    const { settle } = tables[kind] as EntityTable
    if (settle && work.changed(kind).length > 0) await settle(work)
  }
}

/** Makes anew what follows from what was written; gives the rows that are other ones now. */
async function follow(work: Work, { kind, ids, prepare }: Derivation): Promise<ReadonlySet<AnyRow>> {
  // Locked before anything is counted: who comes second counts what the first has committed.
  await work.load(kind, ids)
  const derive = await prepare(work.tx, work.organizationId)
  const followed = new Set<AnyRow>()
  for (const id of ids) {
    const { row } = work.get(kind, id)
    const next = row && derive(row)
    if (!row || !next || canonicalJson(next) === canonicalJson(row)) continue
    work.put(kind, next)
    followed.add(next)
  }
  return followed
}

const isChanged = ({ stored, staged }: Entry): boolean =>
  staged !== undefined && !(staged === null && stored === undefined) && staged !== stored

async function readLocked(tx: Tx, table: EntityTable, organizationId: string, ids: string[]) {
  const type = idTypeOf(table)
  const { rows } = await tx.executeQuery<{ id: string; v: number; row: AnyRow }>(
    CompiledQuery.raw(
      `select t.id::text as id, ${rowAsJson(table)} as row,
         coalesce((select s.version from sync_row s where s.organization_id = t.organization_id
           and s.kind = '${table.kind}' and s.id = t.id::text and not s.gone), 0) as v
       from ${table.table} t where t.organization_id = $1 and t.id = any($2::${type}[]) order by t.id for update of t`,
      [organizationId, ids],
    ),
  )
  return rows
}

async function recall(tx: Tx, organizationId: string, keys: readonly string[]): Promise<RememberedAnswer[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<RememberedAnswer>`
    select key, fingerprint, version, result -> 'refusal' as refusal from idem
    where organization_id = ${organizationId}::uuid and key = any(${[...keys]}::uuid[])`.execute(tx)
  return rows.map(({ refusal, ...row }) => (refusal ? { ...row, refusal } : row))
}

async function keepRefusals(tx: Tx, organizationId: string, refused: readonly RefusedKey[]): Promise<void> {
  await sql`
    insert into idem (organization_id, key, fingerprint, result, version)
    select ${organizationId}::uuid, r.key, r.fingerprint, jsonb_build_object('refusal', r.refusal), 0
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as r(key uuid, fingerprint text, refusal jsonb)`.execute(
    tx,
  )
}

async function write(tx: Tx, table: EntityTable, organizationId: string, changed: [string, Entry][]) {
  const rows = changed.flatMap(([, { staged }]) => (staged ? [staged] : []))
  const gone = changed.flatMap(([key, { staged }]) =>
    staged === null ? [key.slice(table.kind.length + 1)] : [],
  )
  if (rows.length > 0) {
    await tx.executeQuery(CompiledQuery.raw(upsertStatement(table), [JSON.stringify(rows), organizationId]))
  }
  if (gone.length > 0) {
    await tx.executeQuery(
      CompiledQuery.raw(
        `delete from ${table.table} where organization_id = $1 and id::text = any($2::text[])`,
        [organizationId, gone],
      ),
    )
  }
}

/** One statement: raises the counter, which locks it, and writes every stamp and idempotency row beside it. */
async function stamp(
  tx: Tx,
  organizationId: string,
  stamps: readonly object[],
  remembered: readonly IdempotencyRow[],
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    with head as (
      update org_head set version = version + 1 where organization_id = ${organizationId}::uuid returning version
    ), stamped as (
      insert into sync_row (organization_id, kind, id, pid, version, gone)
      select ${organizationId}::uuid, r.kind, r.id, r.pid, head.version, r.gone
      from head, jsonb_to_recordset(${JSON.stringify(stamps)}::jsonb) as r(kind text, id text, pid text, gone boolean)
      on conflict (organization_id, kind, id, pid)
      do update set version = excluded.version, gone = excluded.gone
    ), partitions as (
      insert into sync_partition (organization_id, pid, version)
      select distinct ${organizationId}::uuid, r.pid, head.version
      from head, jsonb_to_recordset(${JSON.stringify(stamps)}::jsonb) as r(pid text)
      on conflict (organization_id, pid) do update set version = excluded.version
    ), keys as (
      insert into idem (organization_id, key, fingerprint, result, version)
      select ${organizationId}::uuid, r.key, r.fingerprint, r.result, head.version
      from head, jsonb_to_recordset(${JSON.stringify(remembered)}::jsonb)
        as r(key uuid, fingerprint text, result jsonb)
    )
    select version from head`.execute(tx)
  const version = rows[0]?.version
  invariant(version !== undefined, `organization ${organizationId} has a counter`)
  return version
}
