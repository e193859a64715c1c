import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { pretendPage } from '../pretend-pages.ts'
import type { Account, Grants } from './grants.ts'
import type { Client } from './oauth.ts'
import { findUser, type Workspace } from './state.ts'
import { textIn } from '../text-in.ts'

interface ConsentParts {
  workspaces: readonly Workspace[]
  /** Accounts that belong to no workspace. */
  consumers: readonly string[]
  client: Client
  redirectUris: readonly string[]
  grants: Grants
}

/** These are not offered to be left out. */
const SIGN_IN_SCOPES = ['openid', 'email', 'profile']

/** Where somebody signs in and lets an app in: `accounts.google.com`. */
export const createConsent = (parts: ConsentParts) =>
  new Hono().get('/o/oauth2/v2/auth', (c) => ask(c, parts)).post('/o/oauth2/v2/auth', (c) => answer(c, parts))

function ask(c: Context, parts: ConsentParts) {
  const query = new URL(c.req.url).searchParams
  const mistake = mistakeIn(query, parts)
  return mistake === undefined
    ? c.html(accountsPage(parts))
    : c.html(pretendPage('Access blocked', html`<p>${mistake}</p>`), 400)
}

async function answer(c: Context, parts: ConsentParts) {
  const query = new URL(c.req.url).searchParams
  const mistake = mistakeIn(query, parts)
  if (mistake !== undefined) return c.html(pretendPage('Access blocked', html`<p>${mistake}</p>`), 400)
  const form = await c.req.formData()
  const back = (told: Record<string, string>) => c.redirect(wayBack(query, told), 302)
  const decision = form.get('decision')
  if (decision === 'cancel') return back({ error: 'access_denied' })
  const account = accountOf(parts, textIn(form.get('account')))
  if (!account) return c.html(accountsPage(parts), 400)
  const asked = scopesIn(query)
  if (decision !== 'allow') return c.html(scopesPage(account, asked))
  const chosen = new Set(form.getAll('scope').map(String))
  const scopes = asked.filter((scope) => SIGN_IN_SCOPES.includes(scope) || chosen.has(scope))
  const code = parts.grants.giveCode({
    account,
    scopes,
    redirectUri: query.get('redirect_uri') ?? '',
    challenge: query.get('code_challenge') ?? undefined,
    isOffline:
      query.get('access_type') === 'offline' && (query.get('prompt') ?? '').split(' ').includes('consent'),
  })
  return back({
    code,
    scope: scopes.join(' '),
    ...(account.workspace ? { hd: account.workspace.domain } : {}),
  })
}

const scopesIn = (query: URLSearchParams) => (query.get('scope') ?? '').split(/\s+/).filter(Boolean)

/** Why nobody may be sent back to where a request says. */
function mistakeIn(query: URLSearchParams, { client, redirectUris }: ConsentParts): string | undefined {
  if (query.get('client_id') !== client.id)
    return 'Error 401: invalid_client. The OAuth client was not found.'
  if (!redirectUris.includes(query.get('redirect_uri') ?? '')) return 'Error 400: redirect_uri_mismatch'
  if (query.get('response_type') !== 'code')
    return 'Error 400: invalid_request. Required parameter is missing: response_type'
  if (scopesIn(query).length === 0) return 'Error 400: invalid_request. Missing required parameter: scope'
  const method = query.get('code_challenge_method')
  if (query.has('code_challenge') && method !== 'S256')
    return 'Error 400: invalid_request. Invalid code challenge method.'
  return undefined
}

function wayBack(query: URLSearchParams, told: Record<string, string>): string {
  const target = new URL(query.get('redirect_uri') ?? '')
  const state = query.get('state')
  if (state !== null) target.searchParams.set('state', state)
  for (const [name, value] of Object.entries(told)) target.searchParams.set(name, value)
  return target.href
}

function accountOf({ workspaces, consumers }: ConsentParts, email: string): Account | undefined {
  for (const workspace of workspaces) {
    const user = findUser(workspace.users, email)
    if (user) return user.suspended ? undefined : { email: user.primaryEmail, sub: user.id, workspace, user }
  }
  return consumers.includes(email) ? { email, sub: `consumer/${email}` } : undefined
}

const accountsPage = ({ workspaces, consumers }: ConsentParts) =>
  pretendPage(
    'Choose an account',
    html`<p>Pretend Google: no password is asked.</p>
      <form method="post">
        <ul>
          ${workspaces.flatMap(({ name, users }) =>
            offered(users).map(
              (user) =>
                html`<li>
                  <button name="account" value="${user.primaryEmail}">
                    ${name}
                    <small>${user.primaryEmail} (${user.isAdmin ? 'super administrator' : 'user'})</small>
                  </button>
                </li>`,
            ),
          )}
          ${consumers.map(
            (email) =>
              html`<li>
                <button name="account" value="${email}">${email} <small>(personal)</small></button>
              </li>`,
          )}
        </ul>
        <button name="decision" value="cancel">Cancel</button>
      </form>`,
  )

/** An administrator, and somebody who is none. */
const offered = (users: Workspace['users']) =>
  [users.find(({ isAdmin }) => isAdmin), users.find(({ isAdmin }) => !isAdmin)].flatMap((user) =>
    user && !user.suspended ? [user] : [],
  )

const scopesPage = ({ email }: Account, scopes: readonly string[]) =>
  pretendPage(
    'Castellan wants access to your Google Account',
    html`<p>${email}</p>
      <form method="post">
        <input type="hidden" name="account" value="${email}" />
        <ul>
          ${scopes
            .filter((scope) => !SIGN_IN_SCOPES.includes(scope))
            .map(
              (scope) =>
                html`<li>
                  <label><input type="checkbox" name="scope" value="${scope}" checked />${scope}</label>
                </li>`,
            )}
        </ul>
        <button name="decision" value="allow">Continue</button>
        <button name="decision" value="cancel">Cancel</button>
      </form>`,
  )
