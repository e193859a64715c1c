import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { NO_FACTS_READ } from '#shared/domain/employees/directory-facts.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import {
  type DirectoryGrant,
  type Granted,
  NO_ORGANIZATION,
  NOT_ADMINISTRATOR,
} from '#server/connectors/granted-directory.ts'
import { AppError } from '#server/platform/app-error.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { KeyParts } from './connect-by-keys.ts'
import { beginAttempt, spendAttempt } from './consent-attempt.ts'
import { keepCredentials } from './integration-secret.ts'
import { requestTask } from './tasks.ts'

export interface GoogleConsentParts extends KeyParts {
  /** Where administrators come back from Google. */
  consentAddress: string
  /** What nobody else knows: with it a code is redeemed that was given for one of our states. */
  sessionSecret: () => Promise<Buffer>
}

const TYPE = 'GWS'

/** Where an administrator of a Google Workspace lets us read a company's directory (INT-32). */
export async function beginGoogleConsent(
  parts: GoogleConsentParts,
  scope: Scope,
  customerId: string,
): Promise<Pick<ConsentPage, 'url' | 'state'>> {
  requireCustomer(scope, customerId)
  const grant = grantOf(parts)
  const state = await beginAttempt(parts.db, scope, customerId, parts.now())
  const verifier = await verifierOf(parts, state)
  return { url: grant.url({ redirectUri: parts.consentAddress, state, verifier }), state }
}

interface Answer {
  state: string
  code?: string | undefined
  error?: string | undefined
}

/**
 * Connects the company for which a consent was asked to the workspace of the administrator who has signed in, and has it read.
 * Whose workspace it is Google says; no address and no caller names it.
 */
export async function completeGoogleConsent(
  parts: GoogleConsentParts,
  scope: Scope,
  { state, code, error }: Answer,
): Promise<Integration> {
  const customerId = await spendAttempt(parts.db, scope, state, parts.now())
  if (typeof customerId !== 'string') throw new AppError('consentNotAsked')
  requireCustomer(scope, customerId)
  if (error !== undefined)
    throw new AppError(error === 'access_denied' ? 'googleConsentRefused' : 'integrationAuthFailed')
  if (code === undefined) throw new AppError('integrationAuthFailed')
  const verifier = await verifierOf(parts, state)
  const granted = await grantOf(parts)
    .redeem({ redirectUri: parts.consentAddress, code, verifier })
    .catch(refuse)
  const connected = await store(parts, scope, customerId, granted)
  await requestTask(parts, scope.organizationId, connected, scope.userId).catch((cause: unknown) => {
    // Who is being read is read by that, and who is paused is not read.
    if (!(cause instanceof AppError && ['taskRunning', 'integrationInactive'].includes(cause.code)))
      throw cause
  })
  return connected
}

function grantOf({ vendors }: GoogleConsentParts): DirectoryGrant {
  const grant = vendors.GWS?.directoryGrant
  if (!grant) throw new AppError('googleUnavailable')
  return grant
}

/** Made anew from the state each time, so that it is stored nowhere. */
const verifierOf = async ({ sessionSecret }: GoogleConsentParts, state: string): Promise<string> =>
  createHmac('sha256', await sessionSecret())
    .update(`google-consent/${state}`)
    .digest('base64url')

function refuse(cause: unknown): never {
  if (!(cause instanceof ConnectorError)) throw cause
  if (cause.code === NO_ORGANIZATION) throw new AppError('googleNoWorkspace', { cause })
  if (cause.code === NOT_ADMINISTRATOR) throw new AppError('googleNotAdministrator', { cause })
  if (cause.reason === 'missingScope') throw new AppError('missingScope', { cause })
  throw new AppError('integrationAuthFailed', { cause })
}

async function store(
  parts: GoogleConsentParts,
  { organizationId }: Scope,
  customerId: string,
  { credentials, tenantId, organization, missing }: Granted,
): Promise<Integration> {
  try {
    return await commit(parts, organizationId, async (work) => {
      const row = await ownIntegration(work, customerId, tenantId)
      const integration: Integration = {
        ...(row ?? newGoogleIntegration(customerId)),
        state: 'Connected',
        fault: missing.length > 0 ? 'missingScope' : null,
        tenant_id: tenantId,
        tenant_name: organization.displayName,
        domains: organization.domains,
        missing_scopes: missing,
      }
      await work.load('integration', [integration.id])
      work.put('integration', integration)
      const whose = { organizationId, customerId, integrationId: integration.id }
      await keepCredentials(work.tx, parts.keyring, whose, credentials)
      return integration
    })
  } catch (cause) {
    // Two who connect the same company, or the same workspace, at once: the second is told so.
    const { constraint } = cause as { constraint?: string }
    if (constraint === 'integration_of_customer') throw new AppError('alreadyExists')
    if (constraint === 'integration_of_tenant') throw new AppError('tenantMismatch')
    throw cause
  }
}

/** A company's connection where it has one. It is connected again to the same workspace only, which is nobody else's. */
async function ownIntegration(
  work: Work,
  customerId: string,
  tenantId: string,
): Promise<Integration | undefined> {
  const { rows } = await sql<{ id: string; customer_id: string; tenant_id: string; is_own: boolean }>`
    select id, customer_id, tenant_id, organization_id = ${work.organizationId}::uuid as is_own from integration
    where type = ${TYPE}
      and ((organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid)
        or lower(tenant_id) = ${tenantId.toLowerCase()})`.execute(work.tx)
  const isAnothers = rows.some(
    (each) => !each.is_own || each.customer_id !== customerId || each.tenant_id !== tenantId,
  )
  if (isAnothers) throw new AppError('tenantMismatch')
  const [own] = rows
  if (!own) return undefined
  await work.load('integration', [own.id])
  return work.get('integration', own.id).row
}

const newGoogleIntegration = (customer_id: string): Integration => ({
  id: uuidv7(),
  customer_id,
  type: TYPE,
  kind: CONNECTION_KINDS.APP,
  is_active: true,
  display_name: '',
  state: 'Connected',
  tenant_id: '',
  tenant_name: '',
  domains: [],
  last_synced: null,
  fault: null,
  missing_scopes: [],
  facts: NO_FACTS_READ,
  pending_until: null,
  exchange: 'notConnected',
  exchange_at: null,
})
