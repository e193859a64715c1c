import { expect, test } from 'vitest'
import type { Session } from '#client/data/session/session-database.ts'
import { ownToken } from './own-token.ts'

const sessionOf = (userKey: string): Session => ({
  userKey,
  tokens: { idToken: `token of ${userKey}`, accessToken: '', half: '', expiresAt: 0 },
  config: { site: 'test', pool: { url: '/identity/', clientId: 'castellan' } },
})

/** The token of `one`, on a device where somebody may sign in meanwhile. */
function start(first: string | undefined) {
  const device = { signedIn: first }
  const token = ownToken('one', {
    read: async () => (device.signedIn === undefined ? undefined : sessionOf(device.signedIn)),
    valid: async ({ tokens }) => tokens.idToken,
    renewed: async ({ tokens }, rejected) => `${tokens.idToken} instead of ${rejected}`,
  })
  return { device, token }
}

test('the token of who is signed in is taken, and another one where it was rejected', async () => {
  const { token } = start('one')
  expect(await token()).toBe('token of one')
  expect(await token('token of one')).toBe('token of one instead of token of one')
})

test.each([undefined, 'two'])(
  'what %s left or brought is never used in the name of one',
  async (signedIn) => {
    const { token } = start(signedIn)
    await expect(token()).rejects.toMatchObject({ code: 'sessionUnverified', status: 401 })
  },
)

test('whoever signs in between two attempts lends nobody their name', async () => {
  const { device, token } = start('one')
  const rejected = await token()
  device.signedIn = 'two'
  await expect(token(rejected)).rejects.toMatchObject({ code: 'sessionUnverified' })
})
