import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

const LIMITS = { headers: 60, request: 120, piece: 60_000, look: 20, headerSize: 2_000 }

let server: Server
beforeAll(async () => {
  server = createHttpServer(
    (incoming, outgoing) => {
      if (incoming.url === '/stream') outgoing.write('began\n')
      else if (incoming.url === '/storage/refused') outgoing.writeHead(403).end('refused')
      else incoming.resume().on('end', () => outgoing.end('answered'))
    },
    LIMITS,
    (url) => url.startsWith('/storage/'),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

function open(sent: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  // Whoever goes on sending when the other end has closed is told so by an error, at which `once` would reject.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.write(sent)
  return { socket, closed, heard: () => heard }
}

const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\n'

test.each([
  ['nothing but a connection', ''],
  ['half a line', 'GET / HT'],
  ['headers without an end', `${POST}Content-Type: application/json\r\n`],
  ['half a body', `${POST}Content-Length: 9\r\n\r\nhalf`],
  ['a piece and not the next', `${POST}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n`],
])('whoever sends %s is closed', async (_, sent) => {
  const { closed, heard } = open(sent)
  await closed
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
})

test('a piece of a file may take longer than all else', async () => {
  const piece = open('PUT /storage/part HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8\r\n\r\nhalf')
  // Two others that began later were late meanwhile.
  for (let each = 0; each < 2; each++) await open(`${POST}Content-Length: 9\r\n\r\nhalf`).closed
  piece.socket.write('half')
  await expect.poll(piece.heard).toContain('answered')
  piece.socket.destroy()
})

test('a piece of a file that was refused does not hold its connection, however slowly it goes on', async () => {
  const piece = open('PUT /storage/refused HTTP/1.1\r\nHost: localhost\r\nContent-Length: 800000\r\n\r\nhalf')
  const drip = setInterval(() => piece.socket.write('x'), 10)
  await piece.closed
  clearInterval(drip)
  expect(piece.heard()).toMatch(/^(HTTP\/1\.1 403 |$)/)
})

test('headers that come one by one, each in time, gain nothing', async () => {
  const { socket, closed, heard } = open(POST)
  const drip = setInterval(() => socket.write('X-More: x\r\n'), 10)
  await closed
  clearInterval(drip)
  // A piece that arrives after the answer resets the connection, and a reset can overtake the answer.
  expect(heard()).toMatch(/^(HTTP\/1\.1 408 |$)/)
})

test('headers that are too large are refused', async () => {
  const { closed, heard } = open(`${POST}X-Large: ${'x'.repeat(LIMITS.headerSize)}\r\n\r\n`)
  await closed
  expect(heard()).toMatch(/^HTTP\/1\.1 431 /)
})

test('an answer may take as long as it likes', async () => {
  const stream = open('GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(stream.heard).toContain('began')
  // Three others that began later were late meanwhile.
  for (let each = 0; each < 3; each++) await open(POST).closed
  expect(stream.socket.readyState).toBe('open')
  stream.socket.destroy()
})
