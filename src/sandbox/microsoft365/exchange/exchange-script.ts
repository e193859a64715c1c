import { Hono } from 'hono'
import { html } from 'hono/html'
import { pretendPage } from '../../pretend-pages.ts'
import { administratorAccount } from '../sign-in/administrators.ts'
import type { AuthorizationCodes } from '../sign-in/authorization-codes.ts'
import { grantExchange } from '../sign-in/consent.ts'
import type { Tenant } from '../tenant/state.ts'
import type { Tenants } from '../tenant/tenants.ts'

/** The address at which a script has its administrator sign in. */
const SIGN_IN = /^\$SignIn = '([^']+)'\s*$/m

export interface ExchangeScriptParts {
  tenants: Tenants
  clock: { now: () => number }
  client: { id: string }
  codes: AuthorizationCodes
}

/**
 * A computer on which a tenant's administrator runs the script that lets the app into Exchange. There is no PowerShell on
 * it: what such a script does in the tenant is done, and what it prints is shown.
 */
export function createExchangeScript({ tenants, clock, client, codes }: ExchangeScriptParts) {
  return new Hono()
    .get('/tenants/:tenant/script', (c) => {
      const tenant = tenants.get(c.req.param('tenant'))
      return tenant ? c.html(formPage(tenant)) : c.notFound()
    })
    .post('/tenants/:tenant/script', async (c) => {
      const tenant = tenants.get(c.req.param('tenant'))
      if (!tenant) return c.notFound()
      const { script } = await c.req.parseBody()
      const text = script instanceof File ? await script.text() : ''
      const asked = signInOf(text)
      if (!asked || asked.query.get('client_id') !== client.id)
        return c.html(pretendPage('Nothing was run', html`<p>This is no script of the app.</p>`), 400)
      // A script is of one tenant; the administrator of another one cannot sign in there.
      const isOwn = tenants.get(asked.tenant)?.tenantId === tenant.tenantId
      if (isOwn) grantExchange(tenant, clock.now())
      const answer = isOwn ? `Code: ${codes.give(grantOf(tenant, asked.query))}` : 'Error: AADSTS50020'
      return c.html(outputPage(tenant, asked, answer))
    })
}

interface SignIn {
  tenant: string
  query: URLSearchParams
}

function signInOf(script: string): SignIn | undefined {
  const address = SIGN_IN.exec(script)?.[1]
  if (address === undefined || !URL.canParse(address)) return undefined
  const { pathname, searchParams: query } = new URL(address)
  const tenant = /([^/]+)\/oauth2\/v2\.0\/authorize$/.exec(pathname)?.[1]
  return tenant === undefined ? undefined : { tenant, query }
}

const grantOf = (tenant: Tenant, query: URLSearchParams) => ({
  redirectUri: query.get('redirect_uri') ?? '',
  challenge: query.get('code_challenge') ?? '',
  nonce: query.get('nonce') ?? undefined,
  scope: query.get('scope') ?? '',
  ...administratorAccount(tenant),
})

const formPage = (tenant: Tenant) =>
  pretendPage(
    `Run a script as administrator of ${String(tenant.organization['displayName'])}`,
    html`<form method="post" enctype="multipart/form-data">
      <label>Script <input type="file" name="script" accept=".ps1" required /></label>
      <button>Run</button>
    </form>`,
  )

const outputPage = (tenant: Tenant, { tenant: asked, query }: SignIn, answer: string) =>
  pretendPage(
    `Output at ${String(tenant.organization['displayName'])}`,
    html`<pre>
-----BEGIN EXCHANGE CONNECTION-----
Version: 1
Tenant: ${asked}
State: ${query.get('state') ?? ''}
${answer}
-----END EXCHANGE CONNECTION-----</pre>`,
  )
