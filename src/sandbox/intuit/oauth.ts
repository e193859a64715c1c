import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { pretendPage } from '../pretend-pages.ts'
import type { Grants } from './grants.ts'
import type { Books } from './state.ts'

export interface Client {
  id: string
  secret: string
}

interface OAuthParts {
  books: readonly Books[]
  client: Client
  redirectUris: readonly string[]
  grants: Grants
}

const ACCOUNTING = 'com.intuit.quickbooks.accounting'

/** Where somebody chooses the company whose books an app may read: `appcenter.intuit.com`. */
export const createConsent = (parts: OAuthParts) =>
  new Hono()
    .get('/connect/oauth2', (c) => {
      const mistake = mistakeIn(queryOf(c), parts)
      return mistake === undefined ? c.html(companiesPage(parts)) : c.html(mistakePage(mistake), 400)
    })
    .post('/connect/oauth2', async (c) => {
      const query = queryOf(c)
      const mistake = mistakeIn(query, parts)
      if (mistake !== undefined) return c.html(mistakePage(mistake), 400)
      const form = await c.req.formData()
      if (form.get('decision') === 'cancel')
        return c.redirect(wayBack(query, { error: 'access_denied' }), 302)
      const chosen = parts.books.find(({ realmId }) => realmId === form.get('realm'))
      if (!chosen) return c.html(companiesPage(parts), 400)
      const code = parts.grants.giveCode(chosen, query.get('redirect_uri') ?? '')
      return c.redirect(wayBack(query, { code, realmId: chosen.realmId }), 302)
    })

const queryOf = (c: Context) => new URL(c.req.url).searchParams

/** Why nobody may be sent back to where a request says. */
function mistakeIn(query: URLSearchParams, { client, redirectUris }: OAuthParts): string | undefined {
  if (query.get('client_id') !== client.id) return 'The client_id is invalid.'
  if (!redirectUris.includes(query.get('redirect_uri') ?? ''))
    return 'The redirect_uri query parameter value is invalid.'
  if (query.get('response_type') !== 'code') return 'The response_type query parameter value is invalid.'
  if (!(query.get('scope') ?? '').split(' ').includes(ACCOUNTING))
    return 'The scope query parameter value is invalid.'
  return query.get('state') ? undefined : 'The state query parameter is missing.'
}

function wayBack(query: URLSearchParams, told: Record<string, string>): string {
  const target = new URL(query.get('redirect_uri') ?? '')
  for (const [name, value] of Object.entries({ ...told, state: query.get('state') ?? '' }))
    target.searchParams.set(name, value)
  return target.href
}

const mistakePage = (mistake: string) =>
  pretendPage('Sorry, but this app did not connect', html`<p>${mistake}</p>`)

const companiesPage = ({ books }: OAuthParts) =>
  pretendPage(
    'Connect your books to Castellan',
    html`<p>Pretend Intuit: no password is asked. Choose the company.</p>
      <form method="post">
        <ul>
          ${books.map(
            ({ realmId, name }) =>
              html`<li>
                <button name="realm" value="${realmId}">${name} <small>${realmId}</small></button>
              </li>`,
          )}
        </ul>
        <button name="decision" value="cancel">Cancel</button>
      </form>`,
  )

const refused = (c: Context, status: 400 | 401, error: string, error_description?: string) =>
  c.json({ error, ...(error_description ? { error_description } : {}) }, status)

/** Where tokens are given and taken back: `oauth.platform.intuit.com` and `developer.api.intuit.com`. */
export const createTokens = ({ client, grants }: OAuthParts) =>
  new Hono()
    .use(async (c, next) => {
      const expected = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`
      c.header('intuit_tid', `1-${crypto.randomUUID()}`)
      return c.req.header('authorization') === expected ? next() : refused(c, 401, 'invalid_client')
    })
    .post('/oauth2/v1/tokens/bearer', async (c) => {
      const form = new URLSearchParams(await c.req.text())
      const grantType = form.get('grant_type')
      if (grantType === 'authorization_code') {
        const tokens = grants.redeem(form.get('code') ?? '', form.get('redirect_uri') ?? '')
        return tokens ? c.json(tokens) : refused(c, 400, 'invalid_grant', 'Invalid authorization code')
      }
      if (grantType !== 'refresh_token') return refused(c, 400, 'unsupported_grant_type')
      const tokens = grants.renew(form.get('refresh_token') ?? '')
      return tokens ? c.json(tokens) : refused(c, 400, 'invalid_grant', 'Incorrect or invalid refresh token')
    })
    .post('/v2/oauth2/tokens/revoke', async (c) => {
      const text = await c.req.text()
      const token = tokenIn(text)
      return grants.revoke(token) ? c.body(null, 200) : refused(c, 400, 'invalid_request')
    })

function tokenIn(text: string): string {
  try {
    const { token } = JSON.parse(text) as { token?: unknown }
    return typeof token === 'string' ? token : ''
  } catch {
    return ''
  }
}
