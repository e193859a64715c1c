import OAuthClient from 'intuit-oauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts'
import { createIntuitSandbox } from './intuit.sandbox.ts'
import { createBooks, createPurchase } from './state.ts'

const REDIRECT = 'https://castle.example/cb-integrations'
const credentials = { id: 'an-app', secret: 'correct horse' }
const books = createBooks({
  realmId: '9130350000000001',
  name: 'Fabrikam',
  purchases: Array.from({ length: 230 }, (_, place) =>
    createPurchase({ Id: String(place + 1), TxnDate: '2026-01-15', TotalAmt: 12.5 }),
  ),
})
const others = createBooks({ realmId: '9130350000000002', name: 'Contoso', purchases: [] })

let now = 0
let served: ServedApp
let root: string
beforeAll(async () => {
  const cloud = createIntuitSandbox({
    books: [books, others],
    client: credentials,
    redirectUris: [REDIRECT],
    clock: { now: () => now },
  })
  served = await serveApp(cloud)
  root = `http://127.0.0.1:${served.port}`
})
afterAll(() => served?.close())
beforeEach(() => {
  now = Date.parse('2026-02-01T08:00:00Z')
  books.provoked.clear()
})

/** The vendor's own client, before anybody has let it in. */
function client() {
  const made = new OAuthClient({
    clientId: credentials.id,
    clientSecret: credentials.secret,
    environment: 'production',
    redirectUri: REDIRECT,
  })
  made.setAuthorizeURLs({
    authorizeEndpoint: `${root}/appcenter/connect/oauth2`,
    tokenEndpoint: `${root}/oauth/oauth2/v1/tokens/bearer`,
    revokeEndpoint: `${root}/oauth/v2/oauth2/tokens/revoke`,
    userInfoEndpoint: `${root}/unused`,
  })
  return made
}

/** Chooses on the consent page, and gives where its window is sent. */
async function decide(made: OAuthClient, choice: Record<string, string>): Promise<string> {
  const url = made.authorizeUri({ scope: [OAuthClient.scopes.Accounting], state: 'the-state' })
  expect(await (await fetch(url)).text()).toContain('Fabrikam')
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(choice), redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

async function signedIn() {
  const made = client()
  await made.createToken(await decide(made, { realm: books.realmId }))
  return made
}

const call = (made: OAuthClient, path: string, realm = books.realmId) =>
  made.makeApiCall({ url: `${root}/api/v3/company/${realm}/${path}` })
const query = (text: string) => `query?query=${encodeURIComponent(text)}&minorversion=75`
const newest = (made: OAuthClient) => made.getToken().refresh_token

test('the client that the vendor publishes is let in, and reads the company and its expenses page by page', async () => {
  const made = await signedIn()
  expect(made.getToken()).toMatchObject({ realmId: books.realmId, token_type: 'bearer', expires_in: 3600 })
  const { json: info } = await call(made, `companyinfo/${books.realmId}`)
  expect(info).toMatchObject({ CompanyInfo: { CompanyName: 'Fabrikam', Country: 'US' } })
  const { json: count } = await call(
    made,
    query("select count(*) from Purchase where TxnDate >= '2026-01-01'"),
  )
  expect(count).toMatchObject({ QueryResponse: { totalCount: 230 } })
  const page = (start: number) =>
    call(made, query(`select * from Purchase orderby Id startposition ${start} maxresults 100`))
  expect((await page(201)).json).toMatchObject({
    QueryResponse: { startPosition: 201, maxResults: 30 },
  })
  expect((await page(231)).json).toMatchObject({ QueryResponse: {} })
})

test('what changed is told since a moment', async () => {
  const made = await signedIn()
  const { json } = await call(made, 'cdc?entities=Purchase&changedSince=2026-02-01T00:00:00Z')
  expect(json).toMatchObject({ CDCResponse: [{ QueryResponse: [{ Purchase: [] }] }] })
})

test('a refresh token gives way to another, is good for a day more, and then for nothing', async () => {
  const made = await signedIn()
  const first = newest(made)
  await made.refresh()
  const second = newest(made)
  expect(second).not.toBe(first)
  await made.refreshUsingToken(first)
  // Whoever lost the answer is told the same token again.
  expect(newest(made)).toBe(second)
  now += 86_400_000
  await expect(made.refreshUsingToken(first)).rejects.toThrow('invalid_grant')
  await made.refreshUsingToken(second)
  expect(newest(made)).not.toBe(second)
})

test('an access token is over after an hour, and one of other books opens none but these', async () => {
  const made = await signedIn()
  await expect(call(made, `companyinfo/${others.realmId}`, others.realmId)).rejects.toThrow('HTTP Error')
  now += 3_600_000
  await expect(call(made, `companyinfo/${books.realmId}`)).rejects.toThrow('HTTP Error')
})

test('what is revoked opens nothing any more', async () => {
  const made = await signedIn()
  const refresh = newest(made)
  await made.revoke()
  await expect(made.refreshUsingToken(refresh)).rejects.toThrow('invalid_grant')
})

test('whoever declines comes back with that alone, and a code is good once', async () => {
  const made = client()
  expect(await decide(made, { decision: 'cancel' })).toBe(`${REDIRECT}?error=access_denied&state=the-state`)
  const back = await decide(made, { realm: books.realmId })
  await made.createToken(back)
  await expect(made.createToken(back)).rejects.toThrow('invalid_grant')
})

test('another secret, and an address that is not ours, are refused', async () => {
  const answer = await fetch(`${root}/oauth/oauth2/v1/tokens/bearer`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from('an-app:wrong').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'any' }),
  })
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 401,
    body: { error: 'invalid_client' },
  })
  const asked = new URL(client().authorizeUri({ scope: [OAuthClient.scopes.Accounting], state: 'x' }))
  asked.searchParams.set('redirect_uri', 'https://elsewhere.example')
  expect((await fetch(asked)).status).toBe(400)
})

test.each([
  ['throttled', 429, '3001'],
  ['forbidden', 403, '3100'],
  ['down', 500, '10000'],
] as const)(
  'books that are %s answer %i with a fault in the vendor’s words',
  async (failure, status, code) => {
    const token = (await signedIn()).getToken().access_token
    await fetch(`${root}/pages`, {
      method: 'POST',
      body: new URLSearchParams({ key: books.realmId, failure }),
      redirect: 'manual',
    })
    books.requests = 0
    const answer = await fetch(`${root}/api/v3/company/${books.realmId}/companyinfo/${books.realmId}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ Fault: { Error: [{ code }] } })
  },
)

test('half a body and a page of something else can be provoked, and a company takes the app out by itself', async () => {
  const made = await signedIn()
  const read = async () =>
    (
      await fetch(`${root}/api/v3/company/${books.realmId}/${query('select * from Purchase')}`, {
        headers: { Authorization: `Bearer ${made.getToken().access_token}` },
      })
    ).text()
  books.provoked.add('half')
  const half = await read()
  expect(() => JSON.parse(half) as unknown).toThrow(SyntaxError)
  books.provoked.add('html')
  expect(await read()).toBe('<h1>It works</h1>')
  expect(await (await fetch(`${root}/pages`)).text()).toContain('230 expenses')
  await fetch(`${root}/pages/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ key: books.realmId }),
    redirect: 'manual',
  })
  await expect(made.refresh()).rejects.toThrow('invalid_grant')
})
