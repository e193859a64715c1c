import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerError } from './answer-error.ts'
import type { Environment } from './environment.ts'
import { rateLimit } from './rate-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function serve(perMinute: number) {
  const app = new Hono<Environment>()
    .onError(answerError)
    .use(rateLimit(perMinute, (c) => c.req.header('who')))
    .get('/', (c) => c.text('answered'))
  return (who?: string) => app.request('/', who === undefined ? {} : { headers: { who } })
}

test('whoever asks too often is told when to come again, and is answered then', async () => {
  const ask = serve(3)
  for (let each = 0; each < 3; each++) expect((await ask('olive')).status).toBe(200)
  vi.advanceTimersByTime(20_000)
  const refused = await ask('olive')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
  expect(await refused.json()).toMatchObject({ code: 'tooManyRequests' })
  vi.advanceTimersByTime(40_000)
  expect((await ask('olive')).status).toBe(200)
})

test('nobody is refused for what others ask, and who is not counted is not refused', async () => {
  const ask = serve(1)
  expect((await ask('olive')).status).toBe(200)
  expect((await ask('olive')).status).toBe(429)
  expect((await ask('ada')).status).toBe(200)
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(200)
})

test('a limit of 0 is none', async () => {
  const ask = serve(0)
  for (let each = 0; each < 20; each++) expect((await ask('olive')).status).toBe(200)
})
