import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Payload } from 'altcha-lib/types'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#client/data/call/api-error.ts'
import { beginCaptcha, solveCaptcha } from './captcha.ts'

const SECRET = 'a secret of the server'

/** A server that asks for a proof of work each time; gives how often it was asked. */
function serve(lifetimes: number[]) {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    const lifetime = lifetimes[asked++]
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      deriveKey,
      hmacSignatureSecret: SECRET,
      ...(lifetime === undefined ? {} : { expiresAt: Math.floor(Date.now() / 1000) + lifetime }),
    })
    return Response.json(challenge)
  })
  return () => asked
}

async function isSolved(sent: string): Promise<boolean> {
  const { challenge, solution } = JSON.parse(atob(sent)) as Payload
  return (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: SECRET })).verified
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the proof of work that is done while somebody types satisfies the server, once', async () => {
  const asked = serve([300, 300])
  beginCaptcha()
  beginCaptcha()
  const first = await solveCaptcha()
  expect([await isSolved(first), asked()]).toEqual([true, 1])
  const second = await solveCaptcha()
  expect([await isSolved(second), asked(), second === first]).toEqual([true, 2, false])
})

test('one that has become too old meanwhile is done again', async () => {
  const asked = serve([5, 300])
  beginCaptcha()
  expect(await isSolved(await solveCaptcha())).toBe(true)
  expect(asked()).toBe(2)
})

test('one that could not be begun is begun again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  beginCaptcha()
  await expect(solveCaptcha()).rejects.toThrow(ApiError)
  serve([300])
  expect(await isSolved(await solveCaptcha())).toBe(true)
})
