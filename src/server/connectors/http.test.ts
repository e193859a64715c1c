import { expect, test } from 'vitest'
import { A_PAGE, send } from './http.ts'

const LIMITS = { attempts: 1, backoff: 1, longestWait: 1, answer: 1000 }

const ask = (status: number, text: string, type: string) =>
  send(
    {
      fetch: async () => new Response(text, { status, headers: { 'Content-Type': type } }),
      clock: { now: () => 0 },
      sleep: async () => {},
      random: () => 0,
    },
    LIMITS,
    () => ({ url: 'https://vendor.example', init: {} }),
  )

test('a page with a status of success is no answer of a vendor', async () => {
  for (const type of ['text/html', 'text/html; charset=utf-8', 'TEXT/HTML'])
    await expect(ask(200, '<p>Accept the terms', type)).rejects.toMatchObject({
      reason: 'unexpectedAnswer',
      code: A_PAGE,
    })
})

test('what says nothing is one, whatever its server calls it, and so is a page that refuses', async () => {
  expect(await ask(200, '', 'text/html')).toMatchObject({ status: 200, body: undefined })
  expect(await ask(404, '<h1>Not found', 'text/html')).toMatchObject({ status: 404, body: undefined })
  expect(await ask(200, '{"done":true}', 'application/json')).toMatchObject({ body: { done: true } })
})
