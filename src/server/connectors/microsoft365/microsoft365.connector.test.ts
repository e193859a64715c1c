import { describe, expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import { generateTenant } from '#sandbox/microsoft365/tenant/seed.ts'
import { deleteUser, type Tenant, updateUser } from '#sandbox/microsoft365/tenant/state.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'
import { ConnectorError } from '../connector-error.ts'
import { createMicrosoft365Connector, type Microsoft365ConnectorParts } from './microsoft365.connector.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const CLOUD = 'https://cloud.example/m365'
const SECRET = 'correct horse battery'
const client = { id: '33333333-3333-4333-8333-333333333333', secret: SECRET }

const buildTenant = (users = 250, domain = 'fabrikam.example') =>
  generateTenant({ seed: 5, tenantId: TENANT, displayName: 'Fabrikam', domain, users })

type Answer = (request: Request, number: number) => Response | undefined | Promise<Response | undefined>

/** A connector on a sandbox, with a clock that only sleeping moves. `instead` may answer in the cloud's place. */
function open(
  tenant: Tenant = buildTenant(),
  overrides: Partial<Microsoft365ConnectorParts> = {},
  instead?: Answer,
) {
  const clock = { time: Date.UTC(2026, 0, 2), now: () => clock.time }
  const sandbox = createMicrosoft365Sandbox({ tenants: tenantsOf([tenant]), clock, client, baseUrl: CLOUD })
  const requests: Request[] = []
  const sleeps: number[] = []
  const connector = createMicrosoft365Connector({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      const answer = await instead?.(request, requests.length)
      if (answer) return answer
      return sandbox.fetch(new Request(request.url.replace(CLOUD, 'http://inside'), request))
    },
    clock,
    sleep: (duration) => {
      sleeps.push(duration)
      clock.time += duration
      return Promise.resolve()
    },
    random: () => 0.5,
    hosts: {
      login: `${CLOUD}/login`,
      graph: `${CLOUD}/graph`,
      exchange: `${CLOUD}/exchange`,
      manage: `${CLOUD}/manage`,
    },
    credentials: { clientId: client.id, clientSecret: SECRET },
    pageSize: 100,
    ...overrides,
  })
  const paths = () => requests.map(({ url }) => new URL(url).pathname.replace(/^\/m365/, ''))
  return { tenant, clock, connector, directory: connector.open(TENANT), requests, sleeps, paths }
}

const toGraph = (request: Request) => request.url.startsWith(`${CLOUD}/graph`)
const collect = async <T>(pages: AsyncIterable<T>) => {
  const all: T[] = []
  for await (const page of pages) all.push(page)
  return all
}
const failureOf = async (work: Promise<unknown>): Promise<ConnectorError> => {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof ConnectorError)) throw new Error('A ConnectorError was expected.', { cause: error })
  return error
}

describe('Reading a directory', () => {
  test('Users come page by page, each once', async () => {
    const { directory, tenant, paths } = open()
    const pages = await collect(directory.users())
    expect(pages.map((page) => page.length)).toEqual([100, 100, 50])
    expect(pages.flat().map(({ id }) => id)).toEqual(tenant.users.map(({ id }) => id))
    expect(paths()).toEqual([
      `/login/${TENANT}/oauth2/v2.0/token`,
      ...Array.from({ length: 3 }, () => '/graph/v1.0/users'),
    ])
  })

  test('Nothing is read ahead of what is used', async () => {
    const { directory, requests } = open()
    for await (const page of directory.users()) {
      expect(page).toHaveLength(100)
      break
    }
    expect(requests).toHaveLength(2)
  })

  test('A user is told in our words', async () => {
    const { directory, requests } = open(
      tenantFromDirectory({
        tenantId: TENANT,
        displayName: 'Fabrikam',
        domains: ['fabrikam.example'],
        skus: [],
        users: [
          {
            id: 'user-1',
            userPrincipalName: 'Kaja@fabrikam.example',
            accountEnabled: true,
            assignedLicenses: [{ disabledPlans: [], skuId: 'CBDC14AB-D96C-4C30-B9F4-6ADA7CDC1D46' }],
            businessPhones: ['+1 555 0100'],
            createdDateTime: '2024-05-06T07:08:09Z',
            department: 'Sales',
            displayName: 'Kaja Kestrel',
            givenName: 'Kaja',
            jobTitle: 'Account Manager',
            mail: null,
            proxyAddresses: [
              'smtp:other@fabrikam.example',
              'SMTP:Kaja@fabrikam.example',
              'SIP:kaja@fabrikam.example',
            ],
            surname: 'Kestrel',
            usageLocation: 'NL',
          },
          { id: 'user-2', userPrincipalName: 'visitor_partner.example#EXT#@fabrikam.example' },
        ],
      }),
    )
    expect(await collect(directory.users())).toEqual([
      [
        {
          id: 'user-1',
          userPrincipalName: 'Kaja@fabrikam.example',
          email: 'kaja@fabrikam.example',
          emailAddresses: ['kaja@fabrikam.example', 'other@fabrikam.example'],
          firstName: 'Kaja',
          lastName: 'Kestrel',
          displayName: 'Kaja Kestrel',
          department: 'Sales',
          jobTitle: 'Account Manager',
          country: null,
          usageLocation: 'NL',
          mobilePhone: null,
          businessPhones: ['+1 555 0100'],
          accountEnabled: true,
          isGuest: false,
          skuIds: ['cbdc14ab-d96c-4c30-b9f4-6ada7cdc1d46'],
          createdAt: '2024-05-06T07:08:09Z',
        },
        {
          id: 'user-2',
          userPrincipalName: 'visitor_partner.example#EXT#@fabrikam.example',
          email: null,
          emailAddresses: [],
          firstName: null,
          lastName: null,
          displayName: null,
          department: null,
          jobTitle: null,
          country: null,
          usageLocation: null,
          mobilePhone: null,
          businessPhones: [],
          accountEnabled: null,
          isGuest: true,
          skuIds: [],
          createdAt: null,
        },
      ],
    ])
    const select = new URL(requests[1]?.url ?? '').searchParams.get('$select')?.split(',')
    expect(select).toEqual(
      expect.arrayContaining(['accountEnabled', 'assignedLicenses', 'userType', 'proxyAddresses']),
    )
  })

  test('Organization, domains and products are told in our words', async () => {
    const { directory } = open(buildTenant(40))
    expect(await directory.organization()).toMatchObject({
      tenantId: TENANT,
      displayName: 'Fabrikam',
      verifiedDomains: [
        { name: 'fabrikam.example', isDefault: true, isInitial: false },
        { name: 'fabrikamexample.onmicrosoft.com', isDefault: false, isInitial: true },
      ],
    })
    expect((await directory.domains())[0]).toEqual({
      name: 'fabrikam.example',
      isDefault: true,
      isInitial: false,
      isVerified: true,
      isRoot: true,
      authenticationType: 'Managed',
      supportedServices: ['Email', 'OfficeCommunicationsOnline'],
    })
    const [premium] = await directory.subscribedSkus()
    expect(premium).toMatchObject({ skuPartNumber: 'SPB', productName: 'Microsoft 365 Business Premium' })
    expect(premium?.availableUnits).toBe((premium?.enabledUnits ?? 0) - (premium?.consumedUnits ?? 0))
  })
})

describe('Following changes', () => {
  test('The first round gives every user, the next only what happened', async () => {
    const { directory, tenant } = open(buildTenant(150))
    const first = await collect(directory.usersDelta())
    expect(first.map(({ changed }) => changed.length)).toEqual([100, 50])
    expect(first.map(({ deltaLink }) => typeof deltaLink)).toEqual(['undefined', 'string'])

    const [changed, removed] = tenant.users
    if (!changed || !removed) throw new Error('The tenant has users.')
    updateUser(tenant, changed, { jobTitle: null, accountEnabled: false })
    deleteUser(tenant, removed)
    const second = await collect(directory.usersDelta(first[1]?.deltaLink))
    expect(second).toEqual([
      {
        changed: [expect.objectContaining({ id: changed.id, jobTitle: null, accountEnabled: false })],
        removedIds: [removed.id],
        deltaLink: expect.stringContaining(`${CLOUD}/graph/v1.0/users/delta`),
      },
    ])
  })

  test('What a change does not tell is left out, not taken for empty', async () => {
    const value = [
      { id: 'user-1', department: 'Sales' },
      { id: 'user-2', mobilePhone: null },
    ]
    const deltaLink = `${CLOUD}/graph/v1.0/users/delta?$deltatoken=x`
    const { directory } = open(buildTenant(0), {}, (request) =>
      toGraph(request) ? Response.json({ value, '@odata.deltaLink': deltaLink }) : undefined,
    )
    expect(await collect(directory.usersDelta())).toEqual([
      {
        changed: [
          { id: 'user-1', department: 'Sales' },
          { id: 'user-2', mobilePhone: null },
        ],
        removedIds: [],
        deltaLink,
      },
    ])
  })

  test('A link that the vendor no longer knows asks for a new beginning', async () => {
    const { directory } = open(buildTenant(5))
    const link = `${CLOUD}/graph/v1.0/users/delta?$deltatoken=long-ago`
    const error = await failureOf(collect(directory.usersDelta(link)))
    expect(error).toMatchObject({ reason: 'resyncRequired', status: 410, code: 'resyncRequired' })
  })

  test('A link of other hosts asks for a new beginning and is not called', async () => {
    const { directory, requests } = open(buildTenant(5))
    const error = await failureOf(
      collect(directory.usersDelta('https://elsewhere.example/v1.0/users/delta?x')),
    )
    expect(error.reason).toBe('resyncRequired')
    expect(requests).toEqual([])
  })
})

describe('Tokens', () => {
  test('One token serves many calls, also when they begin together', async () => {
    const { directory, connector, paths } = open(buildTenant(5))
    await Promise.all([
      directory.domains(),
      directory.organization(),
      connector.open(TENANT).subscribedSkus(),
    ])
    expect(paths().filter((path) => path.includes('/token'))).toHaveLength(1)
  })

  test('A token is renewed five minutes before it expires', async () => {
    const { directory, clock, paths } = open(buildTenant(5))
    const tokensAsked = () => paths().filter((path) => path.includes('/token')).length
    await directory.domains()
    clock.time += (3599 - 300) * 1000 - 1
    await directory.domains()
    expect(tokensAsked()).toBe(1)
    clock.time += 1
    await directory.domains()
    expect(tokensAsked()).toBe(2)
  })

  test('A token that is refused is replaced once', async () => {
    let refusals = 1
    const { directory, paths } = open(buildTenant(5), {}, (request) =>
      toGraph(request) && refusals-- > 0
        ? Response.json({ error: { code: 'InvalidAuthenticationToken', message: '' } }, { status: 401 })
        : undefined,
    )
    expect(await directory.domains()).toHaveLength(2)
    expect(paths()).toEqual([
      expect.stringContaining('/token'),
      '/graph/v1.0/domains',
      expect.stringContaining('/token'),
      '/graph/v1.0/domains',
    ])
  })

  test('A second refusal is final', async () => {
    const { directory, requests } = open(buildTenant(5), {}, (request) =>
      toGraph(request) ? new Response(null, { status: 401 }) : undefined,
    )
    expect(await failureOf(directory.domains())).toMatchObject({ reason: 'unauthorized', status: 401 })
    expect(requests).toHaveLength(4)
  })

  test('After a failed request the next call asks for a token again', async () => {
    const { directory, paths } = open(buildTenant(5), {}, (_request, number) =>
      number === 1 ? new Response('<html>', { status: 200 }) : undefined,
    )
    expect((await failureOf(directory.domains())).reason).toBe('unexpectedAnswer')
    expect(await directory.domains()).toHaveLength(2)
    expect(paths()).toHaveLength(3)
  })

  test.each([
    ['a page link to another host', 'https://elsewhere.example/m365/graph/v1.0/users?$skiptoken=x'],
    ['a page link to another path of the host', 'https://cloud.example/m365/graph/v1.0/../../../api/users'],
    ['a page link over plain HTTP', 'http://cloud.example/m365/graph/v1.0/users'],
    ['a page link with credentials', 'https://a:b@cloud.example/m365/graph/v1.0/users'],
    ['a page link that is no address', 'users?$skiptoken=x'],
  ])('%s is never shown a token', async (_what, link) => {
    const { directory, requests } = open(buildTenant(0), {}, (request) =>
      toGraph(request) ? Response.json({ value: [], '@odata.nextLink': link }) : undefined,
    )
    expect((await failureOf(collect(directory.users()))).reason).toBe('unexpectedAnswer')
    expect(requests).toHaveLength(2)
  })

  test('A listing that leads to itself ends', async () => {
    const { directory } = open(buildTenant(0), {}, (request) =>
      toGraph(request)
        ? Response.json({ value: [], '@odata.nextLink': `${CLOUD}/graph/v1.0/users?$skiptoken=x` })
        : undefined,
    )
    expect(await failureOf(collect(directory.users()))).toMatchObject({
      reason: 'unexpectedAnswer',
      code: 'repeatedLink',
    })
  })

  test('Redirects are not followed', async () => {
    const { directory, requests } = open(buildTenant(0), {}, () =>
      Response.redirect('https://elsewhere.example/', 307),
    )
    expect((await failureOf(directory.domains())).reason).toBe('unexpectedAnswer')
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual'])
  })
})

describe('Slowing down', () => {
  test('A throttled tenant is read to the end, waiting as long as it asks', async () => {
    const { directory, sleeps } = open(buildTenant(350, 'throttled.fabrikam.example'))
    expect((await collect(directory.users())).flat()).toHaveLength(350)
    expect(sleeps).toEqual([5000])
  })

  test('Retry-After may be a date', async () => {
    const { directory, sleeps } = open(buildTenant(5), {}, (request, number) =>
      number === 2
        ? new Response(null, { status: 429, headers: { 'Retry-After': 'Fri, 02 Jan 2026 00:00:30 GMT' } })
        : undefined,
    )
    expect(await directory.domains()).toHaveLength(2)
    expect(sleeps).toEqual([30_000])
  })

  test('Without Retry-After the waits double, and the attempts are bounded', async () => {
    const { directory, sleeps, requests } = open(buildTenant(5), {}, (request) =>
      toGraph(request) ? new Response(null, { status: 429 }) : undefined,
    )
    expect(await failureOf(directory.domains())).toMatchObject({ reason: 'throttled', status: 429 })
    expect(sleeps).toEqual([750, 1500, 3000, 6000])
    expect(requests.filter(toGraph)).toHaveLength(5)
  })

  test('A wait of more than two minutes is left to the caller', async () => {
    const { directory, sleeps } = open(buildTenant(5), {}, (request) =>
      toGraph(request) ? new Response(null, { status: 429, headers: { 'Retry-After': '600' } }) : undefined,
    )
    expect(await failureOf(directory.domains())).toMatchObject({ reason: 'throttled', retryAfter: 600_000 })
    expect(sleeps).toEqual([])
  })

  test('The token service may ask to slow down too', async () => {
    const { directory, sleeps } = open(buildTenant(5), {}, (_request, number) =>
      number === 1 ? new Response(null, { status: 429, headers: { 'Retry-After': '3' } }) : undefined,
    )
    expect(await directory.domains()).toHaveLength(2)
    expect(sleeps).toEqual([3000])
  })

  test('An outage of seconds is bridged', async () => {
    const { directory, sleeps } = open(buildTenant(5), {}, (_request, number) => {
      if (number === 2) throw new TypeError('fetch failed')
      return number === 3 ? new Response(null, { status: 504 }) : undefined
    })
    expect(await directory.domains()).toHaveLength(2)
    expect(sleeps).toEqual([750, 1500])
  })
})

describe('Failures have a reason', () => {
  test('A wrong secret is unauthorized', async () => {
    const { directory } = open(buildTenant(5), {
      credentials: { clientId: client.id, clientSecret: 'wrong' },
    })
    expect(await failureOf(directory.domains())).toMatchObject({
      reason: 'unauthorized',
      status: 401,
      code: 'AADSTS7000215',
    })
  })

  test('A tenant without consent is told apart', async () => {
    const { directory } = open(buildTenant(5, 'consent-missing.fabrikam.example'))
    expect(await failureOf(directory.domains())).toMatchObject({
      reason: 'consentMissing',
      code: 'AADSTS700016',
    })
  })

  test('A missing permission is told apart', async () => {
    const { directory } = open(buildTenant(5, 'no-permission.fabrikam.example'))
    expect(await failureOf(collect(directory.users()))).toMatchObject({
      reason: 'missingScope',
      status: 403,
      code: 'Authorization_RequestDenied',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('A permission for users alone does not open the domains', async () => {
    const tenant = buildTenant(5)
    tenant.consentedRoles = ['User.Read.All']
    const { directory } = open(tenant)
    expect(await collect(directory.users())).toHaveLength(1)
    expect((await failureOf(directory.domains())).reason).toBe('missingScope')
  })

  test('What a tenant grants is asked anew each time, in Graph and in Exchange', async () => {
    const tenant = buildTenant(5)
    const { directory, paths } = open(tenant)
    await directory.domains()
    tenant.consentedRoles = ['User.Read.All', 'Exchange.ManageAsApp']
    expect(await directory.permissions()).toEqual(['Exchange.ManageAsApp', 'User.Read.All'])
    tenant.consentedRoles = []
    expect(await directory.permissions()).toEqual([])
    expect(paths().filter((path) => path.endsWith('/token'))).toHaveLength(5)
  })

  test('A tenant without Exchange grants what it grants in Graph', async () => {
    const tenant = buildTenant(5)
    tenant.consentedRoles = ['User.Read.All']
    const { directory } = open(tenant, {}, async (request) => {
      const asksForExchange = (await request.clone().text()).includes('outlook.office365.com')
      return asksForExchange
        ? Response.json({ error: 'invalid_resource', error_codes: [500011] }, { status: 400 })
        : undefined
    })
    expect(await directory.permissions()).toEqual(['User.Read.All'])
  })

  test('A token that cannot be read is not taken for one that grants nothing', async () => {
    const { directory } = open(buildTenant(5), {}, () =>
      Response.json({ access_token: 'opaque', expires_in: 3599 }),
    )
    expect(await failureOf(directory.permissions())).toMatchObject({
      reason: 'unexpectedAnswer',
      code: 'unreadableToken',
    })
  })

  test('A tenant that does not exist is not found', async () => {
    const { connector } = open(buildTenant(5))
    expect(await failureOf(connector.open('nobody.example').domains())).toMatchObject({
      reason: 'notFound',
      code: 'AADSTS90002',
    })
  })

  test('A service that stays down is unreachable', async () => {
    const { directory, sleeps } = open(buildTenant(5, 'down.fabrikam.example'))
    expect(await failureOf(directory.domains())).toMatchObject({ reason: 'unreachable', status: 503 })
    expect(sleeps).toHaveLength(4)
  })

  test('A network that fails is unreachable, with the cause kept', async () => {
    const cause = new TypeError('fetch failed')
    const { directory } = open(buildTenant(5), {
      fetch: () => Promise.reject(cause),
    })
    expect(await failureOf(directory.domains())).toMatchObject({ reason: 'unreachable', cause })
  })

  test.each([
    ['a sign-in page of the local network', '<!doctype html><title>Welcome to our Wi-Fi</title>'],
    ['broken JSON', '{"value":[{"id":"1","userPrincipa'],
    ['JSON of another shape', '{"users":[]}'],
    ['a user without an id', '{"value":[{"userPrincipalName":"a@fabrikam.example"}]}'],
    ['nothing', ''],
  ])('%s is unexpected', async (_what, text) => {
    const { directory } = open(buildTenant(5), {}, (request) =>
      toGraph(request) ? new Response(text) : undefined,
    )
    expect((await failureOf(collect(directory.users()))).reason).toBe('unexpectedAnswer')
  })

  test('A refusal without the vendor’s envelope is unexpected: something else has answered', async () => {
    const { directory } = open(buildTenant(5), {}, (request) =>
      toGraph(request) ? new Response('<html>Blocked</html>', { status: 403 }) : undefined,
    )
    expect((await failureOf(directory.domains())).reason).toBe('unexpectedAnswer')
  })

  test('A last page of changes without a link for the next round is unexpected', async () => {
    const { directory } = open(buildTenant(5), {}, (request) =>
      toGraph(request) ? Response.json({ value: [] }) : undefined,
    )
    expect((await failureOf(collect(directory.usersDelta()))).reason).toBe('unexpectedAnswer')
  })

  test('Fields that we do not know do not disturb', async () => {
    const { directory } = open(buildTenant(5), {}, (request) =>
      toGraph(request)
        ? Response.json({
            value: [{ id: 'fabrikam.example', shoeSize: 4, isDefault: null }],
            '@odata.extra': {},
          })
        : undefined,
    )
    expect(await directory.domains()).toMatchObject([{ name: 'fabrikam.example', isDefault: false }])
  })

  test('No failure repeats a token or the secret', async () => {
    const token = 'eyJ0b2tlbg'
    const answers: Answer[] = [
      () => new Response(`{"access_token":"${token}`),
      () =>
        Response.json({ error: 'invalid_client', error_description: `${SECRET} is wrong` }, { status: 401 }),
      (request) =>
        toGraph(request)
          ? Response.json({ error: { code: 'Odd', message: token } }, { status: 400 })
          : Response.json({ access_token: token, expires_in: 3599 }),
      (request) =>
        toGraph(request) ? new Response(token) : Response.json({ access_token: token, expires_in: 3599 }),
    ]
    for (const answer of answers) {
      const { directory } = open(buildTenant(5), {}, answer)
      const error = await failureOf(directory.domains())
      const told = JSON.stringify([error, error.message, error.stack, String(error.cause)])
      expect(told).not.toContain(token)
      expect(told).not.toContain(SECRET)
    }
  })
})
