import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { forgetOldTasks } from '#server/company-tasks/forget-old-tasks.ts'
import type { NextTask } from '#server/company-tasks/company-tasks.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { noteDeployments } from '#server/policy-templates/note-deployments.ts'

export interface AccessTaskParts extends CommitParts {
  vendors: Vendors
  now: () => number
}

export type AskedAccessTask = Omit<NextTask, 'integrationId'>

/** Changes the task's row; undefined where there is none any more, or `change` leaves it as it is. */
export async function writeAccessTask(
  parts: CommitParts,
  { organizationId, taskId }: Pick<AskedAccessTask, 'organizationId' | 'taskId'>,
  change: (task: AccessTask) => AccessTask | undefined,
): Promise<AccessTask | undefined> {
  return commit(parts, organizationId, async (work) => {
    await work.load('accessTask', [taskId])
    const { row } = work.get('accessTask', taskId)
    const changed = row && change(row)
    if (!changed) return undefined
    const next = structuredClone(changed)
    work.put('accessTask', next)
    const { finished_at } = next
    if (finished_at !== null) {
      await noteDeployments(work, next, finished_at)
      await forgetOldTasks(work, 'accessTask', { ...next, finished_at })
    }
    return next
  })
}

/** The task of this id; undefined where there is none any more. */
export async function loadAccessTask(
  parts: CommitParts,
  organizationId: string,
  id: string,
): Promise<AccessTask | undefined> {
  return commit(parts, organizationId, async (work) => {
    await work.load('accessTask', [id])
    return work.get('accessTask', id).row
  })
}
