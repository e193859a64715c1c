import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDuoSandbox } from '#sandbox/duo/duo.sandbox.ts'
import { createDuoAccount, createDuoUser, type DuoAccount } from '#sandbox/duo/state.ts'
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts'
import { createDuoConnector } from './duo.connector.ts'

const KEYS = { integrationKey: 'DIWJ8X6AEYOR5OMC6TQ1', secretKey: 'Zh5eGmUq9zpfQnyUIu5OL9iWoMMv5ZNmk3zLJ4Ep' }
const NOW = Date.UTC(2026, 10, 24)

let account: DuoAccount
let server: ServedApp
let url: string
beforeAll(async () => {
  account = createDuoAccount({
    ...KEYS,
    name: 'Fabrikam',
    host: 'api-1a2b3c4d.duosecurity.com',
    users: [
      createDuoUser({ user_id: 'DU1', username: 'jo', email: 'Jo@Fabrikam.example' }),
      createDuoUser({ user_id: 'DU2', username: 'kim@fabrikam.example', is_enrolled: false }),
      createDuoUser({
        user_id: 'DU3',
        username: 'lee',
        status: 'bypass',
        aliases: { alias1: 'lee@x.example' },
      }),
      createDuoUser({ user_id: 'DU4', username: 'max', status: 'pending deletion' }),
      createDuoUser({ user_id: 'DU5', username: 'ny', status: 'locked out' }),
      createDuoUser({ user_id: 'DU6', username: 'olu', status: 'disabled' }),
      {
        ...createDuoUser({ user_id: 'DU7', username: 'pat', is_enrolled: false }),
        status: 'on leave' as never,
      },
    ],
  })
  const sandbox = createDuoSandbox({ accounts: [account], clock: { now: () => NOW } })
  server = await serveApp(sandbox)
  url = `http://localhost:${server.port}`
})
afterAll(() => server?.close())

const waits: number[] = []
const open = (change: Partial<typeof KEYS & { apiHostname: string }> = {}, parts = {}) =>
  createDuoConnector({
    fetch,
    clock: { now: () => NOW },
    sleep: async (duration) => void waits.push(duration),
    random: () => 0,
    url,
    pageSize: 2,
    ...parts,
  }).openSecondFactors({ ...KEYS, apiHostname: account.host, ...change })
const everybody = async (factors = open()) => {
  const all = []
  for await (const page of factors.holders()) all.push(...page)
  return all
}

test('everybody is read, page by page, with all their addresses and how they stand', async () => {
  expect(await everybody()).toEqual([
    { id: 'DU1', addresses: ['jo@fabrikam.example'], status: 'Registered', standing: 'Registered' },
    { id: 'DU2', addresses: ['kim@fabrikam.example'], status: 'Not Registered', standing: 'Not Registered' },
    { id: 'DU3', addresses: ['lee@x.example'], status: 'Disabled', standing: 'Disabled' },
    { id: 'DU4', addresses: [], status: null, standing: 'Pending Deletion' },
    { id: 'DU5', addresses: [], status: 'Registered', standing: 'Locked Out' },
    { id: 'DU6', addresses: [], status: 'Registered', standing: 'Sign-in Blocked' },
    { id: 'DU7', addresses: [], status: 'Not Registered', standing: null },
  ])
})

test.each([
  [{ integrationKey: 'DIOTHER' }, 'unauthorized', '40102'],
  [{ secretKey: 'other' }, 'unauthorized', '40103'],
  [{ apiHostname: 'api-99999999.duosecurity.com' }, 'unauthorized', '40103'],
  [{ apiHostname: '169.254.169.254' }, 'unauthorized', 'foreignHost'],
  [{ apiHostname: 'api-1.duosecurity.com@evil.example' }, 'unauthorized', 'foreignHost'],
])('of credentials %j is told: %s, %s', async (change, reason, code) => {
  await expect(open(change).prove()).rejects.toMatchObject({ reason, code })
})

test.each([
  ['no-permission', 'missingScope'],
  ['skewed', 'unauthorized'],
  ['down', 'unreachable'],
  ['html', 'unexpectedAnswer'],
] as const)('an account that is %s is told as %s', async (failure, reason) => {
  account.provoked = new Set([failure])
  await expect(open().prove()).rejects.toMatchObject({ reason })
  account.provoked.clear()
})

test('whoever is asked to slow down waits twice as long each time, and gets everybody in the end', async () => {
  account.provoked = new Set(['throttled'])
  account.requests = 0
  waits.length = 0
  expect(await everybody()).toHaveLength(account.users.length)
  expect(waits).toEqual([500, 500])
  account.provoked.clear()
})

test('a redirect is not followed, so that no signature is shown to another place', async () => {
  const asked: string[] = []
  const redirecting = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(`${new Request(input).url} ${init?.redirect}`)
    return new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } })
  }
  await expect(open({}, { fetch: redirecting, url: undefined }).prove()).rejects.toMatchObject({
    reason: 'unexpectedAnswer',
    status: 302,
  })
  expect(asked).toEqual(['https://api-1a2b3c4d.duosecurity.com/admin/v1/users?limit=1&offset=0 manual'])
})
