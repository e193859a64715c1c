import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedEvent } from './event-signature.ts'

const NOW = 1_800_000_000_000
const SECRET = 'sixteen characters'
const text = '{"id":"evt_1"}'
const hmac = (moment: number | string, secret = SECRET) =>
  createHmac('sha256', secret).update(`${moment}.${text}`).digest('hex')
const at = NOW / 1000

test.each<[string, string | undefined, boolean]>([
  ['as it should be', `t=${at},v1=${hmac(at)}`, true],
  ['with the signature of an older secret before it', `t=${at},v1=${hmac(at, 'older')},v1=${hmac(at)}`, true],
  ['just within five minutes', `t=${at - 300},v1=${hmac(at - 300)}`, true],
  ['older than that', `t=${at - 301},v1=${hmac(at - 301)}`, false],
  ['of a moment that is still to come', `t=${at + 301},v1=${hmac(at + 301)}`, false],
  ['with another secret', `t=${at},v1=${hmac(at, 'somebody else’s')}`, false],
  ['with the moment changed', `t=${at + 1},v1=${hmac(at)}`, false],
  ['with two moments', `t=${at},t=${at - 301},v1=${hmac(at)}`, false],
  ['with a moment that is no number', `t=${at}e0,v1=${hmac(`${at}e0`)}`, false],
  ['without a moment', `v1=${hmac(at)}`, false],
  ['without a signature', `t=${at}`, false],
  ['with half a signature', `t=${at},v1=${hmac(at).slice(0, 32)}`, false],
  ['with capital letters, which are another spelling', `t=${at},v1=${hmac(at).toUpperCase()}`, false],
  ['not at all', undefined, false],
])('a message that is signed %s', (_, header, isSigned) => {
  expect(isSignedEvent(SECRET, { header, text, now: NOW })).toBe(isSigned)
})

test('another text is not signed', () => {
  expect(isSignedEvent(SECRET, { header: `t=${at},v1=${hmac(at)}`, text: `${text} `, now: NOW })).toBe(false)
})
