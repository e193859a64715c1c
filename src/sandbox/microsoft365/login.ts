import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { issueToken, TOKEN_LIFETIME } from './access-tokens.ts'
import { isProvoked } from './provoked.ts'
import type { Tenants } from './tenants.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const DNS_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i
const GRAPH_RESOURCES = ['https://graph.microsoft.com', '00000003-0000-0000-c000-000000000000']

export interface LoginParts {
  tenants: Tenants
  clock: { now: () => number }
  client: { id: string; secret: string }
}

/**
 * The token service, client credentials only.
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow
 */
export function createLogin({ tenants, clock, client }: LoginParts) {
  return new Hono().post('/:tenant/oauth2/v2.0/token', async (c) => {
    const refuse = (refusal: Refusal) => answerRefusal(c, refusal, clock.now())
    const name = c.req.param('tenant')
    if (!GUID.test(name) && !DNS_NAME.test(name)) return refuse(refusals.invalidTenant(name))

    const form = await readForm(c)
    if (!form) return refuse(refusals.malformed())
    const missing = ['grant_type', 'client_id', 'scope'].find((parameter) => !form.get(parameter))
    if (missing) return refuse(refusals.missingParameter(missing))
    if (form.get('grant_type') !== 'client_credentials') return refuse(refusals.grantType())

    const tenant = tenants.get(name)
    if (!tenant) return refuse(refusals.unknownTenant(name))
    const clientId = form.get('client_id') ?? ''
    const isInstalled = tenant.consentedRoles !== null && !isProvoked(tenant, 'consent-missing')
    if (clientId !== client.id || !isInstalled) {
      return refuse(refusals.unknownApplication(clientId, String(tenant.organization['displayName'])))
    }
    if (!form.get('client_secret')) return refuse(refusals.noSecret())
    if (form.get('client_secret') !== client.secret) return refuse(refusals.wrongSecret(clientId))
    const scope = form.get('scope') ?? ''
    if (!GRAPH_RESOURCES.some((resource) => scope === `${resource}/.default`))
      return refuse(refusals.scope(scope))

    const roles = isProvoked(tenant, 'no-permission') ? [] : (tenant.consentedRoles ?? [])
    c.header('Cache-Control', 'no-store, no-cache')
    return c.json({
      token_type: 'Bearer',
      expires_in: TOKEN_LIFETIME,
      ext_expires_in: TOKEN_LIFETIME,
      access_token: issueToken(client.secret, { tenantId: tenant.tenantId, clientId, roles }, clock.now()),
    })
  })
}

async function readForm(c: Context): Promise<URLSearchParams | undefined> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  return new URLSearchParams(await c.req.text())
}

interface Refusal {
  status: 400 | 401
  error: string
  number: number
  description: string
}

/** https://learn.microsoft.com/entra/identity-platform/reference-error-codes */
const refusals = {
  invalidTenant: (name: string) => ({
    status: 400 as const,
    error: 'invalid_request',
    number: 900023,
    description: `Specified tenant identifier '${name}' is neither a valid DNS name, nor a valid external domain.`,
  }),
  unknownTenant: (name: string) => ({
    status: 400 as const,
    error: 'invalid_request',
    number: 90002,
    description: `Tenant '${name}' not found. Check to make sure you have the correct tenant ID and are signing into the correct cloud.`,
  }),
  malformed: () => ({
    status: 400 as const,
    error: 'invalid_request',
    number: 9002313,
    description: 'Invalid request. Request is malformed or invalid.',
  }),
  missingParameter: (parameter: string) => ({
    status: 400 as const,
    error: 'invalid_request',
    number: 900144,
    description: `The request body must contain the following parameter: '${parameter}'.`,
  }),
  grantType: () => ({
    status: 400 as const,
    error: 'unsupported_grant_type',
    number: 70003,
    description: 'The app requested an unsupported grant type.',
  }),
  unknownApplication: (clientId: string, directory: string) => ({
    status: 400 as const,
    error: 'unauthorized_client',
    number: 700016,
    description: `Application with identifier '${clientId}' was not found in the directory '${directory}'. This can happen if the application has not been installed by the administrator of the tenant or consented to by any user in the tenant.`,
  }),
  noSecret: () => ({
    status: 401 as const,
    error: 'invalid_client',
    number: 7000216,
    description: `'client_assertion', 'client_secret' or 'request' is required for the 'client_credentials' grant type.`,
  }),
  wrongSecret: (clientId: string) => ({
    status: 401 as const,
    error: 'invalid_client',
    number: 7000215,
    description: `Invalid client secret provided. Ensure the secret being sent in the request is the client secret value, not the client secret ID, for a secret added to app '${clientId}'.`,
  }),
  scope: (scope: string) => ({
    status: 400 as const,
    error: 'invalid_scope',
    number: 1002012,
    description: `The provided value for scope ${scope} is not valid. Client credential flows must have a scope value with /.default suffixed to the resource identifier (application ID URI).`,
  }),
}

function answerRefusal(c: Context, { status, error, number, description }: Refusal, now: number) {
  const trace = randomUUID()
  const correlation = c.req.header('client-request-id') ?? randomUUID()
  const timestamp = new Date(now).toISOString().replace('T', ' ').replace(/\.\d+/, '')
  return c.json(
    {
      error,
      error_description: `AADSTS${number}: ${description} Trace ID: ${trace} Correlation ID: ${correlation} Timestamp: ${timestamp}`,
      error_codes: [number],
      timestamp,
      trace_id: trace,
      correlation_id: correlation,
      error_uri: `${c.req.url.replace(/\/[^/]+\/oauth2\/.*$/, '')}/error?code=${number}`,
    },
    status,
  )
}
