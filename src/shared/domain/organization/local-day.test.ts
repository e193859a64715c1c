import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginOfDay, dayAt } from './local-day.ts'

const day = (date: string) => Date.parse(date) / 86_400_000
const begins = (date: string, timeZone: string) => new Date(beginOfDay(day(date), timeZone)).toISOString()

test.each([
  ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22', 'Europe/Berlin', '2026-11-21T23:00:00.000Z'],
  ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
  ['2026-11-22', 'Pacific/Pago_Pago', '2026-11-22T11:00:00.000Z'],
  ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
  // The night in which the clocks are put back, and the day after it.
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  // There is no midnight: the clocks go from 23:59 to 1:00.
  ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00.000Z'],
])('%s begins in %s at %s', (date, timeZone, moment) => {
  expect(begins(date, timeZone)).toBe(moment)
})

test('every moment lies in its day, in every zone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2060, 0, 1) }),
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      (moment, timeZone) => {
        const today = dayAt(moment, timeZone)
        expect(beginOfDay(today, timeZone)).toBeLessThanOrEqual(moment)
        expect(beginOfDay(today + 1, timeZone)).toBeGreaterThan(moment)
      },
    ),
    { numRuns: 60 },
  )
})
