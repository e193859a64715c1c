import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Window } from './detection.ts'
import { fullWindows } from './full-windows.ts'
import type { ActivityEvent, SecurityEvent } from './security-event.ts'

/** As many events as there are times; each has a key of few, and counts for so many. */
const events = fc
  .array(
    fc.record({
      at: fc.nat(40),
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      count: fc.integer({ min: 1, max: 5 }),
    }),
    {
      maxLength: 30,
    },
  )
  .map((list) =>
    list.map((each) => ({ kind: 'activity', ...each }) as ActivityEvent).toSorted((a, b) => a.at - b.at),
  )

const countOf = (event: SecurityEvent) => (event.kind === 'activity' ? event.count : 1)

/** Each window weighed by itself: of each key what weighs the most. */
const weighOneByOne = (counted: readonly ActivityEvent[], { length, threshold }: Window, from: number) =>
  counted.flatMap((end, last) => {
    const inside = counted.slice(0, last + 1).filter(({ at }) => at > end.at - length)
    const weights = [...Map.groupBy(inside, ({ key }) => key).values()].map((same) =>
      Math.max(...same.map(({ count }) => count)),
    )
    const isFull = weights.reduce((a, b) => a + b, 0) >= threshold
    return isFull && end.at >= from ? [[last + 1 - inside.length, last]] : []
  })

test('a window is full where what it holds weighs enough, each thing once by its heaviest event', () => {
  let full = 0
  fc.assert(
    fc.property(
      events,
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(40),
      (counted, length, threshold, from) => {
        const window: Window = { length, threshold, by: () => 'all', weight: countOf }
        const found = fullWindows(counted, window, from)
        full += found.length
        expect(found).toEqual(weighOneByOne(counted, window, from))
      },
    ),
    { numRuns: 300 },
  )
  expect(full).toBeGreaterThan(300)
})
