import { endpoints } from '#shared/contract/endpoints.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { AppError } from '#server/platform/app-error.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { beginConsent, completeConsent, type ConsentParts } from './connect-by-consent.ts'
import {
  beginExchangeConnection,
  completeExchangeConnection,
  type ExchangeParts,
} from './connect-exchange.ts'
import { notLetIn } from './consents.ts'
import { describeIntegration } from './describe-integration.ts'
import { describeTask } from './describe-task.ts'
import type { Directories } from './directories.ts'
import { disconnect } from './disconnect.ts'
import { identifyTenant, withKnownExchange } from './identify-tenant.ts'
import { listIntegrations, listTasks, readIntegration } from './integration.store.ts'
import { newIntegration } from './new-integration.ts'

interface Parts extends ConsentParts, ExchangeParts {
  bus: Bus
}

export function mountIntegrationRoutes(mount: Mount, parts: Parts) {
  const { db, bus, pokes, directories, tasks, now } = parts

  mount(endpoints.listIntegrations, async ({ c, params }) => {
    requireCustomer(c.var.scope, params.id)
    return (await listIntegrations(db, c.var.scope, params.id)).map(({ row }) => describeIntegration(row))
  })

  mount(endpoints.addIntegration, async ({ c, params, body }) => {
    const { scope } = c.var
    requireCustomer(scope, params.id)
    const [known] = await listIntegrations(db, scope, params.id)
    if (known && known.row.state !== 'Auth Failed' && known.row.state !== 'Connecting')
      throw new AppError('alreadyExists')
    const found = await connect(directories, params.id, body.tenant_id, now())
    const { result, version } = await unitOfWork(parts, scope.organizationId, async (work) => {
      const id = known?.row.id ?? found.id
      await work.load('integration', [id])
      const { row } = work.get('integration', id)
      // Another tenant's people would be taken for this company's.
      if (row && row.tenant_id !== found.tenant_id) throw new AppError('alreadyExists')
      const integration = row ? reconnected(row, found) : found
      work.put('integration', integration)
      return integration
    })
    if (version !== undefined) pokes.publish(scope.organizationId, version)
    return describeIntegration(result)
  })

  mount(endpoints.connectMicrosoft365, async ({ c, body }) => {
    const { scope } = c.var
    if (body.action === 'authCodeUrl') return beginConsent(parts, scope, body.customerId)
    if (body.action === 'tokenByCode') return describeIntegration(await completeConsent(parts, scope, body))
    if (body.action === 'exoScript') return beginExchangeConnection(parts, scope, body.customerId)
    const { integration, taskId } = await completeExchangeConnection(parts, scope, body)
    return { ...describeIntegration(integration), taskId }
  })

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
    const { version } = await unitOfWork(parts, organizationId, (work) => disconnect(work, row)).catch(
      (cause: unknown) => {
        c.var.log.error({ err: cause }, 'an integration could not be removed')
        throw new AppError('integrationNotRemoved', { cause })
      },
    )
    if (version !== undefined) pokes.publish(organizationId, version)
  })

  mount(endpoints.listTasks, async ({ c, params, query: { mgmtaskid } }) => {
    const { row: integration } = await readIntegration(db, c.var.scope, params.id)
    const found = await listTasks(db, c.var.scope, params.id)
    return found
      .filter(({ row }) => mgmtaskid === undefined || row.id === mgmtaskid)
      .map(({ row }) => describeTask(row, integration.type))
      .toReversed()
  })

  mount(endpoints.addTask, async ({ c, params }) => {
    const { row } = await readIntegration(db, c.var.scope, params.id)
    const { organizationId, userId } = c.var.scope
    return { taskId: await tasks.request(organizationId, row, userId) }
  })
}

/** A tenant that refused us and lets us in again; what was read of it stays (PERM-22). */
const reconnected = (row: Integration, found: Integration): Integration => ({
  ...found,
  ...withKnownExchange(row, found),
  id: row.id,
  is_active: row.is_active,
  display_name: row.display_name,
  last_synced: row.last_synced,
})

/** Asks the tenant who it is, so that a mistyped tenant or a missing consent is told at once. */
async function connect(
  directories: Directories,
  customerId: string,
  tenantId: string,
  now: number,
): Promise<Integration> {
  try {
    return newIntegration(customerId, await identifyTenant(directories, tenantId, now))
  } catch (cause) {
    throw cause instanceof ConnectorError ? notLetIn(cause) : cause
  }
}
