import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { isJudged } from '#shared/domain/integrations/applications.ts'
import { DISCOVER_TASKS, type DiscoverTask } from '#shared/domain/integrations/discover-task.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import { AppError } from '#server/platform/app-error.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { requestReading } from '#server/readings/reading.jobs.ts'
import { syncDirectory } from './sync-directory.ts'
import type { AskedSync, SyncParts } from './sync-run.ts'

/** Tasks of integrations: asked for by a person, done from the queue, followed by everyone as synced rows. */
export const syncJob = defineJob({
  queue: 'sync-integration',
  parallel: 2,
  rules: { policy: 'short' },
  act: (parts: SyncParts, asked: AskedSync) => syncDirectory(parts, asked),
})

export interface TaskParts extends CommitParts {
  jobs: Pick<Jobs, 'send'>
  now: () => number
}

/**
 * Asks for a sync of a company's directory, and for its posture; gives the task's id, or refuses with `taskRunning` or
 * `integrationInactive`. Nobody asks for the sync after a connection was made.
 */
export async function requestTask(
  parts: TaskParts,
  organizationId: string,
  integration: Readable,
  requestedBy: string | null,
): Promise<string> {
  const taskId = await requestSync(parts, organizationId, integration, requestedBy)
  if (isJudged(integration.type))
    await requestReading(parts, { organizationId, integrationId: integration.id })
  return taskId
}

/** What is looked at before an integration is read. */
export type Readable = Pick<Integration, 'id' | 'customer_id' | 'type' | 'is_active' | 'state'>

/** The same for a sync alone. */
export async function requestSync(
  parts: TaskParts,
  organizationId: string,
  integration: Readable,
  requested_by: string | null,
): Promise<string> {
  const { id: integration_id, customer_id, type, is_active } = integration
  if (!is_active) throw new AppError('integrationInactive')
  requireReach(integration)
  const task: Task = {
    id: uuidv7(),
    customer_id,
    integration_id,
    name: DISCOVER_TASKS[type],
    state: 'pending',
    read: 0,
    added: 0,
    changed: 0,
    vanished: 0,
    fault: null,
    requested_at: new Date(parts.now()).toISOString(),
    requested_by,
    finished_at: null,
  }
  try {
    await commit(parts, organizationId, async (work) => {
      const old = await oldTasks(work, integration_id)
      // Before the integration, as a running sync and the end of a connection lock them.
      await work.load('task', [...old, task.id])
      // Looked at anew under its lock: what it told of people may be removed as soon as it is paused.
      await work.load('integration', [integration_id])
      if (work.get('integration', integration_id).row?.is_active === false)
        throw new AppError('integrationInactive')
      work.put('task', task)
      for (const id of old) work.remove('task', id)
    })
  } catch (cause) {
    if ((cause as { constraint?: string }).constraint === 'one_running_task')
      throw new AppError('taskRunning')
    throw cause
  }
  await queueSync(parts, { organizationId, taskId: task.id })
  return task.id
}

/** Has a task done; one that waits to be done already is not queued twice. */
export const queueSync = ({ jobs }: Pick<TaskParts, 'jobs'>, asked: AskedSync): Promise<void> =>
  jobs.send(syncJob.queue, asked, asked.taskId)

/** Ended tasks of an integration that are kept, the newest: devices hold them all. */
export const TASKS_KEPT = 10

async function oldTasks(work: Work, integrationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from task
    where organization_id = ${work.organizationId}::uuid and integration_id = ${integrationId}::uuid
      and finished_at is not null
    order by requested_at desc, id desc offset ${TASKS_KEPT}`.execute(work.tx)
  return rows.map(({ id }) => id)
}

/** Throws `missingGdapRoles` where a tenant was reached through a partner who may not look into it any more. */
export function requireReach({ state }: Pick<Integration, 'state'>): void {
  if (state === 'CSP relationship lost') throw new AppError('missingGdapRoles')
}

/** Refusals of a task that leave what was done before it as it is. */
const NOT_NOW: readonly ErrorCode[] = ['integrationInactive', 'missingGdapRoles', 'taskRunning']

/** The same after something else was done; null where somebody is read already, is paused, or is out of reach. */
export async function requestTaskWherePossible(
  ...asked: Parameters<typeof requestTask>
): Promise<string | null> {
  return requestTask(...asked).catch((cause: unknown) => {
    if (cause instanceof AppError && NOT_NOW.includes(cause.code)) return null
    throw cause
  })
}

/** The same for a person who names the task, refused with `failedValidation` where the integration is not read by it. */
export async function requestDiscovery(
  parts: TaskParts,
  { organizationId, userId }: Pick<Scope, 'organizationId' | 'userId'>,
  integration: Integration,
  name: DiscoverTask,
): Promise<string> {
  if (DISCOVER_TASKS[integration.type] !== name) throw new AppError('failedValidation')
  return requestTask(parts, organizationId, integration, userId)
}
