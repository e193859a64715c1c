import { createHmac } from 'node:crypto'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { VendorApplication } from '#shared/domain/integrations/applications.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import {
  type AppGrant,
  type Granted,
  NO_ORGANIZATION,
  NOT_ADMINISTRATOR,
} from '#server/connectors/app-grant.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { AppError } from '#server/platform/app-error.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import type { KeyParts } from './connect-by-keys.ts'
import { beginAttempt, spendAttempt } from './consent-attempt.ts'
import { keepCredentials } from '#server/integration-secret/integration-secret.ts'
import { blankIntegration } from './new-integration.ts'
import { connecting, ownIntegration } from './own-integration.ts'
import { requestTaskWherePossible } from './tasks.ts'

export interface GrantParts extends KeyParts {
  /** Where whoever grants something comes back from the vendor. */
  consentAddress: string
  /** What nobody else knows: with it a code is redeemed that was given for one of our states. */
  sessionSecret: () => Promise<Buffer>
}

/** A vendor that somebody lets us into, and what is said where that fails. */
interface GrantedVendor {
  type: VendorApplication
  /** What tells its proof keys from those of others. */
  name: string
  unavailable: ErrorCode
  refused: ErrorCode
}

export const GOOGLE: GrantedVendor = {
  type: 'GWS',
  name: 'google-consent',
  unavailable: 'googleUnavailable',
  refused: 'googleConsentRefused',
}
export const QUICKBOOKS: GrantedVendor = {
  type: 'Quickbooks',
  name: 'quickbooks-consent',
  unavailable: 'quickbooksUnavailable',
  refused: 'quickbooksConsentRefused',
}

/** Where somebody of a company lets us read what the company has at a vendor (INT-19, INT-32). */
export async function beginGrant(
  parts: GrantParts,
  scope: Scope,
  vendor: GrantedVendor,
  customerId: string,
): Promise<Pick<ConsentPage, 'url' | 'state'>> {
  requireCustomer(scope, customerId)
  const grant = grantOf(parts, vendor)
  const state = await beginAttempt(parts.db, scope, customerId, parts.now())
  const verifier = await verifierOf(parts, vendor, state)
  return { url: grant.url({ redirectUri: parts.consentAddress, state, verifier }), state }
}

interface Answer {
  state: string
  code?: string | undefined
  /** What the way back names, which proves nothing. */
  tenant?: string | undefined
  error?: string | undefined
}

/**
 * Connects the company for which a consent was asked to what whoever has signed in speaks for, and has it read. Whose it is the
 * vendor says; no address and no caller names it.
 */
export async function completeGrant(
  parts: GrantParts,
  scope: Scope,
  vendor: GrantedVendor,
  { state, code, tenant, error }: Answer,
): Promise<Integration> {
  const customerId = await spendAttempt(parts.db, scope, state, parts.now())
  if (typeof customerId !== 'string') throw new AppError('consentNotAsked')
  requireCustomer(scope, customerId)
  if (error !== undefined)
    throw new AppError(error === 'access_denied' ? vendor.refused : 'integrationAuthFailed')
  if (code === undefined) throw new AppError('integrationAuthFailed')
  const verifier = await verifierOf(parts, vendor, state)
  const granted = await grantOf(parts, vendor)
    .redeem({ redirectUri: parts.consentAddress, code, verifier, tenant })
    .catch(refuse)
  const connected = await store(parts, scope, { customerId, type: vendor.type }, granted)
  await requestTaskWherePossible(parts, scope.organizationId, connected, scope.userId)
  return connected
}

function grantOf({ vendors }: GrantParts, { type, unavailable }: GrantedVendor): AppGrant {
  const grant = vendors[type]?.appGrant
  if (!grant) throw new AppError(unavailable)
  return grant
}

/** Made anew from the state each time, so that it is stored nowhere. */
const verifierOf = async (
  { sessionSecret }: GrantParts,
  { name }: GrantedVendor,
  state: string,
): Promise<string> =>
  createHmac('sha256', await sessionSecret())
    .update(`${name}/${state}`)
    .digest('base64url')

function refuse(cause: unknown): never {
  if (!(cause instanceof ConnectorError)) throw cause
  if (cause.code === NO_ORGANIZATION) throw new AppError('googleNoWorkspace', { cause })
  if (cause.code === NOT_ADMINISTRATOR) throw new AppError('googleNotAdministrator', { cause })
  if (cause.reason === 'missingScope') throw new AppError('missingScope', { cause })
  throw new AppError('integrationAuthFailed', { cause })
}

const store = (
  parts: GrantParts,
  { organizationId }: Scope,
  { customerId, type }: { customerId: string; type: VendorApplication },
  { credentials, tenantId, organization, missing }: Granted,
): Promise<Integration> =>
  connecting(parts, organizationId, async (work) => {
    const row = await ownIntegration(work, { type, customerId, tenantId })
    const integration: Integration = {
      ...(row ?? blankIntegration(customerId, { type, kind: CONNECTION_KINDS.APP })),
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
