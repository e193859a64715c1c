import { endpoints } from '#shared/contract/endpoints.ts'
import { auditRelationship, auditTenant } from '#shared/domain/partner/gdap-audit.ts'
import type { PartnerConnection } from '#shared/domain/partner/partner.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { beginConsent } from '#server/integrations/connect-by-consent.ts'
import { describeIntegration } from '#server/integrations/describe-integration.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireAllCompanies, requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import {
  beginPartnerConsent,
  completePartnerConsent,
  disconnectPartner,
  type PartnerParts,
} from './connect-partner.ts'
import { renewConsent, requestMappingOf } from './map-tenants.ts'
import { requestReadingOfPartner } from './partner.queues.ts'
import {
  readConnectedTenants,
  readConnection,
  readRelationships,
  readTasks,
  readTenants,
} from './partner.store.ts'
import { createRelationship, deleteRelationship } from './relationships.ts'

/** The Microsoft partner of an organization, its relationships, and which company each of its tenants is. */
export function mountPartnerRoutes({ mount }: Mounts, parts: PartnerParts) {
  const { db } = parts

  mount(endpoints.connectPartner, async ({ c, body }) => {
    const { scope } = c.var
    if (body.action === '1to1Auth') return beginConsent(parts, scope, body.customerId)
    requireAllCompanies(scope)
    if (body.action === 'cspAuth') return beginPartnerConsent(parts, scope)
    if (body.action === 'hybridToken') return completePartnerConsent(parts, scope, body)
    requireCustomer(scope, body.customerId)
    return describeIntegration(await renewConsent(parts, scope.organizationId, body.customerId.toLowerCase()))
  })

  mount(endpoints.getPartner, async ({ c }) => {
    requireSight(c.var.scope)
    const { organizationId } = c.var.scope
    const connection = await readConnection(db, organizationId)
    if (!connection) throw new AppError('notFound')
    const relationships = await readRelationships(db, organizationId)
    const companies = new Map(
      (await readConnectedTenants(db, organizationId)).map((each) => [each.tenant_id, each.customer_id]),
    )
    return {
      connection,
      relationships: relationships.map((each) => ({
        ...each,
        ...auditRelationship(each, connection.agents),
      })),
      tenants: (await readTenants(db, organizationId)).map((each) => ({
        ...each,
        ...auditTenant(
          relationships.filter(({ tenant_id }) => tenant_id === each.tenant_id),
          connection.agents,
        ),
        customerId: companies.get(each.tenant_id) ?? null,
      })),
    }
  })

  mount(endpoints.refreshPartner, async ({ c, params }) => {
    await requireConnection(parts, c.var.scope, params)
    await requestReadingOfPartner(parts, c.var.scope.organizationId)
  })

  mount(endpoints.deletePartner, async ({ c, params }) => {
    const { id } = await requireConnection(parts, c.var.scope, params)
    await disconnectPartner(parts, c.var.scope.organizationId, id)
  })

  mount(endpoints.addRelationship, async ({ c, params, body }) => {
    const connection = await requireConnection(parts, c.var.scope, params)
    return createRelationship(parts, c.var.scope.organizationId, connection, body)
  })

  mount(endpoints.deleteRelationship, async ({ c, params }) => {
    const connection = await requireConnection(parts, c.var.scope, params)
    await deleteRelationship(parts, c.var.scope.organizationId, connection, params.id.toLowerCase())
  })

  mountTasks({ mount }, parts)
}

/** Tenants that are mapped to companies, and how far that has come. */
function mountTasks({ mount }: Pick<Mounts, 'mount'>, parts: PartnerParts) {
  const { db } = parts
  mount(endpoints.addPartnerTask, async ({ c, params, body }) => {
    const { scope } = c.var
    const { id } = await requireConnection(parts, scope, params)
    const wishes = body.tenants.map(({ tenantId, customerId }) => ({
      tenantId,
      customerId: customerId?.toLowerCase() ?? null,
    }))
    const isMaking = wishes.some(({ customerId }) => customerId === null)
    if (isMaking && !reaches(levelOf(scope.permissions, 'companies'), 'manage'))
      throw new AppError('noPermission')
    for (const { customerId } of wishes) if (customerId !== null) requireCustomer(scope, customerId)
    return { taskId: await requestMappingOf(parts, scope, id, wishes) }
  })

  mount(endpoints.getPartnerTask, async ({ c, params }) => {
    requireSight(c.var.scope)
    const tasks = await readTasks(db, c.var.scope.organizationId)
    const found = tasks.find(({ id }) => id === params.taskId.toLowerCase())
    if (found?.connection_id !== params.integrationId.toLowerCase()) throw new AppError('notFound')
    return found
  })
}

/** Customers of the partner may be nobody's companies. */
function requireSight({ allCustomers }: Scope): void {
  if (!allCustomers) throw new AppError('noPermission')
}

async function requireConnection(
  { db }: Pick<PartnerParts, 'db'>,
  scope: Scope,
  { integrationId }: { integrationId: string },
): Promise<PartnerConnection> {
  requireAllCompanies(scope)
  const connection = await readConnection(db, scope.organizationId)
  if (connection?.id !== integrationId.toLowerCase()) throw new AppError('notFound')
  return connection
}
