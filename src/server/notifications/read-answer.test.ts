import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = Number(request.url?.slice(1))
    response.setHeader('Retry-After', '7').setHeader('Set-Cookie', 'a=b')
    response.end(response.statusCode === 204 ? undefined : '{"name":"Zürich"}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server?.close())

const answered = (status: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get(`http://127.0.0.1:${port}/${status}`, resolve).on('error', reject)
  })

test.each([200, 429])('an answer of %i is given with its text and when to come back', async (status) => {
  const response = await readAnswer(await answered(status))
  expect([response.status, await response.json()]).toEqual([status, { name: 'Zürich' }])
  expect([...response.headers]).toEqual([['retry-after', '7']])
})

test('one that has no text is given as that', async () => {
  expect((await readAnswer(await answered(204))).status).toBe(204)
})

test('of one that is too long nothing is given', async () => {
  await expect(readAnswer(await answered(200), 10)).rejects.toThrow('too long')
})
