import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../microsoft365.sandbox.ts'
import { tenantFromDirectory } from '../tenant/tenant-from-directory.ts'
import { tenantsOf } from '../tenant/tenants.ts'

const TENANT = '11111111-0000-4000-8000-000000000000'
const OTHER = '22222222-0000-4000-8000-000000000000'
const VERIFIER = 'v'.repeat(43)
const REDIRECT = 'http://localhost:47823/'

const build = (tenantId: string, domain: string) =>
  tenantFromDirectory({ tenantId, displayName: domain, domains: [domain], users: [], skus: [] })

function open() {
  const tenants = [build(TENANT, 'exchange-not-connected.fabrikam.example'), build(OTHER, 'contoso.example')]
  const app = createMicrosoft365Sandbox({
    tenants: tenantsOf(tenants),
    clock: { now: () => 0 },
    client: { id: 'app', secret: 'secret' },
  })
  const run = async (tenantId: string, script: string) => {
    const body = new FormData()
    body.set('script', new File([script], 'connect.ps1'))
    const response = await app.request(`/admin/tenants/${tenantId}/script`, { method: 'POST', body })
    return { status: response.status, text: await response.text() }
  }
  /** What the token service says; `asked` replaces or adds parameters. */
  const token = async (asked: Record<string, string>, tenantId = TENANT) => {
    const response = await app.request(`/login/${tenantId}/oauth2/v2.0/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_id: 'app', client_secret: 'secret', ...asked }).toString(),
    })
    return (await response.json()) as Record<string, unknown>
  }
  const redeem = (code: string, tenantId?: string) =>
    token(
      { grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: VERIFIER },
      tenantId,
    )
  return { app, tenants, run, redeem, token }
}

const scriptOf = (tenantId: string, clientId = 'app') => {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: REDIRECT,
    scope: 'openid https://outlook.office365.com/.default',
    state: 'the-state',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  }).toString()
  return `# A script\r\n$SignIn = 'https://login.example/${tenantId}/oauth2/v2.0/authorize?${query}'\r\n`
}
const codeIn = (text: string) => /Code: (\S+)/.exec(text)?.[1] ?? ''

const rolesIn = async (token: (asked: Record<string, string>) => Promise<Record<string, unknown>>) => {
  const { access_token } = await token({
    grant_type: 'client_credentials',
    scope: 'https://outlook.office365.com/.default',
  })
  const [, claims = ''] = String(access_token).split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { roles: string[] }).roles
}

test('a script that is run gives the app its role, and prints a code that is good once', async () => {
  const { app, run, redeem, token } = open()
  expect((await app.request(`/admin/tenants/${TENANT}/script`)).status).toBe(200)
  expect(await rolesIn(token)).not.toContain('Exchange.ManageAsApp')
  const { status, text } = await run(TENANT, scriptOf(TENANT))
  expect(status).toBe(200)
  expect(text).toContain(`Tenant: ${TENANT}\nState: the-state\nCode: `)
  expect(await rolesIn(token)).toContain('Exchange.ManageAsApp')
  expect(await redeem(codeIn(text))).toHaveProperty('id_token')
  expect(await redeem(codeIn(text))).toMatchObject({ error_codes: [54005] })
})

test('what a script gave is taken away by asking for that anew', async () => {
  const { app, run, token } = open()
  await run(TENANT, scriptOf(TENANT))
  await app.request(`/admin/tenants/${TENANT}/failures`, {
    method: 'POST',
    body: new URLSearchParams({ 'exchange-not-connected': 'on' }),
  })
  expect(await rolesIn(token)).not.toContain('Exchange.ManageAsApp')
})

test('the script of another tenant gives nothing, and prints why', async () => {
  const { run, tenants } = open()
  const { text } = await run(OTHER, scriptOf(TENANT))
  expect(text).toContain('Error: AADSTS50020')
  expect(tenants.map(({ exchangeGrantedAt }) => exchangeGrantedAt)).toEqual([null, null])
})

test('a code is redeemed at its own tenant alone', async () => {
  const { run, redeem } = open()
  const { text } = await run(TENANT, scriptOf(TENANT))
  expect(await redeem(codeIn(text), OTHER)).toMatchObject({ error_codes: [700005] })
})

test.each(['', 'Write-Host', "$SignIn = 'nowhere'", scriptOf(TENANT, 'another-app')])(
  'what is no script of the app is not run: %j',
  async (script) => {
    const { run, tenants } = open()
    expect((await run(TENANT, script)).status).toBe(400)
    expect(tenants[0]?.exchangeGrantedAt).toBeNull()
  },
)

test('nobody has a computer at a tenant that is not there', async () => {
  const { app, run } = open()
  expect((await app.request('/admin/tenants/nowhere/script')).status).toBe(404)
  expect((await run('nowhere', scriptOf(TENANT))).status).toBe(404)
})
