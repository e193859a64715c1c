import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { endOfTask } from '#shared/domain/alerts/alert-task.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Db } from '#server/platform/database/database.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { holdCompany, letGoOfCompany } from '#server/posture/company-hold.ts'
import { type AlertTaskParts, writeAlertTask } from './alert-task-record.ts'
import { carryOutAlertTask } from './carry-out-alert-task.ts'

export interface AskedCompany {
  organizationId: string
  customerId: string
}

export interface RequestParts {
  jobs: Pick<Jobs, 'send'>
  log: Pick<Log, 'error'>
}

/** Acts in a tenant: asked for by a command, carried out from the queue, followed by everyone as synced rows. */
export const actOnAlertsJob = defineJob({
  queue: 'act-on-alerts',
  parallel: 4,
  act: (parts: AlertTaskParts, asked: AskedCompany) => carryOutAlertTasks(parts, asked),
})

/** Says that a company has tasks that are to be carried out. Where that fails `requestForgottenAlertTasks` finds them. */
export function requestAlertTasks({ jobs, log }: RequestParts, asked: AskedCompany): void {
  jobs
    .send(actOnAlertsJob.queue, asked)
    .catch((cause: unknown) =>
      log.error(
        { event: 'alerts.actNotQueued', ...asked, err: cause },
        'What is to be done about an alert was not queued',
      ),
    )
}

/** Finds companies whose tasks nobody carries out, as after a crash. */
export async function requestForgottenAlertTasks({
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
    from alert_task t
    left join alert_task_runner r on r.organization_id = t.organization_id and r.customer_id = t.customer_id
    where t.finished_at is null and (r.held_until is null or r.held_until < ${new Date(now())})`.execute(db)
  for (const asked of rows) await jobs.send(actOnAlertsJob.queue, asked)
}

/** Carries out everything that is asked of a company's alerts, in its order. */
export async function carryOutAlertTasks(parts: AlertTaskParts, asked: AskedCompany): Promise<void> {
  const holder = uuidv7()
  const isHeld = () => holdCompany(parts.db, asked, holder, parts.now(), 'alert_task_runner')
  // What was asked for while this one ended found the company taken: hence the second look.
  while ((await nextTask(parts, asked)) !== undefined) {
    if (!(await isHeld())) return
    try {
      for (let task = await nextTask(parts, asked); task; task = await nextTask(parts, asked)) {
        if (!(await isHeld())) return
        const { tenantId, taskId } = task
        if (tenantId === null) await refuse(parts, { ...asked, taskId })
        else await carryOutAlertTask(parts, { ...asked, tenantId, taskId, isHeld })
      }
    } finally {
      await letGoOfCompany(parts.db, asked, holder, 'alert_task_runner')
    }
  }
}

interface NextTask {
  taskId: string
  tenantId: string | null
}

async function nextTask(
  { db }: AlertTaskParts,
  { organizationId, customerId }: AskedCompany,
): Promise<NextTask | undefined> {
  const { rows } = await sql<NextTask>`
    select t.id as "taskId", i.tenant_id as "tenantId"
    from alert_task t
    left join integration i on i.organization_id = t.organization_id and i.customer_id = t.customer_id
      and i.type = ${TENANT_APPLICATION}
    where t.organization_id = ${organizationId}::uuid and t.customer_id = ${customerId}::uuid
      and t.finished_at is null
    order by t.requested_at, t.id limit 1`.execute(db)
  return rows[0]
}

/** The company was disconnected meanwhile. */
async function refuse(
  parts: AlertTaskParts,
  asked: { organizationId: string; taskId: string },
): Promise<void> {
  await writeAlertTask(parts, asked, (task) => {
    const steps = task.steps.map((step) => {
      if (step.state === 'sending') return { ...step, state: 'unknown' as const, fault: 'notConnected' }
      return step.state === 'pending' ? { ...step, state: 'failed' as const, fault: 'notConnected' } : step
    })
    return { ...task, steps, state: endOfTask(steps), finished_at: new Date(parts.now()).toISOString() }
  })
}
