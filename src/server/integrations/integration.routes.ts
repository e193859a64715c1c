import { endpoints } from '#shared/contract/endpoints.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { AppError } from '#server/platform/app-error.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { beginConsent, completeConsent, type ConsentParts } from './connect-by-consent.ts'
import { connectDuo } from './connect-by-keys.ts'
import { beginGrant, completeGrant, GOOGLE, type GrantParts, QUICKBOOKS } from './connect-by-grant.ts'
import {
  beginExchangeConnection,
  completeExchangeConnection,
  type ExchangeParts,
} from './exchange/connect-exchange.ts'
import { describeIntegration } from './describe-integration.ts'
import { disconnect } from './disconnect.ts'
import { revocationOf } from './leave-vendor.ts'
import { listIntegrations, readIntegration } from './integration.store.ts'
import { requestTask, type TaskParts } from './tasks.ts'

type IntegrationRouteParts = ConsentParts &
  ExchangeParts &
  GrantParts & {
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
    if (body.action === 'dataCollection') return { taskId: await collectData(parts, scope, body.customerId) }
    const { integration, taskId } = await completeExchangeConnection(parts, scope, body)
    return { ...describeIntegration(integration), taskId }
  })

  mount(endpoints.connectGoogle, async ({ c, body }) => {
    const { scope } = c.var
    return body.action === 'authCodeUrl'
      ? beginGrant(parts, scope, GOOGLE, body.customerId)
      : describeIntegration(await completeGrant(parts, scope, GOOGLE, body))
  })

  mount(endpoints.connectQuickbooks, async ({ c, body }) => {
    const { scope } = c.var
    if (body.action === 'authCodeUrl') return beginGrant(parts, scope, QUICKBOOKS, body.customerId)
    const { realmId: tenant, ...answer } = body
    return describeIntegration(await completeGrant(parts, scope, QUICKBOOKS, { ...answer, tenant }))
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
    const revoke = await revocationOf(parts, organizationId, row)
    await commit(parts, organizationId, (work) => disconnect(work, row)).catch((cause: unknown) => {
      c.var.log.error({ event: 'integration.notRemoved', err: cause }, 'An integration could not be removed')
      throw new AppError('integrationNotRemoved', { cause })
    })
    await revoke(c.var.log)
  })
}

/** Has the directory of a company read; `notFound` where none is connected. */
async function collectData(parts: TaskParts, scope: Scope, customerId: string): Promise<string> {
  requireCustomer(scope, customerId)
  const tenant = (await listIntegrations(parts.db, scope, customerId)).find(
    ({ row }) => row.type === TENANT_APPLICATION,
  )
  if (!tenant) throw new AppError('notFound')
  return requestTask(parts, scope.organizationId, tenant.row, scope.userId)
}
