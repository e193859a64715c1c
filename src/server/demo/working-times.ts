import { DAY, HOUR } from '#shared/lib/time.ts'
import type { Random } from './random.ts'

/** On so many working days something happens that is told of. */
const EVENTFUL = 0.28

/**
 * Moments of working hours on different days, in milliseconds since 1970, the latest first: none in the last day before
 * `until`, none more than `days` before it.
 */
export function workingTimes(until: number, days: number, random: Random): number[] {
  const today = until - (until % DAY)
  return Array.from({ length: days - 2 }, (_, back) => today - (back + 2) * DAY)
    .filter((day) => isWorkingDay(day) && random.chance(EVENTFUL))
    .map((day) => Math.floor(day + (7 + random.next() * 9) * HOUR))
}

const isWorkingDay = (day: number): boolean => {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
