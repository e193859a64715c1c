import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Site } from '#server/site.ts'

const siteAt = (publicUrl: string, poolUrl: string): Site => ({
  name: 'test',
  publicUrl,
  engine: 'PGlite',
  config: { site: 'test', pool: { url: poolUrl, clientId: 'castellan' } },
  routes: new Hono().get('/api/thing', (c) => c.json({ here: true })),
  health: async () => undefined,
  endStreams: () => {},
  close: async () => {},
})

async function headersOf(publicUrl: string, path: string, poolUrl = '/identity/') {
  const files = new Hono().get('*', (c) => c.html('<!doctype html>'))
  const answer = await createApp([siteAt(publicUrl, poolUrl)], files).request(`${publicUrl}${path}`, {
    headers: { host: new URL(publicUrl).host },
  })
  expect(answer.status).toBe(200)
  return answer.headers
}

const rulesOf = (headers: Headers) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((rule) => [rule.split(' ')[0], rule]),
  )

const LOCAL = 'http://localhost:4700'
const PUBLIC = 'https://console.castellan.example'

describe.each(['/', '/companies', '/config.json', '/api/thing'])('the answer at %s', (path) => {
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
