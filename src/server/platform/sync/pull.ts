import { CompiledQuery, sql } from 'kysely'
import { type Kind, kinds } from '#shared/contract/kinds.ts'
import type { PullRequest } from '#shared/contract/sync.ts'
import { SCHEMA, syncLimits } from '#shared/contract/sync.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import { type EntityTables, idTypeOf, rowAsJson } from './entity-table.ts'
import { readHead } from './head.ts'
import type { Scope } from './scope.ts'

interface Changed {
  kind: string
  id: string
  pid: string
  version: number
  gone: boolean
}

/**
 * The rows of the scope that changed after the request's cursor, as the JSON text of a `PullAnswer`: rows are
 * passed on as the database wrote them. A page ends on the border of a version, so a device never holds half of a
 * server transaction. Refuses with `epochChanged` where the device belongs to another history.
 */
export async function pull(
  { db, tables, now }: { db: Db; tables: EntityTables; now: () => number },
  scope: Scope,
  request: PullRequest,
): Promise<string> {
  if (request.schema !== SCHEMA) throw new AppError('unknownCommand')
  const scopeChanged = request.scopeHash !== scope.hash
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const head = await readHead(tx, scope.organizationId)
      if (request.epoch !== null && request.epoch !== head.epoch) throw new AppError('epochChanged')
      const { changed, more, to } = await readChanged(tx, scope, request.cursor, head.version)
      const bodies = await readBodies(tx, tables, scope.organizationId, changed)
      const rows = changed.map(
        ({ kind, id, pid, version, gone }) =>
          `["${kind}","${id}",${version},"${pid}",${gone ? 'null' : (bodies.get(`${kind}/${id}`) ?? 'null')}]`,
      )
      const heading = {
        now: now(),
        epoch: head.epoch,
        head: head.version,
        to,
        more,
        ...(scopeChanged ? { scope: { hash: scope.hash, pids: scope.pids } } : {}),
      }
      return `${JSON.stringify(heading).slice(0, -1)},"rows":[${rows.join(',')}]}`
    })
}

async function readChanged(tx: Tx, scope: Scope, cursor: number, head: number) {
  if (cursor >= head) return { changed: [], more: false, to: head }
  const limit = syncLimits.pullRows
  const read = (where: ReturnType<typeof sql>) =>
    sql<Changed>`
      select kind, id, pid, version, gone from sync_row
      where organization_id = ${scope.organizationId}::uuid and ${where} and pid = any(${[...scope.pids]}::text[])
      order by version limit ${limit + 1}`.execute(tx)
  const { rows } = await read(sql`version > ${cursor}`)
  if (rows.length <= limit) return { changed: rows, more: false, to: head }

  const cut = rows[limit]?.version ?? head
  const whole = rows.filter(({ version }) => version < cut)
  const last = whole.at(-1)
  if (last) return { changed: whole, more: true, to: last.version }
  // A single version that is larger than a page goes as one page.
  const all = await sql<Changed>`
    select kind, id, pid, version, gone from sync_row
    where organization_id = ${scope.organizationId}::uuid and version = ${cut}
      and pid = any(${[...scope.pids]}::text[])`.execute(tx)
  return { changed: all.rows, more: cut < head, to: cut }
}

async function readBodies(tx: Tx, tables: EntityTables, organizationId: string, changed: readonly Changed[]) {
  const bodies = new Map<string, string>()
  for (const kind of Object.keys(kinds) as Kind[]) {
    const ids = changed.filter((row) => row.kind === kind && !row.gone).map(({ id }) => id)
    if (ids.length === 0) continue
    const table = tables[kind]
    const type = idTypeOf(table)
    const { rows } = await tx.executeQuery<{ id: string; body: string }>(
      CompiledQuery.raw(
        `select t.id::text as id, ${rowAsJson(table)}::text as body from ${table.table} t
         where t.organization_id = $1 and t.id = any($2::${type}[])`,
        [organizationId, ids],
      ),
    )
    for (const { id, body } of rows) bodies.set(`${kind}/${id}`, body)
  }
  return bodies
}
