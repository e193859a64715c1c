import { expect, test } from 'vitest'
import { exactUtc, relativeTime } from './relative-time.ts'

const now = Date.UTC(2026, 10, 20, 9, 12)
const minute = 60_000

test.each([
  [20_000, 'en', 'now'],
  [12 * minute, 'en', '12 minutes ago'],
  [12 * minute, 'de', 'vor 12 Minuten'],
  [119 * minute, 'en', '1 hour ago'],
  [24 * 60 * minute, 'en', 'yesterday'],
])('%i ms ago in %s is "%s"', (ago, locale, words) => {
  expect(relativeTime(now - ago, { now, locale })).toBe(words)
})

test('the exact time is in UTC', () => {
  expect(exactUtc(now)).toBe('2026-11-20 09:12:00 UTC')
})
