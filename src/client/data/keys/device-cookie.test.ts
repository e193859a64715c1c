import { expect, test } from 'vitest'
import { type CookieJar, ensureDeviceId, noteUnsent, readDeviceCookie } from './device-cookie.ts'

const id = '0198f2f4-7a10-4c3e-9c11-4f6c0f1f2a3b'
const owner = '00112233aabbccdd'

function jarOf(value = '', isSecure = true) {
  const written: string[] = []
  const jar: CookieJar = {
    read: () => value,
    write: (cookie) => {
      written.push(cookie)
      value = cookie.split(';')[0] ?? ''
    },
    isSecure,
  }
  return { jar, written }
}

test('a device keeps its id', () => {
  const { jar, written } = jarOf()
  const made = ensureDeviceId(jar)
  expect(ensureDeviceId(jar)).toBe(made)
  expect(written).toEqual([
    `castellan-device=${made}.0.0.; Path=/; Max-Age=34560000; SameSite=Strict; Secure`,
  ])
})

test('a deleted cookie gets the id that the device is known by', () => {
  const { jar } = jarOf()
  expect(ensureDeviceId(jar, id)).toBe(id)
})

test('what waits is noted beside the id, with whose it is', () => {
  const { jar } = jarOf(`other=1; castellan-device=${id}.0.0.`, false)
  noteUnsent(jar, owner, 3, 1_700_000_000_000)
  expect(readDeviceCookie(jar)).toEqual({ id, unsent: 3, oldest: 1_700_000_000_000, userKey: owner })
  noteUnsent(jar, owner, 0, 1_700_000_000_000)
  expect(readDeviceCookie(jar)).toEqual({ id, unsent: 0, oldest: null, userKey: owner })
})

test('without https the cookie is written all the same', () => {
  const { jar, written } = jarOf('', false)
  ensureDeviceId(jar, id)
  expect(written[0]).not.toContain('Secure')
})

test.each([
  ['nothing', ''],
  ['another cookie', 'castellan-devices=1'],
  ['no id', 'castellan-device=.3.4'],
  ['a wrong id', 'castellan-device=me.3.4'],
  ['text', 'castellan-device=%00%%'],
])('%s is no device', (_, cookie) => {
  expect(readDeviceCookie(jarOf(cookie).jar)).toBeUndefined()
})

test.each([
  ['nothing after the id', id, 0, null],
  ['words', `${id}.many.long.ago`, 0, null],
  ['a count below nothing', `${id}.-3.4`, 0, null],
  ['a count without a time', `${id}.3`, 3, null],
  ['a number without end', `${id}.${'9'.repeat(40)}.1`, 0, null],
])('%s leaves the id', (_, value, unsent, oldest) => {
  expect(readDeviceCookie(jarOf(`castellan-device=${value}`).jar)).toEqual({
    id,
    unsent,
    oldest,
    userKey: null,
  })
})
