import { expect, test } from 'vitest'
import { buildAccess } from '#tests/support/build-access.ts'
import { opensDialog } from './dialogs.ts'

test('Enable Secure is for who manages Secure, while secure-licensing is on', () => {
  expect(opensDialog('enableSecure', buildAccess())).toBe(true)
  expect(opensDialog('enableSecure', buildAccess({ off: ['secure-licensing'] }))).toBe(false)
  expect(opensDialog('enableSecure', buildAccess({ role: 'Read-Only' }))).toBe(false)
})

test('the dialogs of an address are for who manages what they change', () => {
  expect(opensDialog('addUser', buildAccess({ role: 'Admin' }))).toBe(true)
  expect(opensDialog('addUser', buildAccess({ role: 'Agent' }))).toBe(false)
  expect(opensDialog('eventSettings', buildAccess({ role: 'Agent' }))).toBe(true)
  expect(opensDialog('eventSettings', buildAccess({ role: 'Read-Only' }))).toBe(false)
})
