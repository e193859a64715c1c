import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '#server/platform/app-error.ts'
import { answerError } from './answer-error.ts'
import type { Environment } from './environment.ts'

test('a refusal answers with its text in English, and with the values for every other language', async () => {
  const app = new Hono<Environment>()
  app.use(async (c, next) => {
    c.set('requestId', '7f0c')
    await next()
  })
  app.get('/', () => {
    throw new AppError('missingLicense', { values: { license: 'Secure Premium' } })
  })
  app.onError(answerError)
  const answer = await app.request('/')
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    code: 'missingLicense',
    message: 'A license is missing: Secure Premium',
    requestId: '7f0c',
    values: { license: 'Secure Premium' },
  })
})
