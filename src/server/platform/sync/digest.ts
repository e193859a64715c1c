import { sql } from 'kysely'
import type { DigestAnswer } from '#shared/contract/sync.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readHead } from './head.ts'
import type { Scope } from './scope.ts'

/** Count and sum of versions per partition and kind: what a device compares to find a row that it lost. */
export async function digest(
  { db, now }: { db: Db; now: () => number },
  scope: Scope,
  pids: readonly string[],
): Promise<DigestAnswer> {
  const readable = new Set<string>(scope.pids)
  const asked = pids.filter((pid) => readable.has(pid))
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const head = await readHead(tx, scope.organizationId)
      const { rows } = await sql<DigestAnswer['partitions'][number]>`
        select pid, kind, count(*)::int as count, sum(version)::bigint as "sumV" from sync_row
        where organization_id = ${scope.organizationId}::uuid and not gone and pid = any(${asked}::text[])
        group by pid, kind order by pid, kind`.execute(tx)
      return {
        now: now(),
        epoch: head.epoch,
        head: head.version,
        partitions: rows,
      }
    })
}
