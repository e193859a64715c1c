import { beforeEach, expect, test } from 'vitest'
import { createIntuitSandbox } from '#sandbox/intuit/intuit.sandbox.ts'
import { createBooks, createPurchase, type Failure } from '#sandbox/intuit/state.ts'
import { allPages } from '../all-pages.ts'
import type { KeptGrant } from '../accounting.ts'
import { createIntuitConnector } from './intuit.connector.ts'

const ROOT = 'https://intuit.example'
const redirectUri = 'https://castle.example/cb-integrations'
const client = { id: 'an-app', secret: 'correct horse' }

let now: number
let waits: number[]
let requests: string[]
let kept: unknown
let renewals: number
let books: ReturnType<typeof createBooks>
let others: ReturnType<typeof createBooks>
let connector: ReturnType<typeof createIntuitConnector>

beforeEach(() => {
  now = Date.parse('2026-02-01T08:00:00Z')
  waits = []
  requests = []
  renewals = 0
  kept = undefined
  const lines = [
    { Id: '1', Amount: 1, Description: 'Slack monthly', DetailType: 'AccountBasedExpenseLineDetail' },
  ]
  books = createBooks({
    realmId: '1001',
    name: 'Fabrikam',
    homeCurrency: 'EUR',
    purchases: [
      createPurchase({
        Id: '1',
        TxnDate: '2026-01-02',
        TotalAmt: 4.35,
        EntityRef: { value: '56', name: 'Slack', type: 'Vendor' },
        Line: lines,
      }),
      createPurchase({
        Id: '2',
        TxnDate: '2026-01-03',
        TotalAmt: 29.99,
        Credit: true,
        PrivateNote: 'Refund',
      }),
      createPurchase({
        Id: '3',
        TxnDate: '2026-01-04',
        TotalAmt: 1200,
        CurrencyRef: { value: 'JPY', name: 'Yen' },
      }),
      createPurchase({ Id: '4', TxnDate: '2025-01-04', TotalAmt: 1 }),
      {
        ...createPurchase({ Id: '5', TxnDate: '2026-01-05', TotalAmt: 0.1 }),
        CurrencyRef: undefined,
      },
    ],
  })
  others = createBooks({ realmId: '2002', name: 'Contoso', purchases: [] })
  const cloud = createIntuitSandbox({
    books: [books, others],
    client,
    redirectUris: [redirectUri],
    clock: { now: () => now },
  })
  connector = createIntuitConnector({
    fetch: (async (input: string, init?: RequestInit) => {
      requests.push(input.slice(ROOT.length))
      const { redirect: _, ...rest } = init ?? {}
      return cloud.request(input.slice(ROOT.length), rest)
    }) as typeof fetch,
    clock: { now: () => now },
    sleep: async (duration) => void waits.push(duration),
    random: () => 0.5,
    hosts: {
      authorize: `${ROOT}/appcenter`,
      token: `${ROOT}/oauth`,
      revoke: `${ROOT}/oauth`,
      api: `${ROOT}/api`,
    },
    credentials: { clientId: client.id, clientSecret: client.secret },
    pageSize: 2,
  })
  cloudRequest = (path, init) => cloud.request(path, init)
})
let cloudRequest: (path: string, init: RequestInit) => Response | Promise<Response>

const place: KeptGrant = {
  latest: async () => kept,
  async renewed(_, renew) {
    renewals += 1
    kept = await renew(kept)
    return kept
  },
}

const verifier = 'not needed here'

async function codeOf(realm: string): Promise<string> {
  const url = connector.grant.url({ redirectUri, state: 'the-state', verifier })
  const answer = await cloudRequest(url.slice(ROOT.length), {
    method: 'POST',
    body: new URLSearchParams({ realm }),
  })
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

async function connect() {
  const granted = await connector.grant.redeem({
    redirectUri,
    verifier,
    code: await codeOf('1001'),
    tenant: '1001',
  })
  kept = granted.credentials
  return { granted, accounting: connector.openBooks(place) }
}

const read = async (since = '2026-01-01') => allPages((await connect()).accounting.expenses(since))

test('whoever lets us in is asked for accounting alone, and names the books that were chosen', async () => {
  const url = new URL(connector.grant.url({ redirectUri, state: 'the-state', verifier }))
  expect(url.searchParams.get('scope')).toBe('com.intuit.quickbooks.accounting')
  const { granted } = await connect()
  expect(granted).toMatchObject({ tenantId: '1001', organization: { displayName: 'Fabrikam', domains: [] } })
})

test.each(['2002', '', '../2002'])(
  'books other than those that were chosen, as %j, are not connected, and the grant is given back',
  async (tenant) => {
    const code = await codeOf('1001')
    await expect(connector.grant.redeem({ redirectUri, verifier, code, tenant })).rejects.toMatchObject({
      reason: 'unauthorized',
    })
    expect(requests.at(-1)).toBe('/oauth/v2/oauth2/tokens/revoke')
  },
)

test('expenses are read page by page since a day, exactly, in their own currency', async () => {
  expect(await read()).toEqual([
    {
      id: '1',
      postedOn: '2026-01-02',
      vendor: 'Slack',
      description: 'Slack monthly',
      cost: 435,
      currency: 'USD',
      account: 'Visa',
    },
    {
      id: '2',
      postedOn: '2026-01-03',
      vendor: '',
      description: 'Refund',
      cost: -2999,
      currency: 'USD',
      account: 'Visa',
    },
    {
      id: '3',
      postedOn: '2026-01-04',
      vendor: '',
      description: '',
      cost: 1200,
      currency: 'JPY',
      account: 'Visa',
    },
    {
      id: '5',
      postedOn: '2026-01-05',
      vendor: '',
      description: '',
      cost: 10,
      currency: 'EUR',
      account: 'Visa',
    },
  ])
  expect(requests.filter((path) => path.includes('/query'))).toHaveLength(3)
})

test('a token is renewed before it expires, once, and the one that replaces it is what is used from then on', async () => {
  const { accounting } = await connect()
  const before = kept
  now += 56 * 60_000
  expect(await accounting.companyName()).toBe('Fabrikam')
  expect(await accounting.companyName()).toBe('Fabrikam')
  expect(renewals).toBe(1)
  expect(kept).not.toEqual(before)
  now += 56 * 60_000
  expect(await accounting.companyName()).toBe('Fabrikam')
  expect(renewals).toBe(2)
})

test('a renewal whose answer was lost is made up for by the token before it, for a day', async () => {
  const { accounting } = await connect()
  const before = kept
  now += 56 * 60_000
  await accounting.companyName()
  kept = before
  expect(await accounting.companyName()).toBe('Fabrikam')
  kept = before
  now += 86_400_000
  await expect(accounting.companyName()).rejects.toMatchObject({
    reason: 'unauthorized',
    code: 'invalid_grant',
  })
})

test('what was given back opens nothing, and may be given back twice', async () => {
  const { accounting } = await connect()
  await accounting.revoke()
  await accounting.revoke()
  await expect(accounting.companyName()).rejects.toMatchObject({ reason: 'unauthorized' })
})

test('what is kept and is no grant says that somebody has to let us in', async () => {
  kept = { realmId: '../other' }
  await expect(connector.openBooks(place).companyName()).rejects.toMatchObject({ reason: 'unauthorized' })
})

test('a vendor that asks to slow down is asked again, and then answers', async () => {
  const { accounting } = await connect()
  books.provoked.add('throttled')
  books.requests = 0
  expect(await accounting.companyName()).toBe('Fabrikam')
  expect(waits).toEqual([750])
})

test.each<[Failure, string]>([
  ['down', 'unreachable'],
  ['html', 'unexpectedAnswer'],
  ['half', 'unexpectedAnswer'],
  ['forbidden', 'unauthorized'],
])('books that are %s fail as %s', async (failure, reason) => {
  const { accounting } = await connect()
  books.provoked.add(failure)
  const reading = allPages(accounting.expenses('2026-01-01'))
  await expect(reading).rejects.toMatchObject({ reason })
})

test('an amount that cannot be kept exactly fails the reading instead of being guessed', async () => {
  books.purchases.push(createPurchase({ Id: '9', TxnDate: '2026-01-06', TotalAmt: 1e21 }))
  await expect(read()).rejects.toMatchObject({ reason: 'unexpectedAnswer', code: 'unreadableAmount' })
})
