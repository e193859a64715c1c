import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a test site answers over HTTP under its own name', async () => {
  expect((await server.api('GET', '/user/login-data')).status).toBe(401)
  const authorization = await server.signIn('owner@demo.castellan.example')
  const { status, body } = await server.api('GET', '/user/login-data', undefined, { authorization })
  expect(status).toBe(200)
  expect(body).toMatchObject({ userData: { email: 'owner@demo.castellan.example', role: 'Owner' } })
})

test('a name that no site has is refused', async () => {
  expect(await statusUnder('castellan.attacker.example')).toBe(421)
  expect(await statusUnder(new URL(server.url).host)).toBe(401)
})

/** `fetch` does not let a Host header be chosen. */
function statusUnder(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${server.url}/api/user/login-data`, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
