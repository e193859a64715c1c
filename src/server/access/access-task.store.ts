import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { accessTaskTable } from './access.tables.ts'

/** The newest of a company's tasks, as far as the user may see them, the oldest of these first; or the one that is named. */
export async function listAccessTasks(
  db: Db,
  scope: Scope,
  { customerId, taskId, most }: { customerId: string; taskId: string | undefined; most: number },
): Promise<AccessTask[]> {
  const found = await readRows(db, accessTaskTable, scope, {
    where: `t.id in (
      select id from access_task where organization_id = $1 and customer_id = $3::uuid
        and ($4::uuid is null or id = $4::uuid)
      order by requested_at desc, id desc limit ${most})`,
    parameters: [customerId, taskId ?? null],
    size: most,
  })
  return found.map(({ row }) => row)
}
