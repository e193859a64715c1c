import { integrationEndpoints } from '#shared/contract/endpoints/integrations.ts'
import type { TaskAnswer } from '#shared/contract/integration-answers.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Caller } from './device.ts'

/** Starts reading a company's tenant. */
export const startSync = ({ call }: Caller, integrationId: string): Promise<{ taskId: string }> =>
  call(integrationEndpoints.addTask, {
    params: { id: integrationId },
    body: { taskShortName: 'M365_DISCOVER_TASK' },
  })

/** How far a task of an integration has come. */
export async function readTask({ call }: Caller, integrationId: string, taskId: string): Promise<TaskAnswer> {
  const [task] = await call(integrationEndpoints.listTasks, {
    params: { id: integrationId },
    query: { mgmtaskid: taskId },
  })
  invariant(task, 'a task that was started is known')
  return task
}

/** Parts a company from its tenant. */
export const disconnect = ({ call }: Caller, integrationId: string): Promise<void> =>
  call(integrationEndpoints.deleteIntegration, { params: { id: integrationId } })
