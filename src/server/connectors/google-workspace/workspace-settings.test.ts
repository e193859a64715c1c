import { beforeEach, describe, expect, test } from 'vitest'
import { createGoogleSandbox } from '#sandbox/google-workspace/google-workspace.sandbox.ts'
import { decide, SETTINGS } from '#sandbox/google-workspace/policy-state.ts'
import {
  createGoogleUser,
  createWorkspace,
  type Failure,
  type Workspace,
} from '#sandbox/google-workspace/state.ts'
import { workspaceSources } from '#shared/domain/posture/sources.ts'
import { createGoogleConnector, type GoogleParts } from './google-workspace.connector.ts'
import { SETTINGS_SCOPES } from './workspace-settings.ts'

const client = { id: '123.apps.googleusercontent.com', secret: 'correct horse' }
const REDIRECT = 'https://castle.example/cb-integrations'
const ROOT = 'http://google.example'
const customerId = 'C0fabrikam'
const clock = { now: () => Date.UTC(2026, 10, 28) }

let workspace: Workspace
let cloud: ReturnType<typeof createGoogleSandbox>
let asked: URL[]
beforeEach(() => {
  asked = []
  const person = (name: string, parts = {}) =>
    createGoogleUser({ id: name, primaryEmail: `${name}@fabrikam.example`, customerId, ...parts })
  workspace = createWorkspace({
    name: 'Fabrikam',
    customerId,
    domain: 'fabrikam.example',
    users: [person('admin', { isAdmin: true, isEnrolledIn2Sv: true }), person('jo'), person('kim')],
    orgUnits: ['/Sales', '/Sales/North'],
    groups: [
      {
        id: 'g1',
        email: 'pilots@fabrikam.example',
        name: 'Pilots',
        description: '',
        adminCreated: true,
        members: [],
      },
    ],
  })
  cloud = createGoogleSandbox({ workspaces: [workspace], client, redirectUris: [REDIRECT], clock })
})

const inProcess = (async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init)
  asked.push(new URL(request.url))
  return cloud.request(request.url.slice(ROOT.length), request)
}) as typeof fetch

const open = (parts: Partial<GoogleParts> = {}) =>
  createGoogleConnector({
    fetch: inProcess,
    clock,
    sleep: async () => {},
    random: () => 0,
    hosts: {
      accounts: `${ROOT}/accounts`,
      token: `${ROOT}/oauth`,
      admin: `${ROOT}/admin`,
      cloudIdentity: `${ROOT}/cloudidentity`,
      licensing: `${ROOT}/licensing`,
    },
    credentials: { clientId: client.id, clientSecret: client.secret },
    ...parts,
  })

/** Lets us in with all that is asked for but some of it. */
async function grant(without: readonly string[] = []) {
  const connector = open()
  const way = { redirectUri: REDIRECT, verifier: 'v'.repeat(43) }
  const page = new URL(connector.grant.url({ ...way, state: 's' }))
  const body = new URLSearchParams({ account: 'admin@fabrikam.example', decision: 'allow' })
  for (const scope of connector.grant.scopes)
    if (!without.some((each) => scope.endsWith(each))) body.append('scope', scope)
  const answer = await cloud.request(page.href.slice(ROOT.length), { method: 'POST', body })
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  return connector.grant.redeem({ ...way, code })
}

async function settingsWith({ without = [], ...parts }: Partial<GoogleParts> & { without?: string[] } = {}) {
  const { credentials } = await grant(without)
  asked.length = 0
  return open(parts).openSettings(credentials as { refreshToken: string })
}

const { googlePasswords, googleSuperAdministrators } = workspaceSources
const some = { googlePasswords, googleSuperAdministrators }
const placed = (orgUnit: string, group: string | null, sortOrder: unknown, minimumLength: number) => ({
  orgUnit,
  group,
  sortOrder,
  isForSome: false,
  value: expect.objectContaining({ minimumLength }),
})

test('a setting is told with the unit and the group that it is for, and who may do everything beside it', async () => {
  decide(workspace, { setting: 'security.password', value: { minimumLength: 12 }, orgUnit: '/Sales/North' })
  decide(workspace, { setting: 'security.password', value: { minimumLength: 16 }, group: 'g1' })
  decide(workspace, { setting: 'security.password', value: { minimumLength: 20 }, group: 'gone' })
  expect(await (await settingsWith()).read(some)).toEqual({
    googlePasswords: {
      value: [
        placed('/', null, expect.any(Number), 8),
        placed('/Sales/North', null, 4, 12),
        placed('/', 'pilots@fabrikam.example', 101, 16),
        // A group that is gone is told by its id.
        placed('/', 'gone', 101, 20),
      ],
    },
    googleSuperAdministrators: {
      value: [
        { primaryEmail: 'admin@fabrikam.example', suspended: false, isEnrolledIn2Sv: true, orgUnitPath: '/' },
      ],
    },
  })
})

test('every source is one of the vendor’s settings, and a workspace as it is handed over has all of them', async () => {
  const answers = await (await settingsWith()).read(workspaceSources)
  for (const [id, { reads, schema }] of Object.entries(workspaceSources)) {
    const answer = answers[id as keyof typeof workspaceSources]
    expect([id, answer]).toEqual([id, { value: expect.arrayContaining([expect.anything()]) }])
    expect(
      [reads, ...SETTINGS.map((setting) => ({ setting }))].slice(typeof reads === 'object' ? 1 : 0),
    ).toContainEqual(reads)
    expect(schema.safeParse('value' in answer ? answer.value : undefined).error).toBeUndefined()
  }
})

test('policies are read in pages of a hundred to the last one, each by the same filter', async () => {
  for (let place = 0; place < 230; place++) {
    workspace.orgUnits.push(`/Unit ${place}`)
    decide(workspace, { setting: 'security.password', value: {}, orgUnit: `/Unit ${place}` })
  }
  const { googlePasswords: passwords } = await (await settingsWith()).read(some)
  expect('value' in passwords && passwords.value).toHaveLength(231)
  const pages = asked.filter(({ pathname }) => pathname.endsWith('/policies'))
  expect(pages).toHaveLength(3)
  expect(new Set(pages.map(({ searchParams }) => searchParams.get('filter'))).size).toBe(1)
  expect(pages.map(({ searchParams }) => searchParams.get('pageSize'))).toEqual(['100', '100', '100'])
})

describe('what a company has not granted', () => {
  test('is told when it lets us in, with the names of the permissions', async () => {
    expect((await grant([...SETTINGS_SCOPES])).missing).toEqual([...SETTINGS_SCOPES])
  })

  test('leaves the settings unread, and nothing else', async () => {
    const settings = await settingsWith({ without: ['cloud-identity.policies.readonly'] })
    expect(await settings.read(some)).toMatchObject({
      googlePasswords: { error: { reason: 'missingScope' } },
      googleSuperAdministrators: { value: [{ primaryEmail: 'admin@fabrikam.example' }] },
    })
    expect(settings.permission).toBe('cloud-identity.policies.readonly')
  })

  test('has units and groups told by their ids, and the root is known by what the vendor has set there', async () => {
    decide(workspace, { setting: 'security.password', value: { minimumLength: 12 }, orgUnit: '/Sales' })
    decide(workspace, { setting: 'security.password', value: { minimumLength: 16 }, group: 'g1' })
    const without = ['admin.directory.orgunit.readonly', 'admin.directory.group.readonly']
    expect((await (await settingsWith({ without })).read(some)).googlePasswords).toEqual({
      value: [
        placed('/', null, expect.any(Number), 8),
        placed('03ph8a2z0', null, 3, 12),
        placed('/', 'g1', 101, 16),
      ],
    })
  })
})

test('who is no super administrator any more is refused', async () => {
  const settings = await settingsWith()
  Object.assign(workspace.users[0] ?? {}, { isAdmin: false, isDelegatedAdmin: true })
  expect((await settings.read(some)).googlePasswords).toMatchObject({ error: { reason: 'unauthorized' } })
})

describe.each([
  ['down', 'unreachable'],
  ['html', 'unexpectedAnswer'],
  ['no-scope', 'missingScope'],
  ['quota-exceeded', 'throttled'],
] as const satisfies readonly (readonly [Failure, string])[])(
  'a workspace that fails: %s',
  (failure, reason) => {
    test('is told of each source, and nothing is thrown', async () => {
      const settings = await settingsWith()
      workspace.provoked.add(failure)
      expect(await settings.read(some)).toMatchObject({
        googlePasswords: { error: { reason } },
        googleSuperAdministrators: { error: { reason } },
      })
    })
  },
)

test.each(['throttled', 'rate-limited'] as const)(
  '%s is asked again until it is answered',
  async (failure) => {
    const settings = await settingsWith()
    workspace.provoked.add(failure)
    expect((await settings.read(some)).googlePasswords).toMatchObject({ value: [{ orgUnit: '/' }] })
  },
)

/** Something else in the place of an answer of the Policy API. */
const answering = (body: (text: string) => string, status = 200) => ({
  fetch: (async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await inProcess(input, init)
    if (!new URL(new Request(input, init).url).pathname.endsWith('/policies')) return response
    return new Response(body(await response.text()), {
      status,
      headers: { 'Content-Type': 'application/json' },
    })
  }) as typeof fetch,
})

test.each([
  ['half a body', (text: string) => text.slice(0, text.length / 2)],
  ['a list in place of an object', () => '[]'],
  ['policies that are none', () => '{"policies":[null]}'],
  ['a type that is a number', () => '{"policies":[{"policyQuery":{},"setting":{"type":7}}]}'],
  ['a page token that never ends', () => '{"nextPageToken":"again"}'],
])('%s is not understood', async (_, body) => {
  const settings = await settingsWith(answering(body))
  expect((await settings.read(some)).googlePasswords).toMatchObject({ error: { reason: 'unexpectedAnswer' } })
})

test('an API that is not turned on for our app is no fault of the administrator', async () => {
  const body = () =>
    JSON.stringify({ error: { status: 'PERMISSION_DENIED', details: [{ reason: 'SERVICE_DISABLED' }] } })
  const settings = await settingsWith(answering(body, 403))
  expect((await settings.read(some)).googlePasswords).toMatchObject({ error: { reason: 'unexpectedAnswer' } })
})

test('hostile names are kept as names, and a value comes as it is', async () => {
  const policies = [
    {
      policyQuery: {
        orgUnit: `orgUnits/${'x'.repeat(5000)}`,
        sortOrder: 1,
        query: 'entity.licenses.exists()',
      },
      setting: { type: 'settings/security.password', value: '<script>' },
    },
  ]
  const settings = await settingsWith(answering(() => JSON.stringify({ policies })))
  expect((await settings.read(some)).googlePasswords).toEqual({
    value: [
      {
        orgUnit: expect.stringMatching(/^x{1,256}$/),
        group: null,
        sortOrder: 1,
        isForSome: true,
        value: '<script>',
      },
    ],
  })
})
