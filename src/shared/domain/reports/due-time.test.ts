import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { dueNow, lastDue, nextDue, periodBefore, quarterAt } from './due-time.ts'
import { FREQUENCIES } from './scheduled-report.ts'

const BERLIN = 'Europe/Berlin'
const at = (text: string) => Date.parse(text)
const isoOf = (moment: number) => new Date(moment).toISOString()

test.each([
  ['daily', '2026-11-28T23:00:00.000Z'],
  ['weekly', '2026-11-22T23:00:00.000Z'],
  ['monthly', '2026-10-31T23:00:00.000Z'],
  ['quarterly', '2026-09-30T22:00:00.000Z'],
] as const)('a %s report was last due at the first hour of its period (REP-12)', (frequency, due) => {
  // A Sunday in Berlin, an hour after midnight there.
  expect(isoOf(lastDue(frequency, BERLIN, at('2026-11-29T00:00:00Z')))).toBe(due)
})

test.each([
  // The clock goes from 1:59 to 3:00, and in October back from 2:59 to 2:00.
  ['2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('a day of 23 or 25 hours has one due time at its beginning: %s', (now, last, next) => {
  expect(isoOf(lastDue('daily', BERLIN, at(now)))).toBe(last)
  expect(isoOf(nextDue('daily', BERLIN, at(now)))).toBe(next)
})

test('where clocks skip midnight the first hour is one o’clock', () => {
  // In Santiago the 6th of September 2026 begins at 1:00, as summer time begins at midnight.
  expect(isoOf(lastDue('daily', 'America/Santiago', at('2026-09-06T12:00:00Z')))).toBe(
    '2026-09-06T04:00:00.000Z',
  )
})

const anyZone = fc.constantFrom(
  'UTC',
  BERLIN,
  'America/Santiago',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Asia/Tokyo',
)
const anyMoment = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') })
const anyFrequency = fc.constantFrom(...FREQUENCIES)

test('of any moment the last due time is not after it and the next one is, and there is none between', () => {
  fc.assert(
    fc.property(anyFrequency, anyZone, anyMoment, (frequency, zone, now) => {
      const [last, next] = [lastDue(frequency, zone, now), nextDue(frequency, zone, now)]
      expect(last).toBeLessThanOrEqual(now)
      expect(next).toBeGreaterThan(now)
      expect(lastDue(frequency, zone, next - 1)).toBe(last)
      expect(lastDue(frequency, zone, next)).toBe(next)
      expect(periodBefore(frequency, zone, next)).toEqual({ from: last, until: next })
      const local = new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric', second: 'numeric' })
      expect(
        local
          .formatToParts(last)
          .filter(({ type }) => type !== 'literal')
          .every(({ value }) => Number(value) === 0),
      ).toBe(true)
    }),
  )
})

test('whoever looks at any times mails each period at most once, and the last one always', () => {
  const anyLooks = fc.array(fc.integer({ min: MINUTE, max: 20 * DAY }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(anyFrequency, anyZone, anyMoment, anyLooks, (frequency, zone, begun, pauses) => {
      let now = begun
      let last_due_at: string | null = null
      const mailed: number[] = []
      for (const pause of pauses) {
        now += pause
        const schedule = { frequency, enabled: true, active_since: isoOf(begun), last_due_at }
        const due = dueNow(schedule, zone, now)
        if (due === undefined) continue
        mailed.push(due)
        last_due_at = isoOf(due)
      }
      expect(new Set(mailed).size).toBe(mailed.length)
      const last = lastDue(frequency, zone, now)
      expect(mailed.at(-1)).toBe(last > begun ? last : undefined)
    }),
  )
})

test('a server that was down for a week has one daily report to make, not seven', () => {
  const schedule = {
    frequency: 'daily',
    enabled: true,
    active_since: '2026-11-01T10:00:00Z',
    last_due_at: null,
  } as const
  const now = at('2026-11-08T10:00:00Z')
  const due = dueNow(schedule, BERLIN, now) ?? 0
  expect(isoOf(due)).toBe('2026-11-07T23:00:00.000Z')
  expect(dueNow({ ...schedule, last_due_at: isoOf(due) }, BERLIN, now + HOUR)).toBeUndefined()
  expect(dueNow({ ...schedule, enabled: false }, BERLIN, now)).toBeUndefined()
})

test('quarters begin on their first day in the organization’s time zone (REP-07)', () => {
  expect(quarterAt(at('2026-12-31T22:59:59Z'), BERLIN)).toEqual({ name: '2026-4', next: '2027-01-01' })
  expect(quarterAt(at('2026-12-31T23:00:00Z'), BERLIN)).toEqual({ name: '2027-1', next: '2027-04-01' })
})
