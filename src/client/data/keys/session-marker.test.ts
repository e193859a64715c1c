import { expect, test } from 'vitest'
import { isSessionMarked, unmarkSession } from './session-marker.ts'

const jarOf = (value: string, written: string[] = []) => ({
  read: () => value,
  write: (cookie: string) => void written.push(cookie),
  isSecure: false,
})

test.each([
  ['Session=1790000000000', true],
  ['castellan-device=1.0.0.; Session=1', true],
  ['', false],
  ['MySession=1; Sessions=2', false],
])('the cookies %j say that a session is alive: %s', (cookies, isAlive) => {
  expect(isSessionMarked(jarOf(cookies))).toBe(isAlive)
})

test('a session that is over is no longer marked', () => {
  const written: string[] = []
  unmarkSession(jarOf('Session=1', written))
  expect(written).toEqual(['Session=; Max-Age=0; Path=/'])
})
