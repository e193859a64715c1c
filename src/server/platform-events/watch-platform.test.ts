import { expect, test } from 'vitest'
import { MINUTE } from '#shared/lib/time.ts'
import { ofTurn } from './watch-platform.ts'

const NOW = Date.UTC(2026, 10, 26)

test('of more companies than one look tells of each has its turn within a few minutes, also behind those that always fail', () => {
  const due = Array.from({ length: 505 }, (_, place) => place)
  const looks = [0, 1, 2, 3].map((minute) => ofTurn(due, NOW + minute * MINUTE))
  expect(looks.map(({ length }) => length)).toEqual([200, 200, 200, 200])
  expect(new Set(looks.flat()).size).toBe(505)
})

test('a few companies all have their turn at once', () => {
  expect(ofTurn([1, 2, 3], NOW)).toEqual([1, 2, 3])
})
