import type { MfaTask } from '#shared/domain/mfa/mfa-task.ts'
import { forgetOldTasks } from '#server/company-tasks/forget-old-tasks.ts'
import type { NextTask } from '#server/company-tasks/company-tasks.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'

export interface MfaTaskParts extends CommitParts {
  vendors: Vendors
  now: () => number
}

export type AskedMfaTask = Omit<NextTask, 'integrationId'>

/** Changes the task's row; undefined where there is none any more, or `change` leaves it as it is. */
export async function writeMfaTask(
  parts: CommitParts,
  { organizationId, taskId }: Pick<AskedMfaTask, 'organizationId' | 'taskId'>,
  change: (task: MfaTask) => MfaTask | undefined,
): Promise<MfaTask | undefined> {
  return commit(parts, organizationId, async (work) => {
    await work.load('mfaTask', [taskId])
    const { row } = work.get('mfaTask', taskId)
    const changed = row && change(row)
    if (!changed) return undefined
    const next = structuredClone(changed)
    work.put('mfaTask', next)
    const { finished_at } = next
    if (finished_at !== null) await forgetOldTasks(work, 'mfaTask', { ...next, finished_at })
    return next
  })
}

/** The task of this id; undefined where there is none any more. */
export const loadMfaTask = (
  parts: CommitParts,
  organizationId: string,
  id: string,
): Promise<MfaTask | undefined> =>
  commit(parts, organizationId, async (work) => {
    await work.load('mfaTask', [id])
    return work.get('mfaTask', id).row
  })
