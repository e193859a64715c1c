import { endpoints } from '#shared/contract/endpoints.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { missingPermissions, neededPermissions } from '#shared/domain/integrations/permissions.ts'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { readCounted } from '#server/import-settings/choices.store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { readAccount } from './read-account.ts'
import { readIntegration } from './integration.store.ts'
import { requestDiscovery, requireReach, type TaskParts } from './tasks.ts'

/** The calls of integrations that only whoever programs against the API makes. */
export function mountCallRoutes({ mount }: Mounts, parts: TaskParts & { vendors: Vendors }) {
  const { db } = parts

  mount(endpoints.listCustomerGroups, async ({ c, params: { id }, body: { search = '' } }) => {
    requireCustomer(c.var.scope, id)
    const { organizationId } = c.var.scope
    const { groups } = await readCounted(db, { organizationId, customerId: id })
    const found = groups?.filter(({ name }) => matchesWords(name, search))
    return { groups: found?.toSorted((a, b) => a.name.localeCompare(b.name)) ?? null }
  })

  mount(endpoints.readAccountMetaData, async ({ c, params: { id, employeeId } }) => {
    const { row } = await readIntegration(db, c.var.scope, id)
    return readAccount(db, c.var.scope, row, employeeId)
  })

  mount(endpoints.readAppPermissions, async ({ c, params }) => {
    const { row } = await readIntegration(db, c.var.scope, params.id)
    if (row.type !== TENANT_APPLICATION) throw new AppError('failedValidation')
    requireReach(row)
    const directory = capabilityOf(parts.vendors, TENANT_APPLICATION, 'directory')(row.tenant_id)
    const granted = await directory.permissions().catch(refuse)
    return { granted, needed: [...neededPermissions], missing: missingPermissions(granted) }
  })

  mount(endpoints.startIntegrationWorker, async ({ c, body: { integrationId, taskShortName } }) => {
    const { row } = await readIntegration(db, c.var.scope, integrationId)
    return { taskId: await requestDiscovery(parts, c.var.scope, row, taskShortName) }
  })
}

function refuse(cause: unknown): never {
  if (!(cause instanceof ConnectorError)) throw cause
  const isUnknown = cause.reason === 'unauthorized' || cause.reason === 'consentMissing'
  throw new AppError(isUnknown ? 'integrationUnauthenticated' : 'integrationAuthFailed', { cause })
}
