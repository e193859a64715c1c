import type { AlertTask } from '#shared/domain/alerts/alert-task.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'

export interface AlertTaskParts extends CommitParts {
  vendors: Vendors
  now: () => number
}

export interface AskedAlertTask {
  organizationId: string
  customerId: string
  tenantId: string
  taskId: string
  /** Whether this process still is the one that acts in this company's tenant. */
  isHeld: () => Promise<boolean>
}

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
