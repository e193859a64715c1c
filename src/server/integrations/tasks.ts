import { v7 as uuidv7 } from 'uuid'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { PostureJobs } from '#server/posture/posture.jobs.ts'
import { type SyncParts, syncDirectory } from './sync-directory.ts'

const QUEUE = 'sync-directory'
/** How many companies are read at once by one process. */
const PARALLEL = 2

export interface Tasks {
  /**
   * Asks for a sync of a company's directory, and for its posture; gives the task's id, or refuses with `taskRunning` or
   * `integrationInactive`. Nobody asks for the sync after a connection was made.
   */
  request: (organizationId: string, integration: Integration, requestedBy: string | null) => Promise<string>
}

/** Tasks of integrations: asked for by a person, done from the queue, followed by everyone as synced rows. */
export async function createTasks(
  parts: SyncParts,
  jobs: Jobs,
  posture: Pick<PostureJobs, 'request'>,
): Promise<Tasks> {
  await jobs.handle<{ organizationId: string; taskId: string }>(QUEUE, PARALLEL, (data) =>
    syncDirectory(parts, data),
  )
  return {
    async request(organizationId, { id: integration_id, customer_id, is_active }, requested_by) {
      if (!is_active) throw new AppError('integrationInactive')
      const task: Task = {
        id: uuidv7(),
        customer_id,
        integration_id,
        name: 'M365_DISCOVER_TASK',
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
        const { version } = await unitOfWork(parts, organizationId, async (work) => {
          await work.load('task', [task.id])
          work.put('task', task)
        })
        if (version !== undefined) parts.pokes.publish(organizationId, version)
      } catch (cause) {
        if ((cause as { constraint?: string }).constraint === 'one_running_task')
          throw new AppError('taskRunning')
        throw cause
      }
      await jobs.send(QUEUE, { organizationId, taskId: task.id })
      await posture.request({ organizationId, integrationId: integration_id })
      return task.id
    },
  }
}
