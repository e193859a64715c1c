import { once } from 'node:events'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { addressGuesses } from '#server/identity/identity-limits.ts'
import { createHttpServer } from '#server/platform/http/http-server.ts'
import { trustedProxies } from '#server/platform/http/trusted-proxies.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

/** Of one network without a session. */
const LIMIT = 5

let site: TestSite
const servers: Server[] = []
beforeAll(async () => {
  site = await openTestSite({}, { REQUESTS_PER_MINUTE: String(LIMIT) })
})
afterAll(async () => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  await site?.close()
})

/** The site on a port, to whom every connection comes from this machine. */
async function serve(trusted: readonly string[]) {
  const app = createApp([site.site], new Hono(), trustedProxies(trusted))
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createHttpServer((incoming, outgoing) => void answer(incoming, outgoing))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return async (method: string, path: string, headers: Record<string, string>, body?: object) => {
    const { host } = new URL(site.site.publicUrl)
    const asked = request({ host: '127.0.0.1', port, method, path, headers: { host, ...headers } })
    asked.end(body && JSON.stringify(body))
    const [answered] = await once(asked, 'response')
    return { status: answered.statusCode as number, body: await text(answered) }
  }
}
type Ask = Awaited<ReturnType<typeof serve>>

const signIn = (ask: Ask, forwardedFor: string, email: string, password: string) =>
  ask(
    'POST',
    '/identity/',
    {
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      'content-type': 'application/x-amz-json-1.1',
      'x-forwarded-for': forwardedFor,
    },
    {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'castellan',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    },
  )
const guess = (ask: Ask, from: string, n: number) =>
  signIn(ask, from, `nobody-${n}@harbour.test`, 'Wrong-Guess-7')
const enter = (ask: Ask, from: string) => signIn(ask, from, 'owner@demo.castellan.example', DEMO_PASSWORD)

/** Guesses until there are no more free ones, with another word in front each time. */
async function guessAll(ask: Ask, sentBy: string) {
  for (let n = 0; n < addressGuesses.free; n++) {
    const { body } = await guess(ask, `198.51.100.${n}${sentBy}`, n)
    expect(body).toContain('NotAuthorizedException')
  }
}

describe('visitors behind one trusted proxy', () => {
  test('do not lock each other out of the user pool, whatever the one who guesses writes', async () => {
    const ask = await serve(['loopback', '10.0.0.0/8'])
    await guessAll(ask, ', 203.0.113.9, 10.0.0.2')
    expect((await guess(ask, '198.51.100.77, 203.0.113.9', 99)).body).toContain('TooManyRequestsException')
    expect((await enter(ask, '203.0.113.9')).body).toContain('TooManyRequestsException')
    expect((await enter(ask, '203.0.113.10, 10.0.0.2')).status).toBe(200)
    // Nor the proxy itself, which is who asks where it says nothing.
    expect((await enter(ask, '')).status).toBe(200)
  })

  test('do not use up each other’s requests', async () => {
    const ask = await serve(['loopback'])
    const captcha = async (from: string) =>
      (await ask('GET', '/api/captcha', { 'x-forwarded-for': from })).status
    for (let n = 0; n < LIMIT; n++) expect(await captcha(`198.51.100.${n}, 2001:db8:1:2::${n}`)).toBe(200)
    expect(await captcha('2001:db8:1:2::99')).toBe(429)
    expect(await captcha('2001:db8:1:3::1')).toBe(200)
    expect(await captcha('203.0.113.10')).toBe(200)
  })
})

test('who is no trusted proxy is counted as who they are, whatever they write', async () => {
  const ask = await serve(['203.0.113.1'])
  await guessAll(ask, '')
  expect((await enter(ask, '203.0.113.11')).body).toContain('TooManyRequestsException')
})
