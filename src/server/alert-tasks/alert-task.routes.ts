import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { listAlertTasks, readAlertTask } from './alert-task.store.ts'

interface AlertTaskRoutesParts {
  db: Db
  bus: Bus
}

export function mountAlertTaskRoutes({ mount }: Mounts, { db, bus }: AlertTaskRoutesParts) {
  mount(endpoints.listAlertActions, async ({ c, params }) => {
    requireCustomer(c.var.scope, params.customerId)
    return listAlertTasks(db, c.var.scope, params.customerId.toLowerCase(), params.id.toLowerCase())
  })

  mount(endpoints.postAlertAction, async ({ c, params, body: { id = uuidv7(), act } }) => {
    requireCustomer(c.var.scope, params.customerId)
    const [customerId, alertId] = [params.customerId.toLowerCase(), params.id.toLowerCase()]
    await carryOut(bus, c, 'alert.act', { id, customerId, alertId, act })
    const task = await readAlertTask(db, c.var.scope, id)
    invariant(task, 'the task was written just now')
    return task
  })
}
