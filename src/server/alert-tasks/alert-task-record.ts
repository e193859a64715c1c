import type { AlertTask } from '#shared/domain/alerts/alert-task.ts'
import type { NextTask } from '#server/company-tasks/company-tasks.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'

export interface AlertTaskParts extends CommitParts {
  vendors: Vendors
  now: () => number
}

export type AskedAlertTask = Omit<NextTask, 'integrationId'>

/** Changes the task's row; undefined where there is none any more. */
export async function writeAlertTask(
  parts: CommitParts,
  { organizationId, taskId }: Pick<AskedAlertTask, 'organizationId' | 'taskId'>,
  change: (task: AlertTask) => AlertTask,
): Promise<AlertTask | undefined> {
  return commit(parts, organizationId, async (work) => {
    await work.load('alertTask', [taskId])
    const { row } = work.get('alertTask', taskId)
    if (!row) return undefined
    const next = structuredClone(change(row))
    work.put('alertTask', next)
    return next
  })
}
