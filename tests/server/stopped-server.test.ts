import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { freePort } from '#tests/bench/free-port.ts'
import { createServerFolder } from '#tests/support/server-folder.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { passwordSignIn } from '#tests/support/browser/sign-in.ts'

let place: Awaited<ReturnType<typeof createServerFolder>>
let server: ServerProcess
let port: number
let authorization: string

beforeAll(async () => {
  place = await createServerFolder()
  port = await freePort()
  const url = `http://localhost:${port}`
  const environment = { SITE: 'test', TEST_URL: url, CUSTOMERS: '5', EMPLOYEES: '60' }
  server = await startServerProcess({ port, ...place, environment })
  authorization = await passwordSignIn(url, 'castellan', 'owner@demo.castellan.example', DEMO_PASSWORD)
}, 120_000)
afterAll(async () => {
  await server?.kill()
  await place?.remove()
})

test('a server that is stopped answers what is under way, ends open streams, and then ends', async () => {
  const stream = await fetch(`http://localhost:${port}/api/sync/events`, { headers: { authorization } })
  const reader = stream.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: v')

  // A request whose body has not come as a whole yet.
  const body = JSON.stringify({ pids: [] })
  const socket = connect(port, 'localhost')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += text))
  const closed = once(socket, 'close')
  socket.write(
    `POST /api/sync/digest HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: ${authorization}\r\n` +
      `Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  await expect.poll(() => answer).toContain('100 Continue')
  const stopped = server.stop()
  let rest = await reader?.read()
  while (rest && !rest.done) rest = await reader?.read()
  socket.write(body)
  await closed
  expect(answer).toContain('HTTP/1.1 200')
  expect(await stopped).toBe(0)
})
