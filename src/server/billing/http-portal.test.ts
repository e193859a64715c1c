import { expect, test } from 'vitest'
import type { PortalProblem } from './billing-portal.ts'
import { createHttpPortal } from './http-portal.ts'

const origin = 'https://billing.example'
const asked = { accountId: 'one', signature: 'f'.repeat(64), returnUrl: 'https://castle.example/billing' }
const account = {
  account: 'one',
  changed_at: '2026-11-28T12:00:00.000Z',
  card: { state: 'valid' },
  subscription: null,
}

const portalThat = (answer: (url: string, init: RequestInit) => Response | Promise<Response>) =>
  createHttpPortal({
    url: 'https://api.billing.example/',
    key: 'key',
    secret: 'sixteen characters',
    origin,
    patience: 20,
    fetch: (async (url: string, init: RequestInit) => answer(url, init)) as typeof fetch,
  })

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (cause: { problem?: PortalProblem }) => cause.problem,
  )

test('a session is asked for with the key, and its address given', async () => {
  let sent: unknown
  const portal = portalThat((url, { headers, body, redirect }) => {
    sent = { url, headers, body: JSON.parse(body as string), redirect }
    return Response.json({ url: `${origin}/s/1` }, { status: 201 })
  })
  expect(await portal.openSession(asked)).toBe(`${origin}/s/1`)
  expect(sent).toEqual({
    url: 'https://api.billing.example/v1/portal_sessions',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    body: { account: 'one', signature: asked.signature, return_url: asked.returnUrl },
    redirect: 'error',
  })
})

test.each<[string, () => Response | Promise<Response>, PortalProblem]>([
  ['fails', () => new Response('', { status: 500 }), 'unreachable'],
  ['refuses', () => new Response('{}', { status: 403 }), 'refused'],
  ['answers with a page', () => new Response('<h1>It works</h1>'), 'unexpectedAnswer'],
  ['answers something else', () => Response.json({ address: origin }), 'unexpectedAnswer'],
  ['answers without end', () => new Response('x'.repeat(65 * 1024)), 'unexpectedAnswer'],
  ['leads elsewhere', () => Response.json({ url: 'https://elsewhere.example/s' }), 'foreignAddress'],
  ['leads to a look-alike', () => Response.json({ url: `${origin}.elsewhere.example/s` }), 'foreignAddress'],
  ['leads there with a name', () => Response.json({ url: 'https://me@billing.example/s' }), 'foreignAddress'],
  ['leads there without TLS', () => Response.json({ url: 'http://billing.example/s' }), 'foreignAddress'],
  ['runs a script', () => Response.json({ url: 'javascript:alert(1)' }), 'foreignAddress'],
  ['is not there', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
])('a portal that %s gives no session', async (_, answer, problem) => {
  expect(await problemOf(portalThat(answer).openSession(asked))).toBe(problem)
})

test('a portal that does not answer is not waited for', async () => {
  const portal = portalThat(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  expect(await problemOf(portal.openSession(asked))).toBe('timeout')
})

test('another account than the one that was asked for is not believed', async () => {
  const portal = portalThat(() => Response.json({ ...account, account: 'two' }))
  expect(await problemOf(portal.readAccount('one'))).toBe('unexpectedAnswer')
})

test('an account is read in our own words', async () => {
  const subscription = {
    plan: 'premium',
    cycle: 'year',
    quantity: 120,
    autopilot: true,
    nfr: 'essentials',
    renews_on: '2027-11-28',
    ends_on: null,
    amount: 86_400,
    currency: 'EUR',
  }
  const portal = portalThat(() => Response.json({ ...account, subscription }))
  expect(await portal.readAccount('one')).toEqual({
    changedAt: account.changed_at,
    card: 'valid',
    purchase: {
      plan: 'Premium',
      cycle: 'yearly',
      quantity: 120,
      hasAutopilot: true,
      nfr: 'essentials',
      renewsOn: '2027-11-28',
    },
    amount: 86_400,
    currency: 'EUR',
    endsOn: null,
  })
  expect(await portalThat(() => Response.json(account)).readAccount('one')).toMatchObject({
    purchase: undefined,
    amount: null,
  })
})
