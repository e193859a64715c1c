import { expect, test } from 'vitest'
import { lostChanges } from './lost-changes.ts'

const cookie = { id: 'device', unsent: 3, oldest: 1000, userKey: 'me' }

test('after an eviction the cookie tells what was lost', () => {
  expect(lostChanges('me', true, cookie, null)).toEqual({ count: 3, since: 1000 })
})

test('without a cookie of this user the server tells', () => {
  const lastReport = { pending: 2, oldestPendingAt: 900 }
  expect(lostChanges('me', true, undefined, lastReport)).toEqual({ count: 2, since: 900 })
  expect(lostChanges('me', true, { ...cookie, userKey: 'other' }, lastReport)).toEqual({
    count: 2,
    since: 900,
  })
})

test('what was sent or discarded since the last report was not lost', () => {
  const sent = { ...cookie, unsent: 0, oldest: null }
  expect(lostChanges('me', true, sent, { pending: 2, oldestPendingAt: 900 })).toBeUndefined()
})

test("nobody hears of another person's changes", () => {
  expect(lostChanges('me', true, { ...cookie, userKey: 'other' }, null)).toBeUndefined()
})

test('nothing was lost where the queue is still here', () => {
  expect(lostChanges('me', false, cookie, { pending: 3, oldestPendingAt: 1000 })).toBeUndefined()
})
