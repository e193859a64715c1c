import type { Context } from 'hono'
import { issueToken, TOKEN_LIFETIME } from './access-tokens.ts'
import { createAdminConsent } from './admin-consent.ts'
import type { AuthorizationCodes } from './authorization-codes.ts'
import { grantedRoles, isInstalled } from './consent.ts'
import { EXCHANGE } from '../exchange/exchange.ts'
import { GRAPH } from '../graph/graph.ts'
import { MANAGE } from '../manage/manage.ts'
import { createIdTokens } from './id-tokens.ts'
import { answerRefusal, type Refusal, refusals } from './login-refusals.ts'
import { clientRefusal, PARTNER_CENTER, redeemRefreshToken } from '../partner/delegated-tokens.ts'
import { type Partners, partnersOf } from '../partner/partners.ts'
import { redeemCode } from './redeem-code.ts'
import { ANY_TENANT, createSignOn, type SignOnParts } from './sign-on.ts'
import type { Tenants } from '../tenant/tenants.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const DNS_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i
/** The resources that an app may ask a token for, by their names and by their ids. */
const RESOURCES: Record<string, string> = {
  [GRAPH]: GRAPH,
  '00000003-0000-0000-c000-000000000000': GRAPH,
  [EXCHANGE]: EXCHANGE,
  '00000002-0000-0ff1-ce00-000000000000': EXCHANGE,
  [MANAGE]: MANAGE,
  [PARTNER_CENTER]: PARTNER_CENTER,
  'c5393580-f805-4401-95e8-94b7a6ef2fc2': MANAGE,
}

/** Of a cloud in which nobody looks after the tenants of others. */
const NOBODY = partnersOf([])

const audienceOf = (scope: string): string | undefined =>
  scope.endsWith('/.default') ? RESOURCES[scope.slice(0, -'/.default'.length)] : undefined

export interface LoginParts {
  tenants: Tenants
  clock: { now: () => number }
  client: { id: string; secret: string }
  signOn?: SignOnParts['signOn']
  codes: AuthorizationCodes
  partners?: Partners
  /** Where callers reach it; the address of the request unless said otherwise. */
  address?: (() => string) | undefined
}

/**
 * The token service: client credentials of an app, authorization codes of people, and consent of administrators.
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow
 */
export function createLogin({
  tenants,
  clock,
  client,
  signOn,
  codes,
  partners = NOBODY,
  address,
}: LoginParts) {
  const idTokens = createIdTokens()
  const addressOf =
    address ?? ((c: Context) => c.req.url.replace(/\/[^/]+\/(oauth2|v2\.0|discovery)\/.*$/, ''))
  const redirectUris = signOn?.redirectUris ?? []
  const app = createSignOn({ tenants, client, signOn, codes, idTokens, address: addressOf }).route(
    '/',
    createAdminConsent({ tenants, clock, client, redirectUris, address: addressOf }),
  )
  return app.post('/:tenant/oauth2/v2.0/token', async (c) => {
    const refuse = (refusal: Refusal) => answerRefusal(c, refusal, clock.now())
    const name = c.req.param('tenant')
    if (name !== ANY_TENANT && !GUID.test(name) && !DNS_NAME.test(name))
      return refuse(refusals.invalidTenant(name))

    const form = await readForm(c)
    if (!form) return refuse(refusals.malformed())
    const isForCode = form.get('grant_type') === 'authorization_code'
    const needed = isForCode ? ['client_id', 'code', 'redirect_uri'] : ['grant_type', 'client_id', 'scope']
    const missing = needed.find((parameter) => !form.get(parameter))
    if (missing) return refuse(refusals.missingParameter(missing))
    if (isForCode) {
      const redeemed = await redeemCode({ codes, idTokens, client }, form, name, addressOf(c), clock.now())
      if ('refusal' in redeemed) return refuse(redeemed.refusal)
      c.header('Cache-Control', 'no-store, no-cache')
      return c.json(redeemed)
    }
    const scope = form.get('scope') ?? ''
    const audience = audienceOf(scope)
    if (form.get('grant_type') === 'refresh_token') {
      const redeemed = redeemRefreshToken({ tenants, partners, client }, form, name, audience, clock.now())
      if ('refusal' in redeemed) return refuse(redeemed.refusal)
      c.header('Cache-Control', 'no-store, no-cache')
      return c.json(redeemed)
    }
    if (form.get('grant_type') !== 'client_credentials') return refuse(refusals.grantType())

    const tenant = tenants.get(name)
    if (!tenant) return refuse(refusals.unknownTenant(name))
    const clientId = form.get('client_id') ?? ''
    if (clientId !== client.id || !isInstalled(tenant, clock.now())) {
      return refuse(refusals.unknownApplication(clientId, String(tenant.organization['displayName'])))
    }
    const unproven = clientRefusal(client, form, name)
    if (unproven) return refuse(unproven)
    if (audience === undefined) return refuse(refusals.scope(scope))

    c.header('Cache-Control', 'no-store, no-cache')
    return c.json({
      token_type: 'Bearer',
      expires_in: TOKEN_LIFETIME,
      ext_expires_in: TOKEN_LIFETIME,
      access_token: issueToken(
        client.secret,
        { tenantId: tenant.tenantId, clientId, roles: grantedRoles(tenant), audience },
        clock.now(),
      ),
    })
  })
}

async function readForm(c: Context): Promise<URLSearchParams | undefined> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  return new URLSearchParams(await c.req.text())
}
