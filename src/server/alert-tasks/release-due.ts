import { sql } from 'kysely'
import { v5 as uuidv5 } from 'uuid'
import { alertTaskLimits, isReleasable, pendingStep } from '#shared/domain/alerts/alert-task.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { UNREAD_STATES } from '#shared/domain/integrations/integration.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import { alertTaskQueue } from './alert-task.jobs.ts'
import { OWN_BLOCK, releasesOf } from './alert-task.store.ts'

/** What one look releases at most. */
const AT_ONCE = 200
const NAMESPACE = 'c4d1b0f7-6f0f-4d6b-9d59-2f4f0c7f6a55'

type ReleaseParts = CommitParts & RequestParts & { now: () => number }

/** The one release that a lock-down is given by itself. */
const releaseId = (taskId: string) => uuidv5(taskId, NAMESPACE)

interface DueLock {
  id: string
  organizationId: string
  customerId: string
}

/**
 * Releases accounts whose time is over (ALERT-17). One that could not be released is tried again, until it could or is
 * gone; one that somebody has locked again meanwhile stays locked as long as that lock stands.
 */
export async function releaseDueLocks(parts: ReleaseParts): Promise<void> {
  for (const due of await dueLocks(parts))
    if (await askForRelease(parts, due)) alertTaskQueue.request(parts, due)
}

async function dueLocks({ db, now }: ReleaseParts): Promise<DueLock[]> {
  const moment = new Date(now())
  const { rows } = await sql<DueLock>`
    select t.id, t.organization_id as "organizationId", t.customer_id as "customerId"
    from alert_task t
    where t.action = 'lockDown' and t.until <= ${moment} and t.finished_at is not null
      and ${OWN_BLOCK('t.steps')}
      and exists (
        select 1 from integration i
        where i.organization_id = t.organization_id and i.customer_id = t.customer_id
          and i.type = ${TENANT_APPLICATION} and i.state <> all(${[...UNREAD_STATES]}::text[]))
      and not exists (
        select 1 from alert_task r
        where r.organization_id = t.organization_id and r.undoes = t.id
          and (r.state in ('pending', 'inProgress', 'success')
            or r.finished_at > ${new Date(now() - alertTaskLimits.releaseAgain)}
            or r.steps @> '[{"fault":"notFound"}]'))
      and not exists (
        select 1 from alert_task o
        where o.organization_id = t.organization_id and o.customer_id = t.customer_id
          and o.action = 'lockDown' and o.id <> t.id and o.account ->> 'id' = t.account ->> 'id'
          and (o.until is null or o.until > ${moment})
          and (o.finished_at is null or ${OWN_BLOCK('o.steps')})
          and not exists (select 1 from alert_task r where r.organization_id = o.organization_id
            and r.undoes = o.id and r.state = 'success'))
    order by t.until, t.id limit ${AT_ONCE}`.execute(db)
  return rows
}

/** False where somebody else was faster. */
async function askForRelease(parts: ReleaseParts, { id: taskId, organizationId }: DueLock): Promise<boolean> {
  return commit(parts, organizationId, async (work) => {
    const id = releaseId(taskId)
    await work.load('alertTask', [taskId, id])
    const { row: task } = work.get('alertTask', taskId)
    if (!task || !isReleasable(task, await releasesOf(work.tx, organizationId, taskId))) return false
    work.put('alertTask', {
      id,
      customer_id: task.customer_id,
      alert_id: task.alert_id,
      action: 'release',
      account: task.account,
      wish: null,
      state: 'pending',
      steps: [pendingStep('unblockSignIn')],
      requested_by: null,
      requested_at: new Date(parts.now()).toISOString(),
      finished_at: null,
      until: null,
      undoes: taskId,
    })
    return true
  })
}
