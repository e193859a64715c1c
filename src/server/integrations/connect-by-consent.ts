import { createHmac } from 'node:crypto'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import {
  ANY_TENANT,
  type ConsentUrl,
  type SignedInAt,
  type TenantSignIn,
} from '#server/connectors/consent.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { beginAttempt, spendAttempt } from './consent-attempt.ts'
import { askTenant, followConsent } from './consents.ts'
import { type TenantIdentity, withKnownExchange } from './identify-tenant.ts'
import { listIntegrations } from './integration.store.ts'
import { newIntegration } from './new-integration.ts'
import { connecting, ownIntegration } from './own-integration.ts'
import { isAdministrator } from './prove-administrator.ts'

export interface ConsentParts {
  db: Db
  tables: EntityTables
  pokes: Pokes
  now: () => number
  jobs: Pick<Jobs, 'send'>
  vendors: Vendors
  /** Undefined where the site has no app registration. */
  consentPages:
    | { consentUrl: ConsentUrl; signIn: TenantSignIn; partnerSignIn: TenantSignIn; redirectUri: string }
    | undefined
  /** What nobody else knows: with it a code is redeemed that was given for one of our states. */
  sessionSecret: () => Promise<Buffer>
}

/** What a vendor says when nobody wanted to consent, as opposed to what went wrong on the way. */
const DECLINED = ['access_denied', 'permission_denied', 'consent_required']

/** Where an administrator lets us into a tenant, into the one that is named, and proves who they are. */
export async function openPages(
  parts: ConsentParts,
  signIn: TenantSignIn,
  { state, tenantId }: { state: string; tenantId?: string | undefined },
): Promise<ConsentPage> {
  const { consentUrl, redirectUri } = pagesOf(parts)
  const verifier = await verifierOf(parts, state)
  return {
    url: consentUrl(state, tenantId),
    signInUrl: signIn.url({ tenantId: tenantId ?? ANY_TENANT, redirectUri, state, verifier }),
    state,
  }
}

/** Where an administrator lets us into a company's tenant, into its own one where that is known, and proves who they are. */
export async function beginConsent(
  parts: ConsentParts,
  scope: Scope,
  customerId: string,
): Promise<ConsentPage> {
  const { db, now } = parts
  requireCustomer(scope, customerId)
  const { signIn } = pagesOf(parts)
  const known = (await listIntegrations(db, scope, customerId)).find(
    ({ row }) => row.type === TENANT_APPLICATION,
  )
  const tenantId = known?.row.tenant_id || undefined
  const state = await beginAttempt(db, scope, customerId, now())
  return openPages(parts, signIn, { state, tenantId })
}

/** What came back from the vendor's pages. */
export interface Answer {
  state: string
  code?: string | undefined
  tenant?: string | undefined
  error?: string | undefined
}

/**
 * Connects the company for which a consent was asked to the tenant whose administrator has signed in. The tenant that the
 * vendor's consent page names proves nothing, because anybody could write it into an address. `customerId` is the only
 * company that the caller means, where they name one.
 */
export async function completeConsent(
  parts: ConsentParts,
  scope: Scope,
  answer: Answer,
  customerId?: string,
): Promise<Integration> {
  const { db, now } = parts
  const asked = await spendAttempt(db, scope, answer.state, now())
  if (typeof asked !== 'string' || (customerId !== undefined && asked !== customerId))
    throw new AppError('consentNotAsked')
  requireCustomer(scope, asked)
  const { organizationId } = scope
  const { signIn } = pagesOf(parts)
  const { tenantId } = await provenAdministrator(parts, signIn, { ...answer, code: codeIn(answer) })
  const wanted = { type: TENANT_APPLICATION, customerId: asked, tenantId } as const
  // Asked before the tenant is: what is another company's is not even looked at.
  await commit(parts, organizationId, (work) => ownIntegration(work, wanted))
  const told = await askTenant(parts, tenantId)
  const connected = await connecting(parts, organizationId, async (work) => {
    const integration = integrationOf(await ownIntegration(work, wanted), asked, told)
    await work.load('integration', [integration.id])
    work.put('integration', integration)
    return integration
  })
  await followConsent(parts, organizationId, connected)
  return connected
}

/** Who has signed in as the administrator of a tenant. Throws `administratorNotProven` for anybody else. */
export async function provenAdministrator(
  parts: ConsentParts,
  signIn: TenantSignIn,
  { state, code, tenant }: Answer & { code: string },
): Promise<SignedInAt> {
  const { redirectUri } = pagesOf(parts)
  const consented = tenant?.toLowerCase()
  const verifier = await verifierOf(parts, state)
  const person = await signIn
    .redeem({ tenantId: consented ?? ANY_TENANT, redirectUri, code, verifier })
    .catch((cause: unknown) => {
      throw cause instanceof ConnectorError ? new AppError('integrationAuthFailed', { cause }) : cause
    })
  const isOther = consented !== undefined && consented !== person.tenantId
  const settings = capabilityOf(parts.vendors, TENANT_APPLICATION, 'settings')(person.tenantId)
  if (isOther || !(await isAdministrator(settings, person))) throw new AppError('administratorNotProven')
  return person
}

/** The code of a sign-in; throws in the words of whoever did not consent. */
export function codeIn({ code, error }: Answer): string {
  if (error !== undefined)
    throw new AppError(DECLINED.includes(error) ? 'consentRefused' : 'integrationAuthFailed')
  if (code === undefined) throw new AppError('integrationAuthFailed')
  return code
}

/** Throws `consentUnavailable` where the site has no app. */
export function pagesOf({ consentPages }: Pick<ConsentParts, 'consentPages'>) {
  if (!consentPages) throw new AppError('consentUnavailable')
  return consentPages
}

/** Made anew from the state each time, so that it is stored nowhere. */
const verifierOf = async (
  { sessionSecret }: Pick<ConsentParts, 'sessionSecret'>,
  state: string,
): Promise<string> =>
  createHmac('sha256', await sessionSecret())
    .update(`consent/${state}`)
    .digest('base64url')

/** What was read of a tenant stays when it is connected again, and its name as long as nobody tells another one. */
function integrationOf(row: Integration | undefined, customerId: string, told: TenantIdentity): Integration {
  if (!row) return newIntegration(customerId, told)
  // Whoever was reached through a partner has let us in by themselves now.
  const own = { ...row, kind: CONNECTION_KINDS.APP }
  // What is not applied yet says nothing of what was there before.
  if (told.state === 'Connecting') {
    const { tenant_name, domains, exchange, exchange_at } = row
    return { ...own, ...told, tenant_name, domains, exchange, exchange_at }
  }
  return { ...own, ...told, ...withKnownExchange(row, told) }
}
