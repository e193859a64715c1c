import { describe, expect, test } from 'vitest'
import { buildSubscription } from '#tests/support/build-access.ts'
import { fullSubscription, isValid } from './subscription.ts'
import { daysLeft, endOfTrial, trialSubscription } from './trial.ts'

const at = (text: string) => Date.parse(text)
const ZONE = 'Europe/Berlin'

describe('a trial', () => {
  test.each([
    ['2026-11-22T12:00:00Z', ZONE, '2026-12-06T23:00:00.000Z'],
    // It is the 23rd there already.
    ['2026-11-22T23:30:00Z', ZONE, '2026-12-07T23:00:00.000Z'],
    // The clocks are put back within it.
    ['2026-10-20T12:00:00Z', ZONE, '2026-11-03T23:00:00.000Z'],
    ['2026-11-22T12:00:00Z', 'America/Los_Angeles', '2026-12-07T08:00:00.000Z'],
  ])('that begins at %s in %s ends with the 14th day after that, at %s', (begins, zone, ends) => {
    const trial = trialSubscription('id', at(begins), zone)
    expect(trial).toEqual({ ...fullSubscription('id'), plan: 'trial', billing: 'trial', trial_ends_at: ends })
    expect(isValid(trial, at(ends) - 1)).toBe(true)
    expect(isValid(trial, at(ends))).toBe(false)
  })

  test.each([
    ['2026-11-22T12:00:00Z', 14],
    ['2026-11-22T22:59:59Z', 14],
    ['2026-11-22T23:00:00Z', 13],
    ['2026-12-05T23:00:00Z', 0],
    ['2026-12-06T22:59:59Z', 0],
  ])('has at %s so many days left: %i', (now, left) => {
    const trial = trialSubscription('id', at('2026-11-22T12:00:00Z'), ZONE)
    const ends = endOfTrial(trial, at(now))
    expect(ends === undefined ? undefined : daysLeft(ends, at(now), ZONE)).toBe(left)
  })

  test('has no end that is to come where it is over, or was never begun', () => {
    const ends = '2026-12-06T23:00:00.000Z'
    const trial = buildSubscription({ billing: 'trial', trial_ends_at: ends })
    expect(endOfTrial(trial, at(ends) - 1)).toBe(at(ends))
    expect(endOfTrial(trial, at(ends))).toBeUndefined()
    expect(endOfTrial({ ...trial, billing: 'monthly' }, 0)).toBeUndefined()
    expect(endOfTrial({ ...trial, trial_ends_at: null }, 0)).toBeUndefined()
  })
})
