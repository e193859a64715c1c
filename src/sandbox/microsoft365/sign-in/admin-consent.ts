import { type Context, Hono } from 'hono'
import { keepSignedIn } from './administrator-session.ts'
import { administratorName } from './administrators.ts'
import { accept } from './consent.ts'
import { type Administrator, administratorPage, consentPage } from './consent-page.ts'
import { GRAPH } from '../graph/graph.ts'
import { failurePage } from './page.ts'
import { REQUESTED_ROLES } from '../tenant/state.ts'
import type { Tenants } from '../tenant/tenants.ts'
import { fatalMistakeIn, wayBack } from './way-back.ts'

/** The app registration's name, as administrators know it. */
const APP_NAME = 'Castellan'
/** Names that stand for whichever tenant an administrator is of. */
const ANY = ['organizations', 'common']

export interface AdminConsentParts {
  tenants: Tenants
  clock: { now: () => number }
  client: { id: string }
  redirectUris: readonly string[]
  /** The address below which everything here is reached. */
  address: (c: Context) => string
}

/**
 * The page on which an administrator lets the app into their tenant.
 * https://learn.microsoft.com/entra/identity-platform/v2-admin-consent
 */
export function createAdminConsent({ tenants, clock, client, redirectUris, address }: AdminConsentParts) {
  const asked = (c: Context) => {
    const name = c.req.param('tenant') ?? ''
    const query = new URL(c.req.url).searchParams
    const only = ANY.includes(name) ? undefined : tenants.get(name)?.tenantId
    const failure =
      fatalMistakeIn(query, client.id, redirectUris) ??
      (only === undefined && !ANY.includes(name) ? `AADSTS90002: Tenant '${name}' not found.` : undefined) ??
      (query.get('scope') ? undefined : "AADSTS900144: The request must contain the parameter: 'scope'.")
    return { query, failure, administrators: administratorsOf(tenants, only) }
  }
  return new Hono()
    .get('/:tenant/v2.0/adminconsent', (c) => {
      const { failure, administrators } = asked(c)
      return failure ? c.html(failurePage(failure), 400) : c.html(administratorPage(administrators))
    })
    .post('/:tenant/v2.0/adminconsent', async (c) => {
      const { query, failure, administrators } = asked(c)
      if (failure) return c.html(failurePage(failure), 400)
      const { account, decision } = await c.req.parseBody()
      if (decision === 'cancel') return c.redirect(wayBack(query, cancelled))
      const administrator = administrators.find(({ tenantId }) => tenantId === account)
      const tenant = administrator && tenants.get(administrator.tenantId)
      if (!tenant) return c.html(failurePage('AADSTS50034: The user account does not exist.'), 400)
      if (decision !== 'accept') return c.html(consentPage(administrator, APP_NAME, REQUESTED_ROLES))
      const scope = accept(tenant, clock.now())
        .map((role) => `${GRAPH}/${role}`)
        .join(' ')
      keepSignedIn(c, tenant.tenantId, new URL(address(c)).pathname)
      return c.redirect(wayBack(query, { admin_consent: 'True', tenant: tenant.tenantId, scope }))
    })
}

const cancelled = {
  error: 'access_denied',
  error_subcode: 'cancel',
  error_description: 'AADSTS65004: User declined to consent to access the app.',
}

/** Nobody is built for a list: a tenant's administrator goes by its default domain. */
const administratorsOf = (tenants: Tenants, only: string | undefined): Administrator[] =>
  tenants
    .list()
    .filter(({ tenantId }) => only === undefined || tenantId === only)
    .map(({ tenantId, displayName, defaultDomain }) => ({
      tenantId,
      tenantName: displayName,
      userName: administratorName(defaultDomain),
    }))
