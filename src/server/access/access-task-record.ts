import { sql } from 'kysely'
import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { TASKS_KEPT } from '#shared/domain/posture/posture-task.ts'
import { DAY } from '#shared/lib/time.ts'
import type { NextTask } from '#server/company-tasks/company-tasks.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { noteDeployments } from '#server/policy-templates/note-deployments.ts'
import type { Work } from '#server/platform/sync/work.ts'

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
    if (next.finished_at !== null) {
      await noteDeployments(work, next, next.finished_at)
      await forgetOld(work, next)
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

async function forgetOld(work: Work, { customer_id, finished_at }: AccessTask): Promise<void> {
  const since = new Date(Date.parse(finished_at ?? '') - TASKS_KEPT * DAY)
  const { rows } = await sql<{ id: string }>`
    select id from access_task
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customer_id}::uuid
      and finished_at < ${since}`.execute(work.tx)
  await work.load(
    'accessTask',
    rows.map(({ id }) => id),
  )
  for (const { id } of rows) work.remove('accessTask', id)
}
