import { sql } from 'kysely'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { ConsentUrl } from '#server/connectors/microsoft365/consent-url.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { unitOfWork, type Work } from '#server/platform/sync/unit-of-work.ts'
import { beginAttempt, spendAttempt } from './consent-attempt.ts'
import type { Consents } from './consents.ts'
import { type Identified, withKnownExchange } from './identify-tenant.ts'
import { listIntegrations } from './integration.store.ts'
import { newIntegration } from './new-integration.ts'

export interface ConsentParts {
  db: Db
  tables: EntityTables
  pokes: Pokes
  now: () => number
  consents: Consents
  /** Undefined where the site has no app registration. */
  consentUrl: ConsentUrl | undefined
}

/** What a vendor says when nobody wanted to consent, as opposed to what went wrong on the way. */
const DECLINED = ['access_denied', 'permission_denied', 'consent_required']

/** Where an administrator lets us into a company's tenant: into its own one where that is known. */
export async function beginConsent(
  { db, now, consentUrl }: ConsentParts,
  scope: Scope,
  customerId: string,
): Promise<ConsentPage> {
  requireCustomer(scope, customerId)
  if (!consentUrl) throw new AppError('consentUnavailable')
  const [known] = await listIntegrations(db, scope, customerId)
  const state = await beginAttempt(db, scope, customerId, now())
  return { url: consentUrl(state, known?.row.tenant_id), state }
}

interface Answer {
  state: string
  tenant?: string | undefined
  error?: string | undefined
}

/** Connects the company for which a consent was asked to the tenant that has answered. */
export async function completeConsent(
  parts: ConsentParts,
  scope: Scope,
  { state, tenant, error }: Answer,
): Promise<Integration> {
  const { db, now, consents, pokes } = parts
  const customerId = await spendAttempt(db, scope, state, now())
  if (customerId === undefined) throw new AppError('consentNotAsked')
  requireCustomer(scope, customerId)
  if (error !== undefined)
    throw new AppError(DECLINED.includes(error) ? 'consentRefused' : 'integrationAuthFailed')
  if (tenant === undefined) throw new AppError('integrationAuthFailed')

  const { organizationId } = scope
  const tenantId = tenant.toLowerCase()
  // Asked before the tenant is: what is another company's is not even looked at.
  await unitOfWork(parts, organizationId, (work) => ownIntegration(work, customerId, tenantId))
  const told = await consents.ask(tenantId)
  const { result, version } = await connecting(parts, organizationId, async (work) => {
    const integration = integrationOf(
      await ownIntegration(work, customerId, told.tenant_id),
      customerId,
      told,
    )
    await work.load('integration', [integration.id])
    work.put('integration', integration)
    return integration
  })
  if (version !== undefined) pokes.publish(organizationId, version)
  await consents.follow(organizationId, result)
  return result
}

/** Two who connect the same company at once: the second is told so. */
async function connecting<T>(parts: ConsentParts, organizationId: string, act: (work: Work) => Promise<T>) {
  try {
    return await unitOfWork(parts, organizationId, act)
  } catch (cause) {
    if ((cause as { constraint?: string }).constraint === 'integration_of_customer')
      throw new AppError('alreadyExists')
    throw cause
  }
}

/** A company's integration where it has one. Another tenant's people would be taken for this company's. */
async function ownIntegration(
  work: Work,
  customerId: string,
  tenantId: string,
): Promise<Integration | undefined> {
  const { rows } = await sql<{ id: string; customer_id: string; tenant_id: string }>`
    select id, customer_id, tenant_id from integration
    where organization_id = ${work.organizationId}::uuid
      and (customer_id = ${customerId}::uuid or lower(tenant_id) = ${tenantId.toLowerCase()})`.execute(
    work.tx,
  )
  const isAnothers = rows.some(
    (each) => each.customer_id !== customerId || each.tenant_id.toLowerCase() !== tenantId.toLowerCase(),
  )
  if (isAnothers) throw new AppError('tenantMismatch')
  const [own] = rows
  if (!own) return undefined
  await work.load('integration', [own.id])
  return work.get('integration', own.id).row
}

/** What was read of a tenant stays when it is connected again, and its name as long as nobody tells another one. */
function integrationOf(row: Integration | undefined, customerId: string, told: Identified): Integration {
  if (!row) return newIntegration(customerId, told)
  // What is not applied yet says nothing of what was there before.
  if (told.state === 'Connecting') {
    const { tenant_name, domains, exchange, exchange_at } = row
    return { ...row, ...told, tenant_name, domains, exchange, exchange_at }
  }
  return { ...row, ...told, ...withKnownExchange(row, told) }
}
