import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { ACCESS_TASK_NAME } from '#shared/domain/conditional-access/access-task.ts'
import { DEFENDER_TASK_NAME } from '#shared/domain/defender/mail-policy-task.ts'
import { INTUNE_TASK_NAME } from '#shared/domain/intune/device-policy-task.ts'
import { MFA_TASK_NAME } from '#shared/domain/mfa/mfa-task.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { listAccessTasks } from '#server/access/access-task.store.ts'
import { listMailPolicyTasks } from '#server/defender/mail-policy.store.ts'
import { listDevicePolicyTasks } from '#server/intune/device-policy.store.ts'
import { listMfaTasks } from '#server/mfa/mfa-task.store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { describeChange, describeTask } from './describe-task.ts'
import { findTask, LISTED_TASKS, listTasks, readIntegration } from './integration.store.ts'
import { requestDiscovery } from './tasks.ts'

type TaskRouteParts = Parameters<typeof requestDiscovery>[0] & { db: Db; bus: Bus }

export function mountTaskRoutes({ mount }: Mounts, parts: TaskRouteParts) {
  const { db, bus } = parts

  mount(endpoints.listTasks, async ({ c, params, query: { mgmtaskid } }) => {
    const { row } = await readIntegration(db, c.var.scope, params.id)
    return tasksOf(db, c.var.scope, row, mgmtaskid)
  })

  mount(endpoints.addTask, async ({ c, params, body }) => {
    const { row } = await readIntegration(db, c.var.scope, params.id)
    if (!('items' in body) && !('people' in body)) {
      return { taskId: await requestDiscovery(parts, c.var.scope, row, body.taskShortName) }
    }
    if (row.type !== TENANT_APPLICATION) throw new AppError('failedValidation')
    const common = { id: body.id ?? uuidv7(), customerId: row.customer_id }
    if (body.taskShortName === ACCESS_TASK_NAME) {
      const { source = null, items } = body
      await carryOut(bus, c, 'access.change', { ...common, source, items })
    } else if (body.taskShortName === DEFENDER_TASK_NAME)
      await carryOut(bus, c, 'mailPolicy.change', { ...common, items: body.items })
    else if (body.taskShortName === INTUNE_TASK_NAME)
      await carryOut(bus, c, 'devicePolicy.change', { ...common, items: body.items })
    else await carryOut(bus, c, 'mfa.change', { ...common, wanted: body.wanted, people: body.people })
    return { taskId: common.id }
  })
}

/** The tasks of an integration, newest first, among them the changes of a tenant that its reader may see; or the one that is named. */
async function tasksOf(
  db: Db,
  scope: Scope,
  { id, type, customer_id: customerId }: Integration,
  taskId?: string,
) {
  const found = taskId ? await findTask(db, scope, id, taskId) : await listTasks(db, scope, id)
  const which = { customerId, taskId, most: LISTED_TASKS }
  const isTenant = type === TENANT_APPLICATION
  const changes = isTenant ? await listAccessTasks(db, scope, which) : []
  const mail = isTenant ? await listMailPolicyTasks(db, scope, which) : []
  const devices = isTenant ? await listDevicePolicyTasks(db, scope, which) : []
  const states = isTenant ? await listMfaTasks(db, scope, which) : []
  return [
    ...found.map(({ row }) => describeTask(row, type)),
    ...changes.map((row) => describeChange(row, ACCESS_TASK_NAME, type)),
    ...mail.map((row) => describeChange(row, DEFENDER_TASK_NAME, type)),
    ...devices.map((row) => describeChange(row, INTUNE_TASK_NAME, type)),
    ...states.map((row) => describeChange(row, MFA_TASK_NAME, type)),
  ].toSorted((a, b) => b.requested_at.localeCompare(a.requested_at) || b.id.localeCompare(a.id))
}
