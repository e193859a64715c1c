// oxlint-disable-next-line typescript/triple-slash-reference -- who checks these types by another project finds them by this.
/// <reference path="./duosecurity-duo-api.d.ts" />
import http from 'node:http'
import https from 'node:https'
import { Client } from '@duosecurity/duo_api'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts'
import { playDuoAct } from './activities.ts'
import { createDuoSandbox } from './duo.sandbox.ts'
import { createDuoAccount, createDuoUser, type DuoAccount } from './state.ts'

const KEYS = { integrationKey: 'DIKEY', secretKey: 'a secret of forty letters' }
const PROVIDER = { integrationKey: 'DIPROV', secretKey: 'another secret' }

const users = Array.from({ length: 230 }, (_, place) =>
  createDuoUser({ user_id: `DU${place}`, username: `user-${place}@fabrikam.example` }),
)
const [account, throttled, provider] = [
  createDuoAccount({ name: 'Fabrikam', host: 'api-1a2b.duosecurity.com', ...KEYS, users }),
  createDuoAccount({
    name: 'Busy',
    host: 'api-throttled-1.duosecurity.com',
    integrationKey: 'DIBUSY',
    secretKey: 'busy',
    users: users.slice(0, 2),
  }),
  createDuoAccount({
    name: 'Provider',
    host: 'api-prov.duosecurity.com',
    ...PROVIDER,
    users: [],
    children: [
      {
        account_id: 'DA1',
        name: 'Contoso & Söhne',
        api_hostname: 'api-child.duosecurity.com',
        users: users.slice(0, 3),
        is_deleted: false,
      },
    ],
  }),
] as const

let served: ServedApp
beforeAll(async () => {
  served = await serveApp(
    createDuoSandbox({ accounts: [account, throttled, provider], clock: { now: () => Date.now() } }),
  )
  // The client knows the vendor's hosts alone, and its certificates: what it sends goes here, as it is.
  vi.spyOn(https, 'request').mockImplementation(((options: https.RequestOptions, answered) =>
    http.request(
      { ...options, host: '127.0.0.1', port: served.port },
      answered as (answer: http.IncomingMessage) => void,
    )) as typeof https.request)
})
afterAll(() => {
  vi.restoreAllMocks()
  served?.close()
})

const call = (
  { host, integrationKey, secretKey }: Pick<DuoAccount, 'host' | 'integrationKey' | 'secretKey'>,
  path: string,
  parameters: Record<string, string | number> = {},
  { method = 'GET', version = 5 }: { method?: 'GET' | 'POST'; version?: 2 | 5 } = {},
) =>
  new Promise<Parameters<Parameters<Client['jsonApiCall']>[3]>[0]>((resolve) =>
    new Client(integrationKey, secretKey, host, version).jsonApiCall(method, path, parameters, resolve),
  )

interface ActivityPage {
  items: { activity_id: string }[]
  metadata: { next_offset?: string }
}

describe.each([2, 5] as const)('the published client, which signs in way %i,', (version) => {
  test('reads people page by page to the end', async () => {
    const read: unknown[] = []
    let offset: unknown = 0
    let pages = 0
    while (offset !== undefined) {
      const answer = await call(
        account,
        '/admin/v1/users',
        { limit: 100, offset: Number(offset) },
        { version },
      )
      expect(answer.stat).toBe('OK')
      read.push(...(answer.response ?? []).map((user) => user['user_id']))
      offset = answer.metadata?.['next_offset']
      pages += 1
    }
    expect(pages).toBe(3)
    expect(read).toEqual(users.map(({ user_id }) => user_id))
  })

  test('finds one by a name with marks that have to be escaped', async () => {
    const odd = createDuoUser({ user_id: 'DUX', username: "o'neil (ö) *!@fabrikam.example" })
    account.users.push(odd)
    expect(await call(account, '/admin/v1/users', { username: odd.username }, { version })).toMatchObject({
      stat: 'OK',
      response: [{ user_id: 'DUX' }],
    })
    account.users.pop()
  })

  test('lists the accounts of a provider, and reads the people of one on its host', async () => {
    expect(await call(provider, '/accounts/v1/account/list', {}, { method: 'POST', version })).toMatchObject({
      stat: 'OK',
      response: [{ account_id: 'DA1', name: 'Contoso & Söhne', api_hostname: 'api-child.duosecurity.com' }],
    })
    const child = { ...provider, host: 'api-child.duosecurity.com' }
    const answer = await call(child, '/admin/v1/users', { account_id: 'DA1' }, { version })
    expect(answer.response?.map((user) => user['user_id'])).toEqual(['DU0', 'DU1', 'DU2'])
  })

  test('reads what administrators do page by page, and finds whom they let pass', async () => {
    const [user] = users
    if (!user) throw new Error('Somebody is there')
    const now = Date.now()
    account.activities = []
    for (let minutes = 10; minutes < 15; minutes += 1)
      playDuoAct(account, minutes % 2 === 0 ? 'set-to-bypass' : 'set-to-active', {
        user,
        at: now - minutes * 60_000,
      })
    const read: string[] = []
    const span = { mintime: now - 3_600_000, maxtime: now, limit: 2, sort: 'ts:asc' }
    for (let next: string | undefined = ''; next !== undefined;) {
      const { stat, response } = await call(
        account,
        '/admin/v2/logs/activity',
        { ...span, ...(next === '' ? {} : { next_offset: next }) },
        { version },
      )
      expect(stat).toBe('OK')
      const page = response as unknown as ActivityPage
      read.push(...page.items.map(({ activity_id }) => activity_id))
      next = page.metadata.next_offset
    }
    expect(read).toEqual(account.activities.map(({ activity_id }) => activity_id).toReversed())
    const { response } = await call(account, '/admin/v1/users', { username: user.username }, { version })
    expect(response).toMatchObject([{ status: 'bypass' }])
  })

  test('is refused with a wrong secret, with keys of another kind, and on another host', async () => {
    const refusals = [
      await call({ ...account, secretKey: 'wrong' }, '/admin/v1/users', {}, { version }),
      await call({ ...account, integrationKey: 'DINONE' }, '/admin/v1/users', {}, { version }),
      await call(account, '/accounts/v1/account/list', {}, { method: 'POST', version }),
      await call({ ...account, host: 'api-other.duosecurity.com' }, '/admin/v1/users', {}, { version }),
    ]
    expect(refusals.map(({ stat, code }) => [stat, code])).toEqual([
      ['FAIL', 40103],
      ['FAIL', 40102],
      ['FAIL', 40301],
      ['FAIL', 40103],
    ])
  })
})

test('the published client waits where there were too many requests, and is answered then', async () => {
  // It waits a second and more; every third request is refused, the first among them.
  const answer = await call(throttled, '/admin/v1/users')
  expect(answer).toMatchObject({ stat: 'OK' })
  expect(throttled.requests).toBe(2)
})
