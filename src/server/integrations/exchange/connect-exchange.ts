import { createHmac } from 'node:crypto'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { exchangeLimits } from '#shared/domain/integrations/exchange-limits.ts'
import { parseExchangeOutput } from '#shared/domain/integrations/exchange-output.ts'
import type { ExchangeScript } from '#shared/domain/integrations/exchange-script.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { missingPermissions } from '#shared/domain/integrations/permissions.ts'
import { sources } from '#shared/domain/posture/sources.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { TenantSignIn } from '#server/connectors/consent.ts'
import { readCustomer } from '#server/customers/customer.store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { beginExchange, spendExchange } from './exchange-attempt.ts'
import { exchangeRefusalOf } from './exchange-refusals.ts'
import { exchangeScript } from './exchange-script.ts'
import { listIntegrations } from '../integration.store.ts'
import { requestTaskWherePossible } from '../tasks.ts'

export interface ExchangeParts {
  db: Db
  tables: EntityTables
  pokes: Pokes
  now: () => number
  vendors: Vendors
  jobs: Pick<Jobs, 'send'>
  /** The app at the vendor; undefined where the site has no registration. */
  exchange: { clientId: string; signIn: TenantSignIn } | undefined
  /** What nobody else knows: with it a code is redeemed that was given for one of our scripts. */
  sessionSecret: () => Promise<Buffer>
}

const redirectUri = `http://localhost:${exchangeLimits.port}/`

/** A script for the administrator of a company's tenant (INT-36). */
export async function beginExchangeConnection(
  parts: ExchangeParts,
  scope: Scope,
  customerId: string,
): Promise<ExchangeScript> {
  const { db, now } = parts
  const { row: customer } = await readCustomer(db, scope, customerId)
  const { tenant_id: tenantId } = await integrationOf(parts, scope, customerId)
  const { clientId, signIn } = appOf(parts)
  const state = await beginExchange(db, scope, customerId, now())
  const verifier = await verifierOf(parts, state)
  return exchangeScript({
    company: customer.name,
    tenantId,
    clientId,
    signInUrl: signIn.url({ tenantId, redirectUri, state, verifier }),
    redirectUri,
    state,
  })
}

/** Connects Exchange Online by what the script has printed, and has the tenant read (INT-36, INT-37). */
export async function completeExchangeConnection(
  parts: ExchangeParts,
  scope: Scope,
  { customerId, output }: { customerId: string; output: string },
): Promise<{ integration: Integration; taskId: string | null }> {
  const { row: customer } = await readCustomer(parts.db, scope, customerId)
  const integration = await integrationOf(parts, scope, customer.id)
  const { signIn } = appOf(parts)
  const said = parseExchangeOutput(output)
  if (!said) throw new AppError('exchangeOutputInvalid')
  const tenantId = integration.tenant_id.toLowerCase()
  if (said.tenant !== tenantId) throw new AppError('exchangeOtherTenant')
  await spendExchange(parts.db, scope, { state: said.state, customerId }, parts.now())
  if ('error' in said) throw new AppError(exchangeRefusalOf(said.error))
  const verifier = await verifierOf(parts, said.state)
  const signedIn = await signIn
    .redeem({ tenantId, redirectUri, code: said.code, verifier })
    .catch(refuse(({ code }) => exchangeRefusalOf(code)))
  if (signedIn.tenantId !== tenantId) throw new AppError('exchangeOtherTenant')
  const missing = await prove(parts, tenantId).catch(refuse(() => 'exchangeFailed'))
  const connected = await note(parts, scope, integration.id, missing)
  // What could not be read before is read at once.
  const taskId = await requestTaskWherePossible(parts, scope.organizationId, connected, scope.userId)
  return { integration: connected, taskId }
}

async function integrationOf({ db }: ExchangeParts, scope: Scope, customerId: string): Promise<Integration> {
  const known = (await listIntegrations(db, scope, customerId)).find(
    ({ row }) => row.type === TENANT_APPLICATION,
  )
  if (!known) throw new AppError('notFound')
  return known.row
}

function appOf({ exchange }: ExchangeParts) {
  if (!exchange) throw new AppError('consentUnavailable')
  return exchange
}

/** Made anew from the state each time, so that it is stored nowhere. */
const verifierOf = async ({ sessionSecret }: ExchangeParts, state: string): Promise<string> =>
  createHmac('sha256', await sessionSecret())
    .update(`exchange/${state}`)
    .digest('base64url')

const refuse =
  (codeOf: (cause: ConnectorError) => ReturnType<typeof exchangeRefusalOf>) => (cause: unknown) => {
    throw cause instanceof ConnectorError ? new AppError(codeOf(cause), { cause }) : cause
  }

/** Runs a cmdlet with the app's own role; gives what the tenant still does not grant. */
async function prove({ vendors }: ExchangeParts, tenantId: string): Promise<string[]> {
  // First of all, as it takes tokens anew: older ones do not know of the role.
  const missing = missingPermissions(
    await capabilityOf(vendors, TENANT_APPLICATION, 'directory')(tenantId).permissions(),
  )
  const { organizationConfig } = sources
  const answers = await capabilityOf(
    vendors,
    TENANT_APPLICATION,
    'settings',
  )(tenantId).read({ organizationConfig })
  if ('error' in answers.organizationConfig) throw answers.organizationConfig.error
  return missing
}

async function note(
  parts: ExchangeParts,
  { organizationId }: Scope,
  integrationId: string,
  missing_scopes: string[],
): Promise<Integration> {
  return commit(parts, organizationId, async (work) => {
    await work.load('integration', [integrationId])
    const { row } = work.get('integration', integrationId)
    // Disconnected while the administrator was signing in.
    if (!row) throw new AppError('notFound')
    const connected: Integration = {
      ...row,
      missing_scopes,
      fault: row.fault === 'missingScope' && missing_scopes.length === 0 ? null : row.fault,
      exchange: 'script',
      exchange_at: new Date(parts.now()).toISOString(),
    }
    work.put('integration', connected)
    return connected
  })
}
