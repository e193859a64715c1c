import { integrationEndpoints } from '#shared/contract/endpoints/integrations/integrations.ts'
import type { TaskAnswer } from '#shared/contract/integration-answers.ts'
import { TENANT_APPLICATION, type VendorApplication } from '#shared/domain/integrations/applications.ts'
import { DISCOVER_TASKS } from '#shared/domain/integrations/discover-task.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Caller } from '../device/device.ts'

/** Starts reading what a vendor tells of a company; its tenant unless said otherwise. */
export const startSync = (
  { call }: Caller,
  integrationId: string,
  application: VendorApplication = TENANT_APPLICATION,
): Promise<{ taskId: string }> =>
  call(integrationEndpoints.addTask, {
    params: { id: integrationId },
    body: { taskShortName: DISCOVER_TASKS[application] },
  })

/** How far a task of an integration has come. */
export async function readTask({ call }: Caller, integrationId: string, taskId: string): Promise<TaskAnswer> {
  const [task] = await call(integrationEndpoints.listTasks, {
    params: { id: integrationId },
    query: { mgmtaskid: taskId },
  })
  invariant(task && 'integration_id' in task, 'a task that was started is known')
  return task
}

/** Parts a company from its tenant. */
export const disconnect = ({ call }: Caller, integrationId: string): Promise<void> =>
  call(integrationEndpoints.deleteIntegration, { params: { id: integrationId } })
