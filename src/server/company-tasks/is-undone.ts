import { sql } from 'kysely'
import type { Work } from '#server/platform/sync/work.ts'
import type { ChangeTaskTable } from './task-tables.ts'

/** Whether a task is being taken back or was; where that failed in part, the rest of it may be tried again. */
export async function isUndone(
  { tx, organizationId }: Work,
  table: 'access_task' | ChangeTaskTable,
  taskId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)}
    where organization_id = ${organizationId}::uuid and undoes = ${taskId}::uuid
      and (finished_at is null or state = 'completed')`.execute(tx)
  return rows.length > 0
}
