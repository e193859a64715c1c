import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MINUTE } from '#shared/lib/time.ts'
import { createApp } from '#server/app.ts'
import type { Site } from '#server/site.ts'

const siteAt = (publicUrl: string, poolUrl: string, storageUrls: readonly string[] = []): Site => ({
  name: 'test',
  publicUrl,
  engine: 'PGlite',
  config: { site: 'test', pool: { url: poolUrl, clientId: 'castellan' } },
  routes: new Hono()
    .get('/api/thing', (c) => c.json({ here: true }))
    .get('/api/never', () => new Promise<Response>(() => {}))
    .get('/identity/keys', (c) => c.json([], 200, { 'Cache-Control': 'public, max-age=3600' })),
  storage: undefined as never,
  storageUrls,
  health: async () => undefined,
  endStreams: () => {},
  close: async () => {},
})

function ask(
  publicUrl: string,
  path: string,
  { poolUrl = '/identity/', host = new URL(publicUrl).host } = {},
) {
  const files = new Hono().get('*', (c) =>
    c.html('<!doctype html>', 200, { 'Cache-Control': c.req.path === '/' ? 'no-cache' : 'immutable' }),
  )
  const app = createApp([siteAt(publicUrl, poolUrl)], files)
  return app.request(`${publicUrl}${path}`, { headers: { host } })
}

async function headersOf(publicUrl: string, path: string, poolUrl?: string) {
  const answer = await ask(publicUrl, path, poolUrl === undefined ? {} : { poolUrl })
  expect(answer.status).toBe(200)
  return answer.headers
}

const rulesOf = (headers: Headers) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((rule) => [rule.split(' ')[0], rule]),
  )

const LOCAL = 'http://localhost:4700'
const PUBLIC = 'https://console.castellan.example'

describe.each(['/', '/companies', '/config.json', '/api/thing', '/health'])('the answer at %s', (path) => {
  test('allows scripts of this site alone, none inline, and no frame around it', async () => {
    const rules = rulesOf(await headersOf(LOCAL, path))
    expect(rules.get('script-src')).toBe("script-src 'self'")
    expect(rules.get('default-src')).toBe("default-src 'self'")
    expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(rules.get('object-src')).toBe("object-src 'none'")
    expect(rules.get('base-uri')).toBe("base-uri 'none'")
  })

  test('lets the page call this site alone, and a hosted user pool where there is one', async () => {
    const callsOf = async (poolUrl: string) =>
      rulesOf(await headersOf(PUBLIC, path, poolUrl)).get('connect-src')
    expect(await callsOf('/identity/')).toBe("connect-src 'self'")
    expect(await callsOf(`${PUBLIC}/pool/`)).toBe("connect-src 'self'")
    expect(await callsOf('https://cognito-idp.eu-west-1.amazonaws.com/')).toBe(
      "connect-src 'self' https://cognito-idp.eu-west-1.amazonaws.com",
    )
  })

  test('shares no window, tells no other site where somebody was, and is not guessed at', async () => {
    const headers = await headersOf(LOCAL, path)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  test('asks for TLS where the site has it, and not on localhost', async () => {
    expect((await headersOf(PUBLIC, path)).get('strict-transport-security')).toBe('max-age=31536000')
    expect((await headersOf(LOCAL, path)).has('strict-transport-security')).toBe(false)
  })
})

describe('an answer that is none of a site', () => {
  const elsewhere = (path: string, publicUrl = PUBLIC) => ask(publicUrl, path, { host: '10.0.0.7:4700' })

  test.each(['/', '/api/thing'])('at %s is a refusal that a browser does nothing with', async (path) => {
    const { status, headers } = await elsewhere(path)
    expect(status).toBe(421)
    expect(rulesOf(headers).get('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(rulesOf(headers).get('connect-src')).toBe("connect-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    // A name that is nobody's must not be told how it is to be called.
    expect(headers.has('strict-transport-security')).toBe(false)
  })

  test('tells of its health under the same rules, and whoever watches may ask by any name', async () => {
    const { status, headers } = await elsewhere('/health')
    expect(status).toBe(200)
    expect(rulesOf(headers).get('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('a call that takes too long', () => {
  afterEach(() => void vi.useRealTimers())

  test('is given up under the same rules as every answer of its site', async () => {
    vi.useFakeTimers()
    const answering = ask(PUBLIC, '/api/never')
    await vi.advanceTimersByTimeAsync(MINUTE)
    const { status, headers } = await answering
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

test.each([
  ['/api/thing', 'no-store'],
  ['/api/nothing', 'no-store'],
  ['/config.json', 'no-store'],
  ['/health', 'no-store'],
  ['/identity/keys', 'public, max-age=3600'],
  ['/', 'no-cache'],
  ['/assets/app.js', 'immutable'],
])('%s may be kept as it says itself, and is not kept where it says nothing: %s', async (path, rule) => {
  expect((await ask(LOCAL, path)).headers.get('cache-control')).toBe(rule)
})

test('the page may put files where they lie, also where that is elsewhere', async () => {
  const app = createApp([siteAt(PUBLIC, '/identity/', ['https://files.example'])], new Hono())
  const { headers } = await app.request(`${PUBLIC}/config.json`, { headers: { host: new URL(PUBLIC).host } })
  expect(rulesOf(headers).get('connect-src')).toBe("connect-src 'self' https://files.example")
})

test('what is stored keeps the stricter rules of the storage', async () => {
  const site = siteAt(LOCAL, '/identity/')
  site.routes.get('/storage/files/page', (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    return c.html('<script>alert(1)</script>')
  })
  const { headers } = await createApp([site], new Hono()).request(`${LOCAL}/storage/files/page`, {
    headers: { host: new URL(LOCAL).host },
  })
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

test('the chat of the provider alone may be framed, where there is one', async () => {
  const framesOf = async (chatUrl: string | null) => {
    const site = siteAt(PUBLIC, '/identity/')
    const app = createApp([{ ...site, config: { ...site.config, chatUrl } }], new Hono())
    const { headers } = await app.request(`${PUBLIC}/api/thing`, { headers: { host: new URL(PUBLIC).host } })
    return rulesOf(headers).get('frame-src')
  }
  expect(await framesOf(null)).toBe("frame-src 'none'")
  expect(await framesOf('https://chat.test/room?of=us')).toBe('frame-src https://chat.test')
})
