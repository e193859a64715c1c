import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { AuthorizationCodes } from './authorization-codes.ts'
import type { IdTokens } from './id-tokens.ts'
import { fatalMistakeIn, wayBack } from './way-back.ts'
import { failurePage } from './page.ts'
import { memberRoles } from './administrators.ts'
import { signedInAdministrator } from './administrator-session.ts'
import { type Account, signInPage } from './sign-in-page.ts'
import type { Tenants } from '../tenant/tenants.ts'

export interface SignOnParts {
  tenants: Tenants
  client: { id: string }
  /** Of which tenants people may sign in, and where the app may have them sent back to. */
  signOn: { tenantIds: readonly string[]; redirectUris: readonly string[] } | undefined
  codes: AuthorizationCodes
  idTokens: IdTokens
  /** The address below which everything here is reached. */
  address: (c: Context) => string
}

/** People of any tenant; the issuer of a token is their own one. */
export const ANY_TENANT = 'organizations'

/**
 * Signing people in: the discovery document, the keys, and the page that asks who somebody is.
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow
 */
export function createSignOn({ tenants, client, signOn, codes, idTokens, address }: SignOnParts) {
  const accounts = (tenant: string): Account[] =>
    (signOn?.tenantIds ?? [])
      .flatMap((id) => tenants.get(id) ?? [])
      .filter(({ tenantId }) => tenant === ANY_TENANT || tenants.get(tenant)?.tenantId === tenantId)
      .flatMap((tenant) => tenant.users.map((user) => ({ tenant, user, roleIds: memberRoles })))
      .filter(({ user }) => user['accountEnabled'] !== false)

  const asked = (c: Context) => {
    const query = new URL(c.req.url).searchParams
    const back = (parameters: Record<string, string>) => c.redirect(wayBack(query, parameters))
    const fatal = fatalMistakeIn(query, client.id, signOn?.redirectUris ?? [])
    return { query, back, mistake: mistakeIn(query), fatal }
  }

  return new Hono()
    .get('/:tenant/v2.0/.well-known/openid-configuration', (c) => {
      const name = c.req.param('tenant')
      const tenantId = name === ANY_TENANT ? '{tenantid}' : tenants.get(name)?.tenantId
      if (tenantId === undefined) return c.json({ error: 'invalid_tenant' }, 400)
      const base = address(c)
      return c.json({
        issuer: `${base}/${tenantId}/v2.0`,
        authorization_endpoint: `${base}/${name}/oauth2/v2.0/authorize`,
        token_endpoint: `${base}/${name}/oauth2/v2.0/token`,
        jwks_uri: `${base}/${name}/discovery/v2.0/keys`,
        response_modes_supported: ['query'],
        response_types_supported: ['code'],
        scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      })
    })
    .get('/:tenant/discovery/v2.0/keys', async (c) => c.json(await idTokens.keys()))
    .get('/:tenant/oauth2/v2.0/authorize', (c) => {
      const { query, back, mistake, fatal } = asked(c)
      if (fatal) return c.html(failurePage(fatal), 400)
      if (mistake) return back(mistake)
      const signedIn = query.has('prompt') ? undefined : signedInAdministrator(c, tenants)
      const tenant = c.req.param('tenant')
      const isAsked = tenant === ANY_TENANT || tenants.get(tenant)?.tenantId === signedIn?.tenant.tenantId
      if (signedIn && isAsked) return back(codeFor(signedIn, query))
      return c.html(signInPage(accounts(tenant)))
    })
    .post('/:tenant/oauth2/v2.0/authorize', async (c) => {
      const { query, back, mistake, fatal } = asked(c)
      if (fatal) return c.html(failurePage(fatal), 400)
      if (mistake) return back(mistake)
      const form = await c.req.parseBody()
      if (form['cancel']) return back(cancelled)
      const account = accounts(c.req.param('tenant')).find(({ user }) => user.id === form['account'])
      if (!account) return c.html(failurePage('AADSTS50034: The user account does not exist.'), 400)
      return back(codeFor(account, query))
    })

  function codeFor(account: Account, query: URLSearchParams) {
    const code = codes.give({
      ...account,
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce') ?? undefined,
      scope: query.get('scope') ?? '',
    })
    return { code, session_state: randomUUID() }
  }
}

const cancelled = {
  error: 'access_denied',
  error_subcode: 'cancel',
  error_description: 'AADSTS65004: User declined to consent to access the app.',
}

/** What the app is told of in the way that it asked for. */
function mistakeIn(query: URLSearchParams): Record<string, string> | undefined {
  const refused = (error: string, error_description: string) => ({ error, error_description })
  if (query.get('response_type') !== 'code')
    return refused(
      'unsupported_response_type',
      'AADSTS700054: response_type is not enabled for the application.',
    )
  if (!(query.get('scope') ?? '').split(' ').includes('openid'))
    return refused(
      'invalid_scope',
      'AADSTS70011: The provided value for the input parameter scope is not valid.',
    )
  if (query.get('code_challenge_method') !== 'S256')
    return refused('invalid_request', 'AADSTS501491: Invalid size or method of the code challenge parameter.')
  if (!/^[\w-]{43}$/.test(query.get('code_challenge') ?? ''))
    return refused('invalid_request', 'AADSTS501491: Invalid size of Code_Challenge parameter.')
  return undefined
}
