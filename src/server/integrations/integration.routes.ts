import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { AppError } from '#server/platform/app-error.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Directories } from './directories.ts'
import { listIntegrations, listTasks, readIntegration } from './integration.store.ts'
import type { Tasks } from './tasks.ts'

interface Parts {
  db: Db
  tables: EntityTables
  pokes: Pokes
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
    if (known && known.row.state !== 'Auth Failed') throw new AppError('alreadyExists')
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
const reconnected = (row: Integration, { state, fault, tenant_name, domains }: Integration): Integration => ({
  ...row,
  state,
  fault,
  tenant_name,
  domains,
})

/** Asks the tenant who it is, so that a mistyped tenant or a missing consent is told at once. */
async function connect(directories: Directories, customerId: string, tenantId: string): Promise<Integration> {
  const directory = directories.open(tenantId)
  try {
    const organization = await directory.organization()
    const domains = (await directory.domains()).map(({ name }) => name)
    return {
      id: uuidv7(),
      customer_id: customerId,
      type: 'Office365',
      state: 'Connected',
      tenant_id: organization.tenantId,
      tenant_name: organization.displayName,
      domains,
      last_synced: null,
      fault: null,
    }
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    throw new AppError('integrationUnauthenticated', {
      cause,
      issues: [{ path: 'tenant_id', message: cause.reason }],
    })
  }
}
