import { sql } from 'kysely'
import { TASKS_KEPT } from '#shared/domain/posture/posture-task.ts'
import { DAY } from '#shared/lib/time.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { TASK_TABLES } from './task-tables.ts'

const TABLES = { ...TASK_TABLES, accessTask: 'access_task', postureTask: 'posture_task' } as const

/** Forgets the tasks of a company that ended 90 days before this one: devices are told, and nothing can be taken back any more. */
export async function forgetOldTasks(
  work: Work,
  kind: keyof typeof TABLES,
  { customer_id, finished_at }: { customer_id: string; finished_at: string },
): Promise<void> {
  const since = new Date(Date.parse(finished_at) - TASKS_KEPT * DAY)
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(TABLES[kind])}
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customer_id}::uuid
      and finished_at < ${since}`.execute(work.tx)
  await work.load(
    kind,
    rows.map(({ id }) => id),
  )
  for (const { id } of rows) work.remove(kind, id)
}
