import { serveApp } from '#tests/support/serve-app.ts'
import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'

const TENANT = '7b1e4c0a-2f6d-4f0e-9a57-3d1c5e8f9b20'
const CLIENT = { id: 'our-app', secret: 'our-secret' }
const PLANS = ['AAD_PREMIUM', 'AAD_PREMIUM_P2', 'INTUNE_A']

/** What Graph answered. */
export interface Answer {
  status: number
  body: unknown
}

/** A tenant of the pretend cloud, asked over HTTP. */
export interface TenantClient {
  ask: (method: string, path: string, body?: unknown) => Promise<Answer>
  close: () => void
}

interface TenantSetUp {
  plans?: readonly string[]
  securityDefaults?: boolean
}

/** Serves a new tenant on a free port of the loopback address, and signs in to it. */
export async function openTenant({
  plans = PLANS,
  securityDefaults = false,
}: TenantSetUp = {}): Promise<TenantClient> {
  const tenant = tenantFromDirectory({
    tenantId: TENANT,
    displayName: 'Round trip',
    domains: ['roundtrip.example', 'roundtrip.onmicrosoft.com'],
    users: [],
    skus: [
      {
        skuId: 'b05e124f-c7cc-45a0-a6aa-8cf78c946968',
        skuPartNumber: 'EMSPREMIUM',
        servicePlans: plans.map((servicePlanName) => ({ servicePlanName })),
      },
    ],
  })
  const defaults = tenant.settings.graph['policies/identitySecurityDefaultsEnforcementPolicy']
  if (defaults) Object.assign(defaults, { isEnabled: securityDefaults })
  const sandbox = createMicrosoft365Sandbox({ tenants: tenantsOf([tenant]), clock: Date, client: CLIENT })
  const { port, close } = await serveApp(sandbox)
  const root = `http://127.0.0.1:${port}`
  const signedIn = await fetch(`${root}/login/${TENANT}/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      scope: 'https://graph.microsoft.com/.default',
    }),
  })
  const { access_token } = (await signedIn.json()) as { access_token: string }
  const ask = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${root}/graph/beta/${path}`, {
      method,
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
  }
  return { ask, close }
}

/** A member of an answer that is a text, or an empty one. */
export function textIn(value: unknown, ...names: readonly string[]): string {
  const found = names.reduce<unknown>(
    (held, name) =>
      typeof held === 'object' && held !== null ? (held as Record<string, unknown>)[name] : undefined,
    value,
  )
  return typeof found === 'string' ? found : ''
}
