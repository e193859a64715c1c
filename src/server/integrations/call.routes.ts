import { sql } from 'kysely'
import { endpoints } from '#shared/contract/endpoints.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { APPLICATION_NAMES, TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { missingPermissions, neededPermissions } from '#shared/domain/integrations/permissions.ts'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { readGroups } from '#server/import-settings/choices.store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { callerNetwork, requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { SecurityLog } from '#server/security-log/security-log.ts'
import { readAccount } from './read-account.ts'
import { readIntegration } from './integration.store.ts'
import { mapAccounts } from './people/map-accounts.ts'
import { affectedPeople, removalObstacle, removeUserInfo } from './people/remove-user-info.ts'
import { requestDiscovery, requireReach, type TaskParts } from './tasks.ts'

type CallParts = TaskParts & { vendors: Vendors; securityLog: Pick<SecurityLog, 'keep'> }

/** The calls of integrations that only whoever programs against the API makes. */
export function mountCallRoutes({ mount }: Mounts, parts: CallParts) {
  const { db } = parts

  mount(endpoints.listCustomerGroups, async ({ c, params: { id }, body: { search = '' } }) => {
    requireCustomer(c.var.scope, id)
    const { organizationId } = c.var.scope
    const groups = await readGroups(db, { organizationId, customerId: id })
    const found = groups?.filter(({ name }) => matchesWords(name, search))
    return { groups: found?.toSorted((a, b) => a.name.localeCompare(b.name)) ?? null }
  })

  mount(endpoints.readAccountMetaData, async ({ c, params: { id, employeeId } }) => {
    const { row } = await readIntegration(db, c.var.scope, id)
    return readAccount(db, c.var.scope, row, employeeId)
  })

  mountPeopleCalls({ mount }, parts)

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

/** Those that change whom an integration knows. */
function mountPeopleCalls({ mount }: Pick<Mounts, 'mount'>, parts: CallParts) {
  const { db } = parts

  mount(endpoints.listRemovableInfo, async ({ c, params, query: { from, size } }) => {
    const { scope } = c.var
    const { row } = await readIntegration(db, scope, params.id)
    const people = await affectedPeople(db, scope.organizationId, row)
    const { length: go } = people.filter(({ outcome }) => outcome === 'goes')
    return {
      stay: people.length - go,
      go,
      obstacle: await removalObstacle(db, scope.organizationId, row),
      people: people.slice(from, from + size),
    }
  })

  mount(endpoints.removeUserInfo, async ({ c, params }) => {
    const { scope } = c.var
    if (!reaches(levelOf(scope.permissions, 'employees'), 'manage')) throw new AppError('noPermission')
    const { row } = await readIntegration(db, scope, params.id)
    const { log, ...removed } = await commit(parts, scope.organizationId, async (work) => {
      const done = await removeUserInfo(work, row.id)
      const isAny = done.stay + done.go > 0
      return { ...done, log: isAny ? await noteRemoval(parts, work, scope, row) : undefined }
    })
    log?.()
    return removed
  })

  mount(endpoints.mapAccounts, async ({ c, body: { integrationId, mappings } }) => {
    const { scope } = c.var
    const { row } = await readIntegration(db, scope, integrationId)
    const { customerIds, organizationId } = scope
    return commit(parts, organizationId, (work) =>
      mapAccounts(work, { integrationId: row.id, mappings, customerIds }),
    )
  })
}

/** Keeps in the security log of which company it was, and what had told of its people. */
async function noteRemoval(
  { securityLog }: Pick<CallParts, 'securityLog'>,
  work: Work,
  scope: Scope,
  { customer_id, type }: Integration,
): Promise<() => void> {
  const { rows } = await sql<{ name: string }>`
    select name from customer where organization_id = ${work.organizationId}::uuid and id = ${customer_id}::uuid`.execute(
    work.tx,
  )
  return securityLog.keep(work.tx, {
    event: 'integration.peopleRemoved',
    actorId: scope.userId,
    target: customer_id,
    targetName: `${rows[0]?.name ?? ''} (${APPLICATION_NAMES[type]})`,
    network: callerNetwork(scope),
  })
}

function refuse(cause: unknown): never {
  if (!(cause instanceof ConnectorError)) throw cause
  const isUnknown = cause.reason === 'unauthorized' || cause.reason === 'consentMissing'
  throw new AppError(isUnknown ? 'integrationUnauthenticated' : 'integrationAuthFailed', { cause })
}
