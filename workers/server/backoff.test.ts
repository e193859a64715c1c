import fc from 'fast-check'
import { expect, test } from 'vitest'
import { syncLimits } from '#shared/contract/sync.ts'
import { backoff } from './backoff.ts'

const { first, longest } = syncLimits.backoff
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('a pause is never longer than the longest, nor than twice the one that was possible before', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e6 }), chance, (failures, random) => {
      const pause = backoff(failures, random)
      expect(pause).toBeGreaterThanOrEqual(0)
      expect(pause).toBeLessThanOrEqual(Math.min(longest, first * 2 ** failures))
      expect(pause).toBeLessThanOrEqual(2 * backoff(Math.max(0, failures - 1), random) + 1)
    }),
  )
})

test('devices that failed together do not come back together', () => {
  const pauses = [0, 0.25, 0.5, 0.75].map((random) => backoff(20, random))
  expect(pauses).toEqual([0, 0.25, 0.5, 0.75].map((part) => part * longest))
})
