import { beforeEach, describe, expect, test } from 'vitest'
import { createGoogleSandbox } from '#sandbox/google-workspace/google-workspace.sandbox.ts'
import {
  createGoogleUser,
  createWorkspace,
  type Failure,
  type GoogleGroup,
  type GoogleMember,
  type Workspace,
} from '#sandbox/google-workspace/state.ts'
import { allPages } from '../all-pages.ts'
import type { GrantedDirectory } from '../granted-directory.ts'
import { createGoogleConnector, type GoogleParts } from './google-workspace.connector.ts'

const client = { id: '123.apps.googleusercontent.com', secret: 'correct horse' }
const REDIRECT = 'https://castle.example/cb-integrations'
const ROOT = 'http://google.example'
const customerId = 'C0fabrikam'

const world = { now: 0 }
let workspace: Workspace
let waits: number[]
let cloud: ReturnType<typeof createGoogleSandbox>
beforeEach(() => {
  world.now = Date.UTC(2026, 10, 28)
  waits = []
  workspace = createWorkspace({
    name: 'Fabrikam',
    customerId,
    domain: 'fabrikam.example',
    users: [
      createGoogleUser({
        id: '100000000000000000001',
        primaryEmail: 'Admin@Fabrikam.example',
        customerId,
        isAdmin: true,
        isEnrolledIn2Sv: true,
        isEnforcedIn2Sv: true,
        lastLoginTime: '2026-11-27T10:00:00.000Z',
      }),
      createGoogleUser({
        id: '2',
        primaryEmail: 'jo@fabrikam.example',
        customerId,
        name: { givenName: '明', familyName: '王', fullName: '王明' },
        aliases: ['J.O@fabrikam.example'],
        organizations: [{ title: 'Old' }, { title: 'Clerk', department: 'Sales', primary: true }],
        phones: [{ value: '+1 555', type: 'work' }],
        suspended: true,
        orgUnitPath: '/Sales',
      }),
      createGoogleUser({ id: '3', primaryEmail: 'kim@fabrikam.example', customerId, archived: true }),
    ],
  })
  cloud = createGoogleSandbox({
    workspaces: [workspace],
    consumers: ['somebody@gmail.example'],
    client,
    redirectUris: [REDIRECT],
    clock: { now: () => world.now },
  })
})

const inProcess = (async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init)
  return cloud.request(request.url.slice(ROOT.length), request)
}) as typeof fetch

const open = (parts: Partial<GoogleParts> = {}) =>
  createGoogleConnector({
    fetch: inProcess,
    clock: { now: () => world.now },
    sleep: async (duration) => void waits.push(duration),
    random: () => 0,
    hosts: {
      accounts: `${ROOT}/accounts`,
      token: `${ROOT}/oauth`,
      admin: `${ROOT}/admin`,
      cloudIdentity: `${ROOT}/cloudidentity`,
      licensing: `${ROOT}/licensing`,
    },
    credentials: { clientId: client.id, clientSecret: client.secret },
    pageSize: 2,
    ...parts,
  })

async function grant(account: string, connector = open(), scopes?: readonly string[]) {
  const asked = { redirectUri: REDIRECT, verifier: 'v'.repeat(43) }
  const page = new URL(connector.grant.url({ ...asked, state: 's' }))
  const body = new URLSearchParams({ account, decision: 'allow' })
  for (const scope of scopes ?? connector.grant.scopes) body.append('scope', scope)
  const answer = await cloud.request(page.href.slice(ROOT.length), { method: 'POST', body })
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  return connector.grant.redeem({ ...asked, code })
}

async function opened(parts: Partial<GoogleParts> = {}) {
  const { credentials } = await grant('admin@fabrikam.example')
  return open(parts).openDirectory(credentials as { refreshToken: string })
}

test('an administrator lets us in, and whose workspace it is comes from Google', async () => {
  expect(await grant('admin@fabrikam.example')).toEqual({
    credentials: { refreshToken: expect.stringMatching(/^1\/\//) },
    tenantId: customerId,
    organization: { displayName: 'Fabrikam', domains: ['fabrikam.example'] },
    missing: [],
  })
})

test.each([
  ['somebody@gmail.example', 'unauthorized', 'noOrganization'],
  ['kim@fabrikam.example', 'unauthorized', 'notAdministrator'],
])('%s does not, and what they granted is given back', async (account, reason, code) => {
  const asked: string[] = []
  const watched = open({
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      asked.push(new Request(input, init).url)
      return inProcess(input, init)
    },
  })
  await expect(grant(account, watched)).rejects.toMatchObject({ reason, code })
  expect(asked.at(-1)).toBe(`${ROOT}/oauth/revoke`)
})

test('everybody is read, page by page, with their addresses and how they stand', async () => {
  const people = await allPages((await opened()).people())
  expect(people).toHaveLength(3)
  expect(people.find(({ id }) => id === '2')).toEqual({
    id: '2',
    userName: 'jo@fabrikam.example',
    addresses: ['jo@fabrikam.example', 'j.o@fabrikam.example'],
    firstName: '明',
    lastName: '王',
    displayName: '王明',
    department: 'Sales',
    jobTitle: 'Clerk',
    phone: '+1 555',
    orgUnit: '/Sales',
    isEnabled: false,
    isAdmin: false,
    secondFactor: { isRegistered: false, isEnforced: false },
    lastActive: null,
    createdAt: '2024-01-15T08:00:00.000Z',
  })
  expect(people.find(({ id }) => id === '100000000000000000001')).toMatchObject({
    addresses: ['admin@fabrikam.example'],
    isAdmin: true,
    isEnabled: true,
    secondFactor: { isRegistered: true, isEnforced: true },
    lastActive: '2026-11-27T10:00:00.000Z',
  })
  expect(people.find(({ id }) => id === '3')).toMatchObject({ isEnabled: false })
})

test('10,000 people are read in pages of 500', async () => {
  for (let place = 0; place < 10_000; place++)
    workspace.users.push(
      createGoogleUser({ id: `9${place}`, primaryEmail: `p${place}@fabrikam.example`, customerId }),
    )
  const directory = await opened({ pageSize: 500 })
  workspace.requests = 0
  const people = await allPages(directory.people())
  expect(new Set(people.map(({ id }) => id)).size).toBe(10_003)
  expect(workspace.requests).toBe(21)
})

describe('groups', () => {
  const member = (parts: Pick<GoogleMember, 'id' | 'email' | 'type'>): GoogleMember => ({
    kind: 'admin#directory#member',
    role: 'MEMBER',
    status: 'ACTIVE',
    ...parts,
  })
  const group = (id: string, members: GoogleMember[]): GoogleGroup => ({
    id,
    email: `${id}@fabrikam.example`,
    name: id === '0nameless' ? '' : `Group ${id}`,
    description: '',
    adminCreated: true,
    members,
  })

  test('are read with their members, who may be groups, strangers without an id, or everybody', async () => {
    workspace.groups = [
      group('0A', [
        member({ id: '2', email: 'jo@fabrikam.example', type: 'USER' }),
        member({ id: '0B', email: '0B@fabrikam.example', type: 'GROUP' }),
      ]),
      group('0B', [
        { ...member({ id: '', email: 'Guest@Elsewhere.example', type: 'USER' }), id: undefined as never },
        member({ id: customerId, email: '', type: 'CUSTOMER' }),
      ]),
      group('0nameless', []),
    ]
    expect(await allPages((await opened()).groups())).toEqual([
      { id: '0a', displayName: 'Group 0A', memberIds: ['2', '0b'] },
      { id: '0b', displayName: 'Group 0B', memberIds: ['guest@elsewhere.example', 'c0fabrikam'] },
      { id: '0nameless', displayName: '0nameless@fabrikam.example', memberIds: [] },
    ])
  })

  test('that are deleted while they are read are left out', async () => {
    const gone = group('0gone', [member({ id: '2', email: 'jo@fabrikam.example', type: 'USER' })])
    workspace.groups = [gone, { ...gone, id: '0there' }]
    const without = (async (input: RequestInfo | URL, init?: RequestInit) => {
      if (new Request(input, init).url.includes('/groups/0gone/members')) workspace.groups.shift()
      return inProcess(input, init)
    }) as typeof fetch
    const directory = await opened({ fetch: without })
    expect((await allPages(directory.groups())).map(({ id }) => id)).toEqual(['0there'])
  })

  test('are read to the last page, as are their members, and nobody is asked for of an empty one', async () => {
    const everybody = Array.from({ length: 450 }, (_, place) =>
      member({ id: `9${place}`, email: `p${place}@fabrikam.example`, type: 'USER' }),
    )
    workspace.groups = [
      group('0big', everybody),
      ...Array.from({ length: 399 }, (_, place) => group(`0g${place}`, [])),
    ]
    const directory = await opened()
    workspace.requests = 0
    const groups = await allPages(directory.groups())
    expect([groups.length, groups[0]?.memberIds.length]).toEqual([400, 450])
    // Two pages of groups, and three of members.
    expect(workspace.requests).toBe(5)
  })
})

describe('licenses', () => {
  test('are read of every product, by who has them', async () => {
    workspace.licenses = [
      { userId: 'Admin@Fabrikam.example', productId: 'Google-Apps', skuId: '1010020028' },
      { userId: 'jo@fabrikam.example', productId: 'Google-Vault', skuId: 'Google-Vault' },
      { userId: 'kim@fabrikam.example', productId: '101034', skuId: '1010340004' },
    ]
    expect(await allPages((await opened()).licenses(customerId))).toEqual([
      {
        address: 'admin@fabrikam.example',
        productId: 'Google-Apps',
        skuId: '1010020028',
        skuName: 'Google Workspace Business Standard',
      },
      {
        address: 'kim@fabrikam.example',
        productId: '101034',
        skuId: '1010340004',
        skuName: 'Google Workspace Business Plus - Archived User',
      },
      {
        address: 'jo@fabrikam.example',
        productId: 'Google-Vault',
        skuId: 'Google-Vault',
        skuName: 'Google Vault',
      },
    ])
  })

  test('of 2,500 people are read in pages of a thousand', async () => {
    workspace.licenses = Array.from({ length: 2500 }, (_, place) => ({
      userId: `p${place}@fabrikam.example`,
      productId: 'Google-Apps',
      skuId: '1010020028',
    }))
    const directory = await opened()
    workspace.requests = 0
    const held = await allPages(directory.licenses(customerId))
    expect(new Set(held.map(({ address }) => address)).size).toBe(2500)
    // Three pages of the first product, and one of each other.
    expect(workspace.requests).toBe(7)
  })

  test('of a product that the workspace does not know are none', async () => {
    workspace.licenses = [{ userId: 'jo@fabrikam.example', productId: 'Google-Apps', skuId: '1010020028' }]
    const without = (async (input: RequestInfo | URL, init?: RequestInit) =>
      new Request(input, init).url.includes('Google-Vault')
        ? refusal(404, 'notFound')
        : inProcess(input, init)) as typeof fetch
    const directory = await opened({ fetch: without })
    expect(await allPages(directory.licenses(customerId))).toHaveLength(1)
  })

  test('of another workspace are not told', async () => {
    await expect(allPages((await opened()).licenses('C0other'))).rejects.toMatchObject({
      reason: 'unauthorized',
    })
  })

  test('without their permission are told as missing', async () => {
    const { credentials } = await grant(
      'admin@fabrikam.example',
      open(),
      open().grant.scopes.filter((scope) => !scope.endsWith('apps.licensing')),
    )
    const directory = open().openDirectory(credentials as { refreshToken: string })
    await expect(allPages(directory.licenses(customerId))).rejects.toMatchObject({ reason: 'missingScope' })
    expect(await allPages(directory.people())).toHaveLength(3)
  })
})

test('a list that gives another page each time is given up', async () => {
  let pages = 0
  const endless = (async (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input, init).url.includes('/users?')
      ? Response.json({ kind: 'admin#directory#users', nextPageToken: `page${++pages}` })
      : inProcess(input, init)) as typeof fetch
  const directory = await opened({ fetch: endless })
  await expect(allPages(directory.people())).rejects.toMatchObject({ reason: 'unexpectedAnswer' })
})

test('a token is renewed when it is over, and a grant that was taken away is told', async () => {
  const directory = await opened()
  await directory.organization()
  world.now += 2 * 3_600_000
  expect(await directory.organization()).toEqual({ displayName: 'Fabrikam', domains: ['fabrikam.example'] })
  await directory.revoke()
  await directory.revoke()
  await expect(allPages(directory.people())).rejects.toMatchObject({
    reason: 'unauthorized',
    code: 'invalid_grant',
  })
})

describe('a workspace that fails', () => {
  test.each(['throttled', 'rate-limited', 'user-rate-limited'] as const)(
    'because it is %s is asked again, and everybody is read',
    async (failure) => {
      const directory = await opened()
      workspace.requests = 0
      workspace.provoked = new Set([failure])
      expect(await allPages(directory.people())).toHaveLength(3)
      expect(waits).toEqual([500])
    },
  )

  test.each([
    ['down', 'unreachable'],
    ['quota-exceeded', 'throttled'],
    ['html', 'unexpectedAnswer'],
    ['forbidden', 'unauthorized'],
    ['no-scope', 'missingScope'],
  ] as const)('with %s is told as %s', async (failure: Failure, reason) => {
    const directory = await opened()
    workspace.provoked = new Set([failure])
    await expect(allPages(directory.people())).rejects.toMatchObject({ reason })
  })
})

const refusal = (code: number, reason: string) =>
  Response.json(
    { error: { code, message: 'of jo@fabrikam.example', errors: [{ reason }] } },
    { status: code },
  )

/** Every way in which something else can answer than what was asked for, and what each call tells of it. */
const FAULTS: [name: string, answer: () => Response | Promise<never>, reason: string][] = [
  ['401', () => refusal(401, 'authError'), 'unauthorized'],
  ['403 forbidden', () => refusal(403, 'forbidden'), 'unauthorized'],
  ['403 rateLimitExceeded', () => refusal(403, 'rateLimitExceeded'), 'throttled'],
  ['404', () => refusal(404, 'notFound'), 'notFound'],
  ['429', () => refusal(429, 'rateLimitExceeded'), 'throttled'],
  ['500', () => refusal(500, 'backendError'), 'unreachable'],
  ['a page', () => new Response('<h1>It works</h1>'), 'unexpectedAnswer'],
  [
    'half a body',
    () => new Response('{"kind":"admin#directory#users","users":[{"id":"1"'),
    'unexpectedAnswer',
  ],
  ['something else in JSON', () => Response.json({ users: 'all of them' }), 'unexpectedAnswer'],
  ['nothing', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } }),
    'unexpectedAnswer',
  ],
]
const CALLS: [name: string, path: string, call: (directory: GrantedDirectory) => Promise<unknown>][] = [
  ['people', '/users', (directory) => allPages(directory.people())],
  ['domains', '/domains', (directory) => directory.organization()],
  ['groups', '/groups', (directory) => allPages(directory.groups())],
  ['licenses', '/licensing/', (directory) => allPages(directory.licenses(customerId))],
]

describe.each(CALLS)('%s', (_, path, call) => {
  test.each(FAULTS)('answered by %s', async (__, answer, reason) => {
    const failing = (async (input: RequestInfo | URL, init?: RequestInit) =>
      new Request(input, init).url.includes(path) ? answer() : inProcess(input, init)) as typeof fetch
    const directory = await opened({ fetch: failing })
    const failure: Error = await call(directory).then(
      () => new Error('answered'),
      (cause: Error) => cause,
    )
    expect(failure).toMatchObject({ reason })
    // Nobody's address is in what is logged.
    expect(failure.message).not.toContain('@')
  })
})

test.each([
  ['400', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'unauthorized'],
  ['a page', () => new Response('<h1>It works</h1>'), 'unexpectedAnswer'],
  ['500', () => new Response('', { status: 500 }), 'unreachable'],
] as const)('a token that is answered by %s', async (_, answer, reason) => {
  const failing = (async (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input, init).url.endsWith('/token') ? answer() : inProcess(input, init)) as typeof fetch
  const directory = await opened({ fetch: failing })
  await expect(allPages(directory.people())).rejects.toMatchObject({ reason })
})

test('an id that is a number is one, and one that is no longer exact is refused rather than taken for another', async () => {
  const answering = (users: string) =>
    (async (input: RequestInfo | URL, init?: RequestInit) =>
      new Request(input, init).url.includes('/users')
        ? new Response(`{"kind":"admin#directory#users","users":[${users}]}`)
        : inProcess(input, init)) as typeof fetch
  const user = (id: string, more = '') =>
    `{"id":${id},"primaryEmail":"x@fabrikam.example","suspended":false,"orgUnitPath":"/"${more}}`
  const read = async (users: string) => allPages((await opened({ fetch: answering(users) })).people())
  expect((await read(user('42')))[0]?.id).toBe('42')
  await expect(read(user('100000000000000000001'))).rejects.toMatchObject({ reason: 'unexpectedAnswer' })
  const odd = '"a\\u0000b\\ud800"'
  const [person] = await read(user('1', `,"name":{"givenName":${odd},"familyName":5,"fullName":null}`))
  expect(person).toMatchObject({ firstName: 'a\ufffdb\ufffd', lastName: '' })
})

test('a listing that does not go on ends', async () => {
  const endless = (async (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input, init).url.includes('/users?')
      ? Response.json({ kind: 'admin#directory#users', users: [], nextPageToken: 'again' })
      : inProcess(input, init)) as typeof fetch
  const directory = await opened({ fetch: endless })
  await expect(allPages(directory.people())).rejects.toMatchObject({ code: 'repeatedPage' })
})
