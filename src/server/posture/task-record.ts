import type { PostureTask } from '#shared/domain/posture/posture-task.ts'
import { forgetOldTasks } from '#server/company-tasks/forget-old-tasks.ts'
import type { NextTask } from '#server/company-tasks/company-tasks.ts'
import { commit } from '#server/platform/sync/commit.ts'
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
    const { finished_at } = next
    if (finished_at !== null) await forgetOldTasks(work, 'postureTask', { ...next, finished_at })
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
