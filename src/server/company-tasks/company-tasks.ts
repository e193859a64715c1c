import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Db } from '#server/platform/database/database.ts'
import { defineJob, type Job, type Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { ChangeTaskTable } from './task-tables.ts'
import { holdCompany, letGoOfCompany, type Runner } from './company-hold.ts'

export interface AskedCompany {
  organizationId: string
  customerId: string
}

/** A task whose turn it is, with the tenant of its company as it is connected now. */
export interface NextTask extends AskedCompany {
  taskId: string
  integrationId: string
  tenantId: string
  /** Whether this process still is the one that acts in this company's tenant. */
  isHeld: () => Promise<boolean>
}

export interface RequestParts {
  jobs: Pick<Jobs, 'send'>
  log: Pick<Log, 'error'>
}

interface Description<Parts> {
  /** Of the tasks: with `organization_id`, `customer_id`, `requested_at` and `finished_at`, null until it ends. */
  table: 'access_task' | 'alert_task' | 'posture_task' | ChangeTaskTable
  /** Of who carries them out. */
  runner: Runner
  queue: string
  /** The event of the log line that says that a company's tasks were not queued. */
  notQueued: `${string}.${string}`
  carryOut: (parts: Parts, task: NextTask) => Promise<void>
  /** Ends a task whose company was disconnected meanwhile. */
  refuse: (parts: Parts, task: AskedCompany & { taskId: string }) => Promise<void>
}

/**
 * Tasks that change tenants, one after the other in each company: asked for by a command, carried out from the queue, followed
 * by everyone as synced rows.
 */
export interface CompanyTasks<Parts> {
  job: Job<Parts, AskedCompany>
  /** Says that a company has tasks that are to be carried out. Where that fails `requestForgotten` finds them. */
  request: (parts: RequestParts, asked: AskedCompany) => void
  /** Finds companies whose tasks nobody carries out, as after a crash. */
  requestForgotten: (parts: { db: Db; jobs: Pick<Jobs, 'send'>; now: () => number }) => Promise<void>
  /** Carries out everything that is asked of a company, in its order. */
  carryOutAll: (parts: Parts, asked: AskedCompany) => Promise<void>
}

export function companyTasks<Parts extends { db: Db; now: () => number }>(
  described: Description<Parts>,
): CompanyTasks<Parts> {
  const { queue, table, runner, notQueued, carryOut, refuse } = described

  async function carryOutAll(parts: Parts, { organizationId, customerId }: AskedCompany): Promise<void> {
    const asked = { organizationId, customerId }
    const holder = uuidv7()
    const isHeld = () => holdCompany(parts.db, asked, holder, parts.now(), runner)
    const next = () => nextTask(parts.db, table, asked)
    // What was asked for while this one ended found the company taken: hence the second look.
    while ((await next()) !== undefined) {
      if (!(await isHeld())) return
      try {
        for (let task = await next(); task; task = await next()) {
          if (!(await isHeld())) return
          const { taskId, integrationId, tenantId } = task
          if (integrationId === null || tenantId === null) await refuse(parts, { ...asked, taskId })
          else await carryOut(parts, { ...asked, taskId, integrationId, tenantId, isHeld })
        }
      } finally {
        await letGoOfCompany(parts.db, asked, holder, runner)
      }
    }
  }

  return {
    carryOutAll,
    job: defineJob({ queue, parallel: 4, act: carryOutAll }),
    request: ({ jobs, log }, asked) =>
      void jobs
        .send(queue, asked)
        .catch((cause: unknown) =>
          log.error({ event: notQueued, ...asked, err: cause }, 'Tasks of a company were not queued'),
        ),
    requestForgotten: async ({ db, jobs, now }) => {
      const { rows } = await sql<AskedCompany>`
        select distinct t.organization_id as "organizationId", t.customer_id as "customerId"
        from ${sql.table(table)} t
        left join ${sql.table(runner)} r on r.organization_id = t.organization_id and r.customer_id = t.customer_id
        where t.finished_at is null and (r.held_until is null or r.held_until < ${new Date(now())})`.execute(
        db,
      )
      for (const asked of rows) await jobs.send(queue, asked)
    },
  }
}

interface FoundTask {
  taskId: string
  integrationId: string | null
  tenantId: string | null
}

async function nextTask(
  db: Db,
  table: string,
  { organizationId, customerId }: AskedCompany,
): Promise<FoundTask | undefined> {
  const { rows } = await sql<FoundTask>`
    select t.id as "taskId", i.id as "integrationId", i.tenant_id as "tenantId"
    from ${sql.table(table)} t
    left join integration i on i.organization_id = t.organization_id and i.customer_id = t.customer_id
      and i.type = ${TENANT_APPLICATION}
    where t.organization_id = ${organizationId}::uuid and t.customer_id = ${customerId}::uuid
      and t.finished_at is null
    order by t.requested_at, t.id limit 1`.execute(db)
  return rows[0]
}
