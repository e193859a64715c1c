import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { ACCESS_TASK_NAME } from '#shared/domain/conditional-access/access-task.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { DISCOVER_TASKS } from '#shared/domain/integrations/discover-task.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { MFA_TASK_NAME } from '#shared/domain/mfa/mfa-task.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { listAccessTasks } from '#server/access/access-task.store.ts'
import { listMfaTasks } from '#server/mfa/mfa-task.store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { beginConsent, completeConsent, type ConsentParts } from './connect-by-consent.ts'
import { connectDuo, type KeyParts } from './connect-by-keys.ts'
import {
  beginExchangeConnection,
  completeExchangeConnection,
  type ExchangeParts,
} from './connect-exchange.ts'
import { describeIntegration } from './describe-integration.ts'
import { describeAccessTask, describeMfaTask, describeTask } from './describe-task.ts'
import { disconnect } from './disconnect.ts'
import { findTask, LISTED_TASKS, listIntegrations, listTasks, readIntegration } from './integration.store.ts'
import { requestTask } from './tasks.ts'

type IntegrationRouteParts = ConsentParts &
  ExchangeParts &
  KeyParts & {
    bus: Bus
  }

export function mountIntegrationRoutes({ mount }: Mounts, parts: IntegrationRouteParts) {
  const { db, bus } = parts

  mount(endpoints.listIntegrations, async ({ c, params }) => {
    requireCustomer(c.var.scope, params.id)
    return (await listIntegrations(db, c.var.scope, params.id)).map(({ row }) => describeIntegration(row))
  })

  mount(endpoints.addIntegration, async ({ c, params, body }) => {
    const { scope } = c.var
    requireCustomer(scope, params.id)
    return describeIntegration(await completeConsent(parts, scope, body.metaData, params.id))
  })

  mount(endpoints.connectMicrosoft365, async ({ c, body }) => {
    const { scope } = c.var
    if (body.action === 'authCodeUrl') return beginConsent(parts, scope, body.customerId)
    if (body.action === 'tokenByCode') return describeIntegration(await completeConsent(parts, scope, body))
    if (body.action === 'exoScript') return beginExchangeConnection(parts, scope, body.customerId)
    const { integration, taskId } = await completeExchangeConnection(parts, scope, body)
    return { ...describeIntegration(integration), taskId }
  })

  mount(endpoints.connectDuo, async ({ c, body }) =>
    describeIntegration(await connectDuo(parts, c.var.scope, body)),
  )

  mount(endpoints.getIntegration, async ({ c, params }) => {
    const { row, v } = await readIntegration(db, c.var.scope, params.id)
    c.header('ETag', etagOf(v))
    return describeIntegration(row)
  })

  mount(endpoints.putIntegration, async ({ c, params: { id }, body: { isActive, metaData } }) => {
    const { customer_id: customerId } = (await readIntegration(db, c.var.scope, id)).row
    const set = definedOnly({ is_active: isActive, display_name: metaData?.displayName })
    await carryOut(bus, c, 'integration.patch', { id, customerId, set })
    const { row, v } = await readIntegration(db, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return describeIntegration(row)
  })

  mount(endpoints.deleteIntegration, async ({ c, params }) => {
    const { organizationId } = c.var.scope
    const { row } = await readIntegration(db, c.var.scope, params.id)
    await commit(parts, organizationId, (work) => disconnect(work, row)).catch((cause: unknown) => {
      c.var.log.error({ event: 'integration.notRemoved', err: cause }, 'An integration could not be removed')
      throw new AppError('integrationNotRemoved', { cause })
    })
  })

  mount(endpoints.listTasks, async ({ c, params, query: { mgmtaskid } }) => {
    const { row } = await readIntegration(db, c.var.scope, params.id)
    return tasksOf(db, c.var.scope, row, mgmtaskid)
  })

  mount(endpoints.addTask, async ({ c, params, body }) => {
    const { row } = await readIntegration(db, c.var.scope, params.id)
    if (body.taskShortName === ACCESS_TASK_NAME) {
      if (row.type !== TENANT_APPLICATION) throw new AppError('failedValidation')
      const { id = uuidv7(), source = null, items } = body
      await carryOut(bus, c, 'access.change', { id, customerId: row.customer_id, source, items })
      return { taskId: id }
    }
    if (body.taskShortName === MFA_TASK_NAME) {
      if (row.type !== TENANT_APPLICATION) throw new AppError('failedValidation')
      const { taskShortName: _, id = uuidv7(), ...wish } = body
      await carryOut(bus, c, 'mfa.change', { id, customerId: row.customer_id, ...wish })
      return { taskId: id }
    }
    if (DISCOVER_TASKS[row.type] !== body.taskShortName) throw new AppError('failedValidation')
    const { organizationId, userId } = c.var.scope
    return { taskId: await requestTask(parts, organizationId, row, userId) }
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
  const states = isTenant ? await listMfaTasks(db, scope, which) : []
  return [
    ...found.map(({ row }) => describeTask(row, type)),
    ...changes.map((row) => describeAccessTask(row, type)),
    ...states.map((row) => describeMfaTask(row, type)),
  ].toSorted((a, b) => b.requested_at.localeCompare(a.requested_at) || b.id.localeCompare(a.id))
}
