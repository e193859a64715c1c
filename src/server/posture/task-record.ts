import { sql } from 'kysely'
import { type PostureTask, TASKS_KEPT } from '#shared/domain/posture/posture-task.ts'
import { DAY } from '#shared/lib/time.ts'
import type { NextTask } from '#server/company-tasks/company-tasks.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { PostureParts } from './read-posture.ts'

export type AskedTask = Pick<NextTask, 'organizationId' | 'tenantId' | 'taskId' | 'isHeld'>

/** Changes the task's row; undefined where there is none any more. */
export async function writeTask(
  parts: PostureParts,
  { organizationId, taskId }: AskedTask,
  change: (task: PostureTask) => PostureTask,
): Promise<PostureTask | undefined> {
  return commit(parts, organizationId, async (work) => {
    await work.load('postureTask', [taskId])
    const { row } = work.get('postureTask', taskId)
    if (!row) return undefined
    const next = structuredClone(change(row))
    work.put('postureTask', next)
    if (next.finished_at !== null) await forgetOld(work, next)
    return next
  })
}

/** The task of this id; undefined where there is none any more. */
export async function loadTask(
  parts: PostureParts,
  organizationId: string,
  id: string,
): Promise<PostureTask | undefined> {
  return commit(parts, organizationId, async (work) => {
    await work.load('postureTask', [id])
    return work.get('postureTask', id).row
  })
}

async function forgetOld(work: Work, { customer_id, finished_at }: PostureTask): Promise<void> {
  const since = new Date(Date.parse(finished_at ?? '') - TASKS_KEPT * DAY)
  const { rows } = await sql<{ id: string }>`
    select id from posture_task
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customer_id}::uuid
      and finished_at < ${since}`.execute(work.tx)
  await work.load(
    'postureTask',
    rows.map(({ id }) => id),
  )
  for (const { id } of rows) work.remove('postureTask', id)
}
