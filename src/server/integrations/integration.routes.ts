import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { AppError } from '#server/platform/app-error.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { beginConsent, completeConsent, type ConsentParts } from './connect-by-consent.ts'
import { notLetIn } from './consents.ts'
import type { Directories } from './directories.ts'
import { disconnect } from './disconnect.ts'
import { identifyTenant } from './identify-tenant.ts'
import { listIntegrations, listTasks, readIntegration } from './integration.store.ts'
import type { Tasks } from './tasks.ts'

interface Parts extends ConsentParts {
  directories: Directories
  tasks: Tasks
}

export function mountIntegrationRoutes(mount: Mount, parts: Parts) {
  const { db, pokes, directories, tasks } = parts

  mount(endpoints.listIntegrations, async ({ c, params }) => {
    requireCustomer(c.var.scope, params.id)
    return (await listIntegrations(db, c.var.scope, params.id)).map(({ row }) => row)
  })

  mount(endpoints.addIntegration, async ({ c, params, body }) => {
    const { scope } = c.var
    requireCustomer(scope, params.id)
    const [known] = await listIntegrations(db, scope, params.id)
    if (known && known.row.state !== 'Auth Failed' && known.row.state !== 'Connecting')
      throw new AppError('alreadyExists')
    const found = await connect(directories, params.id, body.tenant_id)
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
    return result
  })

  mount(endpoints.connectMicrosoft365, ({ c, body }) =>
    body.action === 'authCodeUrl'
      ? beginConsent(parts, c.var.scope, body.customerId)
      : completeConsent(parts, c.var.scope, body),
  )

  mount(endpoints.getIntegration, async ({ c, params }) => {
    const { row } = await readIntegration(db, c.var.scope, params.id)
    return row
  })

  mount(endpoints.deleteIntegration, async ({ c, params }) => {
    const { organizationId } = c.var.scope
    const { row } = await readIntegration(db, c.var.scope, params.id)
    const { version } = await unitOfWork(parts, organizationId, (work) => disconnect(work, row))
    if (version !== undefined) pokes.publish(organizationId, version)
  })

  mount(endpoints.listTasks, async ({ c, params }) => {
    await readIntegration(db, c.var.scope, params.id)
    return (await listTasks(db, c.var.scope, params.id)).map(({ row }) => row).toReversed()
  })

  mount(endpoints.addTask, async ({ c, params }) => {
    const { row } = await readIntegration(db, c.var.scope, params.id)
    return { taskId: await tasks.request(c.var.scope.organizationId, row) }
  })
}

/** A tenant that refused us and lets us in again; what was read of it stays (PERM-22). */
const reconnected = (row: Integration, found: Integration): Integration => ({
  ...found,
  id: row.id,
  last_synced: row.last_synced,
})

/** Asks the tenant who it is, so that a mistyped tenant or a missing consent is told at once. */
async function connect(directories: Directories, customerId: string, tenantId: string): Promise<Integration> {
  try {
    return {
      id: uuidv7(),
      customer_id: customerId,
      type: 'Office365',
      last_synced: null,
      ...(await identifyTenant(directories, tenantId)),
    }
  } catch (cause) {
    throw cause instanceof ConnectorError ? notLetIn(cause) : cause
  }
}
