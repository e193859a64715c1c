import { sql } from 'kysely'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '#server/platform/database/database.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { carryOutTask } from './carry-out-task.ts'
import { holdCompany, letGoOfCompany } from './company-hold.ts'
import { type PostureParts, readPosture } from './read-posture.ts'

export interface AskedCompany {
  organizationId: string
  customerId: string
}

/** Changes a tenant: asked for by a command, carried out from the queue, followed by everyone as synced rows. */
export const changePostureJob = defineJob({
  queue: 'change-posture',
  parallel: 4,
  act: (parts: PostureParts, asked: AskedCompany) => carryOutTasks(parts, asked),
})

/** Says that a company has tasks that are to be carried out. Where that fails `requestForgottenTasks` finds them. */
export function requestTasks(
  { jobs, log }: { jobs: Pick<Jobs, 'send'>; log: Pick<Log, 'error'> },
  asked: AskedCompany,
): void {
  jobs
    .send(changePostureJob.queue, asked)
    .catch((cause: unknown) =>
      log.error(
        { event: 'posture.changeNotQueued', ...asked, err: cause },
        'A change of a tenant was not queued',
      ),
    )
}

/** Finds companies whose tasks nobody carries out, as after a crash. */
export async function requestForgottenTasks({
  db,
  jobs,
  now,
}: {
  db: Db
  jobs: Pick<Jobs, 'send'>
  now: () => number
}): Promise<void> {
  const { rows } = await sql<AskedCompany>`
    select distinct t.organization_id as "organizationId", t.customer_id as "customerId"
    from posture_task t
    left join posture_runner r on r.organization_id = t.organization_id and r.customer_id = t.customer_id
    where t.finished_at is null and (r.held_until is null or r.held_until < ${new Date(now())})`.execute(db)
  for (const asked of rows) await jobs.send(changePostureJob.queue, asked)
}

/** Carries out everything that is asked of a company, in its order, and reads its tenant again. */
export async function carryOutTasks(parts: PostureParts, asked: AskedCompany): Promise<void> {
  const holder = uuidv7()
  const isHeld = () => holdCompany(parts.db, asked, holder, parts.now())
  // What was asked for while this one ended found the company taken: hence the second look.
  while ((await nextTask(parts, asked)) !== undefined) {
    if (!(await isHeld())) return
    try {
      for (let task = await nextTask(parts, asked); task; task = await nextTask(parts, asked)) {
        if (!(await isHeld())) return
        const { integrationId, tenantId, taskId } = task
        if (integrationId === null || tenantId === null) await refuse(parts, asked, taskId)
        else await carryOutTask(parts, { organizationId: asked.organizationId, tenantId, taskId, isHeld })
        if (integrationId !== null)
          await readPosture(parts, { organizationId: asked.organizationId, integrationId })
      }
    } finally {
      await letGoOfCompany(parts.db, asked, holder)
    }
  }
}

interface NextTask {
  taskId: string
  integrationId: string | null
  tenantId: string | null
}

async function nextTask(
  { db }: PostureParts,
  { organizationId, customerId }: AskedCompany,
): Promise<NextTask | undefined> {
  const { rows } = await sql<NextTask>`
    select t.id as "taskId", i.id as "integrationId", i.tenant_id as "tenantId"
    from posture_task t
    left join integration i on i.organization_id = t.organization_id and i.customer_id = t.customer_id
      and i.type = ${TENANT_APPLICATION}
    where t.organization_id = ${organizationId}::uuid and t.customer_id = ${customerId}::uuid
      and t.finished_at is null
    order by t.requested_at, t.id limit 1`.execute(db)
  return rows[0]
}

/** The company was disconnected meanwhile. */
async function refuse(parts: PostureParts, { organizationId }: AskedCompany, taskId: string): Promise<void> {
  await commit(parts, organizationId, async (work) => {
    await work.load('postureTask', [taskId])
    const { row } = work.get('postureTask', taskId)
    if (!row) return
    work.put('postureTask', {
      ...row,
      state: 'failed',
      items: row.items.map((item) =>
        item.state === 'pending' ? { ...item, state: 'failed' as const, fault: 'notConnected' } : item,
      ),
      finished_at: new Date(parts.now()).toISOString(),
    })
  })
}
