import { describe, expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import type { Tenant } from '#sandbox/microsoft365/tenant/state.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'
import { callOf } from '#shared/domain/posture/call.ts'
import { sources } from '#shared/domain/posture/sources.ts'
import type { ConnectorError } from '../connector-error.ts'
import { createMicrosoft365Connector } from './microsoft365.connector.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const CLOUD = 'https://cloud.example/m365'
const client = { id: '33333333-3333-4333-8333-333333333333', secret: 'correct horse battery' }

const buildTenant = (domain = 'fabrikam.example') =>
  tenantFromDirectory({ tenantId: TENANT, displayName: 'Fabrikam', domains: [domain], users: [], skus: [] })

/** `instead` may answer in the cloud's place. */
function open(tenant: Tenant = buildTenant(), instead?: (request: Request) => Response | undefined) {
  const clock = { time: Date.UTC(2026, 0, 2), now: () => clock.time }
  const sandbox = createMicrosoft365Sandbox({ tenants: tenantsOf([tenant]), clock, client, baseUrl: CLOUD })
  const paths: string[] = []
  const sleeps: number[] = []
  const connector = createMicrosoft365Connector({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      paths.push(new URL(request.url).pathname.replace('/m365', ''))
      return (
        instead?.(request) ?? sandbox.fetch(new Request(request.url.replace(CLOUD, 'http://inside'), request))
      )
    },
    clock,
    sleep: async (duration) => {
      sleeps.push(duration)
      clock.time += duration
    },
    random: () => 0.5,
    hosts: {
      login: `${CLOUD}/login`,
      graph: `${CLOUD}/graph`,
      exchange: `${CLOUD}/exchange`,
      manage: `${CLOUD}/manage`,
    },
    credentials: { clientId: client.id, clientSecret: client.secret },
  })
  return { tenant, settings: connector.openSettings(TENANT), paths, sleeps }
}

const reasonsIn = (answers: object) =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]: [string, { error?: ConnectorError }]) => [
      id,
      answer.error?.reason,
    ]),
  )
const pathOf = (request: Request) => new URL(request.url).pathname
const json = (body: unknown, status = 200) => Response.json(body, { status })

describe('reading what is set for a tenant', () => {
  test('everything comes as the vendor writes it, Graph in as few batches of each version as hold it', async () => {
    const { settings, tenant, paths } = open()
    const read = await settings.read(sources)
    expect(read.authorizationPolicy).toEqual({ value: tenant.settings.graph['policies/authorizationPolicy'] })
    expect(read.authenticationMethods).toEqual({
      value: tenant.settings.graph['policies/authenticationMethodsPolicy/authenticationMethodConfigurations'],
    })
    expect(read.organizationConfig).toEqual({ value: tenant.settings.exchange['OrganizationConfig']?.[0] })
    expect(read.connectionFilterPolicies).toEqual({
      value: tenant.settings.exchange['HostedConnectionFilterPolicy'],
    })
    expect(read.domains).toMatchObject({ value: [{ id: 'fabrikam.example' }] })
    expect(reasonsIn(read)).toEqual(Object.fromEntries(Object.keys(sources).map((id) => [id, undefined])))
    expect(paths.filter((path) => path.startsWith('/graph')).toSorted()).toEqual([
      '/graph/beta/$batch',
      '/graph/v1.0/$batch',
      '/graph/v1.0/$batch',
    ])
  })

  test('more than a batch holds are read in several', async () => {
    const { settings, paths } = open()
    const many = Object.fromEntries(
      Array.from({ length: 45 }, (_, index) => [`s${index}`, sources.reportSettings]),
    )
    expect(Object.values(reasonsIn(await settings.read(many)))).toEqual(Array.from({ length: 45 }))
    expect(paths.filter((path) => path.endsWith('$batch'))).toHaveLength(3)
  })

  test('what one source lacks the permission for is told of that one', async () => {
    const { settings, tenant } = open()
    tenant.consentedRoles = ['Policy.Read.All', 'Exchange.ManageAsApp']
    const { authorizationPolicy, sharePointSettings, organizationConfig } = await settings.read(sources)
    expect(reasonsIn({ authorizationPolicy, sharePointSettings, organizationConfig })).toEqual({
      authorizationPolicy: undefined,
      sharePointSettings: 'missingScope',
      organizationConfig: undefined,
    })
  })

  test('without the role in Exchange, Graph is read all the same', async () => {
    const { settings, tenant } = open()
    tenant.consentedRoles = ['Policy.Read.All']
    const { authorizationPolicy, transportConfig } = await settings.read(sources)
    expect(reasonsIn({ authorizationPolicy, transportConfig })).toEqual({
      authorizationPolicy: undefined,
      transportConfig: 'missingScope',
    })
  })

  test('requests of a batch that are to come later are asked again, and no others', async () => {
    let batches = 0
    const asked: number[] = []
    const { settings, sleeps } = open(buildTenant(), (request) => {
      if (!pathOf(request).endsWith('$batch')) return undefined
      batches += 1
      if (batches > 1) {
        void request
          .clone()
          .json()
          .then(({ requests }: { requests: unknown[] }) => asked.push(requests.length))
        return undefined
      }
      return json({
        responses: [
          {
            id: '0',
            status: 429,
            headers: { 'Retry-After': '7' },
            body: { error: { code: 'TooManyRequests' } },
          },
          { id: '1', status: 200, body: { displayConcealedNames: false } },
        ],
      })
    })
    const read = await settings.read({ first: sources.authorizationPolicy, second: sources.reportSettings })
    expect(read.first).toMatchObject({ value: { allowInvitesFrom: 'everyone' } })
    expect(read.second).toEqual({ value: { displayConcealedNames: false } })
    expect(sleeps).toEqual([7000])
    expect(asked).toEqual([1])
  })

  test('a tenant that throttles is read in the end', async () => {
    const { settings, sleeps } = open(buildTenant('throttled.example'))
    expect(Object.values(reasonsIn(await settings.read(sources))).filter(Boolean)).toEqual([])
    expect(sleeps.length).toBeGreaterThan(0)
  })

  test.each([
    ['down.example', 'unreachable'],
    ['consent-missing.example', 'consentMissing'],
    ['no-permission.example', 'missingScope'],
  ])('all sources of %s say %s', async (domain, reason) => {
    const { settings } = open(buildTenant(domain))
    expect(new Set(Object.values(reasonsIn(await settings.read(sources))))).toEqual(new Set([reason]))
  })

  test.each([
    ['an HTML page', () => new Response('<html>Sign in to this network</html>')],
    ['nothing', () => new Response('')],
    ['a list in the place of an object', () => json([])],
    ['a batch without answers', () => json({ responses: [] })],
    ['answers without values', () => json({ responses: [{ id: '0', status: 200 }] })],
  ])('%s is not taken for an answer', async (_, answer) => {
    const { settings } = open(buildTenant(), (request) =>
      pathOf(request).includes('/login') ? undefined : answer(),
    )
    const read = await settings.read({
      policies: sources.conditionalAccessPolicies,
      config: sources.organizationConfig,
    })
    expect(reasonsIn(read)).toEqual({ policies: 'unexpectedAnswer', config: 'unexpectedAnswer' })
  })

  test('a listing that leads round and round ends, and one that leads elsewhere gets no token', async () => {
    for (const next of [`${CLOUD}/graph/v1.0/round`, 'https://elsewhere.example/graph/v1.0/round']) {
      const { settings, paths } = open(buildTenant(), (request) => {
        if (pathOf(request).includes('/login')) return undefined
        const page = { value: [{ id: '1' }], '@odata.nextLink': next }
        return json(
          pathOf(request).endsWith('$batch') ? { responses: [{ id: '0', status: 200, body: page }] } : page,
        )
      })
      expect(reasonsIn(await settings.read({ policies: sources.conditionalAccessPolicies }))).toEqual({
        policies: 'unexpectedAnswer',
      })
      expect(paths.length).toBeLessThan(5)
    }
  })

  test('cmdlets are asked to their last page, and lead nowhere else', async () => {
    const { settings, tenant } = open()
    const { RemoteDomain: domains } = tenant.settings.exchange
    for (let number = 1; number < 1203; number += 1)
      domains?.push({
        Identity: `Domain ${number}`,
        DomainName: `d${number}.example`,
        AutoForwardEnabled: false,
      })
    const { remoteDomains } = await settings.read({ remoteDomains: sources.remoteDomains })
    expect(remoteDomains).toEqual({ value: domains })

    const elsewhere = open(buildTenant(), (request) =>
      pathOf(request).includes('/exchange')
        ? json({ value: [], '@odata.nextLink': 'https://elsewhere.example/adminapi' })
        : undefined,
    )
    const read = await elsewhere.settings.read({ remoteDomains: sources.remoteDomains })
    expect(reasonsIn(read)).toEqual({ remoteDomains: 'unexpectedAnswer' })
  })

  test('what says of which type a value is, is left out', async () => {
    const { settings } = open(buildTenant(), (request) =>
      pathOf(request).includes('/exchange')
        ? json({ value: [{ Enabled: true, 'Guid@odata.type': '#Guid', Guid: '7' }] })
        : undefined,
    )
    const { tag } = await settings.read({ tag: sources.externalInOutlook })
    expect(tag).toEqual({ value: { Enabled: true, Guid: '7' } })
  })
})

describe('changing what is set for a tenant', () => {
  test.each([
    [{ source: 'authorizationPolicy', set: { allowInvitesFrom: 'none' } }, 'authorizationPolicy'],
    [{ source: 'sharePointSettings', set: { sharingCapability: 'disabled' } }, 'sharePointSettings'],
    [{ source: 'organizationConfig', set: { RejectDirectSend: true } }, 'organizationConfig'],
    [
      { source: 'connectionFilterPolicies', object: 'Default', set: { EnableSafeList: true } },
      'connectionFilterPolicies',
    ],
  ] as const)('%j is read again', async (change, id) => {
    const { settings } = open()
    await settings.change(callOf(change))
    const after = await settings.read({ [id]: sources[id] })
    const value = (after[id] as { value: unknown }).value
    expect(Array.isArray(value) ? value[0] : value).toMatchObject(change.set)
  })

  test.each([
    [
      { source: 'authorizationPolicy', set: { allowEverything: true } },
      { reason: 'unexpectedAnswer', status: 400 },
    ],
    [{ source: 'organizationConfig', set: { Everything: true } }, { code: 'ParameterBindingException' }],
    [
      { source: 'connectionFilterPolicies', object: 'Third', set: { EnableSafeList: true } },
      { reason: 'notFound', code: 'ManagementObjectNotFoundException' },
    ],
  ] as const)('%j is refused', async (change, error) => {
    await expect(open().settings.change(callOf(change))).rejects.toMatchObject(error)
  })

  test('nothing is changed without the permission', async () => {
    const { settings, tenant } = open()
    tenant.consentedRoles = ['Policy.Read.All']
    for (const change of [
      { source: 'authorizationPolicy', set: { allowInvitesFrom: 'none' } },
      { source: 'organizationConfig', set: { RejectDirectSend: true } },
    ] as const)
      await expect(settings.change(callOf(change))).rejects.toMatchObject({ reason: 'missingScope' })
  })
})
