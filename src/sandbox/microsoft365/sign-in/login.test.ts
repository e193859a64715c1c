import { describe, expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../microsoft365.sandbox.ts'
import { tenantFromDirectory } from '../tenant/tenant-from-directory.ts'
import { tenantsOf } from '../tenant/tenants.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const WITHOUT_CONSENT = '22222222-2222-4222-8222-222222222222'
const client = { id: '33333333-3333-4333-8333-333333333333', secret: 'correct horse' }
const now = Date.UTC(2026, 0, 2, 3, 4, 5)

const build = (tenantId: string, domain: string) =>
  tenantFromDirectory({ tenantId, displayName: 'Fabrikam', domains: [domain], users: [], skus: [] })

const sandbox = createMicrosoft365Sandbox({
  tenants: tenantsOf([
    build(TENANT, 'fabrikam.example'),
    build(WITHOUT_CONSENT, 'consent-missing.fabrikam.example'),
  ]),
  clock: { now: () => now },
  client,
})

const form = {
  grant_type: 'client_credentials',
  client_id: client.id,
  client_secret: client.secret,
  scope: 'https://graph.microsoft.com/.default',
}

const ask = (tenant: string, fields: Record<string, string> = {}) =>
  sandbox.request(`/login/${tenant}/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, ...fields }),
  })

test('The right secret gives a bearer token for an hour less a second', async () => {
  const response = await ask(TENANT)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    token_type: 'Bearer',
    expires_in: 3599,
    ext_expires_in: 3599,
    access_token: expect.stringMatching(/^ey[\w-]+\.ey[\w-]+\.[\w-]+$/),
  })
})

test('A tenant may be named by its domain', async () => {
  expect((await ask('FABRIKAM.example')).status).toBe(200)
})

describe('A refusal carries the whole error envelope', () => {
  const cases = [
    {
      why: 'a wrong secret',
      tenant: TENANT,
      fields: { client_secret: 'wrong' },
      status: 401,
      error: 'invalid_client',
      number: 7000215,
    },
    {
      why: 'no secret',
      tenant: TENANT,
      fields: { client_secret: '' },
      status: 401,
      error: 'invalid_client',
      number: 7000216,
    },
    {
      why: 'an unknown tenant',
      tenant: client.id,
      fields: {},
      status: 400,
      error: 'invalid_request',
      number: 90002,
    },
    {
      why: 'a name that is no tenant',
      tenant: 'fabrikam',
      fields: {},
      status: 400,
      error: 'invalid_request',
      number: 900023,
    },
    {
      why: 'a tenant without consent',
      tenant: WITHOUT_CONSENT,
      fields: {},
      status: 400,
      error: 'unauthorized_client',
      number: 700016,
    },
    {
      why: 'an unknown app',
      tenant: TENANT,
      fields: { client_id: TENANT },
      status: 400,
      error: 'unauthorized_client',
      number: 700016,
    },
    {
      why: 'another grant type',
      tenant: TENANT,
      fields: { grant_type: 'password' },
      status: 400,
      error: 'unsupported_grant_type',
      number: 70003,
    },
    {
      why: 'a scope without .default',
      tenant: TENANT,
      fields: { scope: 'User.Read.All' },
      status: 400,
      error: 'invalid_scope',
      number: 1002012,
    },
  ]
  test.each(cases)('for $why', async ({ tenant, fields, status, error, number }) => {
    const response = await ask(tenant, fields)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({
      error,
      error_description: expect.stringMatching(
        new RegExp(
          `^AADSTS${number}: .+ Trace ID: \\S+ Correlation ID: \\S+ Timestamp: 2026-01-02 03:04:05Z$`,
        ),
      ),
      error_codes: [number],
      timestamp: '2026-01-02 03:04:05Z',
      trace_id: expect.any(String),
      correlation_id: expect.any(String),
      error_uri: `http://localhost/login/error?code=${number}`,
    })
  })

  test('for a body that is not a form', async () => {
    const response = await sandbox.request(`/login/${TENANT}/oauth2/v2.0/token`, {
      method: 'POST',
      body: '{}',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'invalid_request', error_codes: [9002313] })
  })
})
