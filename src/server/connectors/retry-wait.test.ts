import { expect, test } from 'vitest'
import { backoff, readRetryAfter } from './retry-wait.ts'

const now = Date.UTC(2026, 0, 2)

test.each([
  ['10', 10_000],
  [' 0.5 ', 500],
  ['Fri, 02 Jan 2026 00:01:00 GMT', 60_000],
  ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %s is a wait of %s milliseconds', (header, wait) => {
  expect(readRetryAfter(header, now)).toBe(wait)
})

test('Waits double, and half of each is left to chance', () => {
  expect([1, 2, 3, 4].map((attempt) => backoff(1000, attempt, () => 0))).toEqual([500, 1000, 2000, 4000])
  expect([1, 2, 3, 4].map((attempt) => backoff(1000, attempt, () => 0.999_999))).toEqual([
    1000, 2000, 4000, 8000,
  ])
})
