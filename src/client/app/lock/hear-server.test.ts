import { expect, test } from 'vitest'
import { ApiError, unverified } from '#client/data/call/api-error.ts'
import { hearServer } from './hear-server.ts'

/** What is told of an answer of the server. */
async function toldOf(ask: Parameters<typeof hearServer>[0]['ask']): Promise<unknown[]> {
  const told: unknown[] = []
  await hearServer({ ask, heard: (answer) => told.push(answer), refused: () => told.push('refused') })
  return told
}

test('a refused refresh of the session is told, so that somebody is asked to sign in (SESS-09)', async () => {
  expect(await toldOf(() => Promise.reject(unverified()))).toEqual(['refused'])
})

test.each([new ApiError('network'), new Error('the disk is full')])(
  'what fails otherwise says nothing of the session: %s',
  async (cause) => {
    expect(await toldOf(() => Promise.reject(cause))).toEqual([])
  },
)

test('an answer is told once', async () => {
  const answer = { mode: 'pin', isWiped: false } as const
  expect(await toldOf(async () => answer)).toEqual([answer])
  expect(await toldOf(async () => undefined)).toEqual([])
})
