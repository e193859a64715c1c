import { createHmac } from 'node:crypto'
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
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import type { KeyParts } from './connect-by-keys.ts'
import { beginAttempt, spendAttempt } from './consent-attempt.ts'
import { keepCredentials } from './integration-secret.ts'
import { blankIntegration } from './new-integration.ts'
import { connecting, ownIntegration } from './own-integration.ts'
import { requestTaskWherePossible } from './tasks.ts'

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
  await requestTaskWherePossible(parts, scope.organizationId, connected, scope.userId)
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

const store = (
  parts: GoogleConsentParts,
  { organizationId }: Scope,
  customerId: string,
  { credentials, tenantId, organization, missing }: Granted,
): Promise<Integration> =>
  connecting(parts, organizationId, async (work) => {
    const row = await ownIntegration(work, { type: TYPE, customerId, tenantId })
    const integration: Integration = {
      ...(row ?? blankIntegration(customerId, { type: TYPE, kind: CONNECTION_KINDS.APP })),
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
