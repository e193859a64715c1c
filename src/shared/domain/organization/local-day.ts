import { DAY, HOUR } from '#shared/lib/time.ts'

/** No place is further from UTC. */
const FURTHEST = 15 * HOUR

/** The number of the day, from 1970 on, that it is in a time zone at a moment. */
export function dayAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0 } = parts
  return Date.UTC(year, month - 1, day) / DAY
}

/** The moment at which a day begins in a time zone, also where clocks are changed at midnight. */
export function beginOfDay(day: number, timeZone: string): number {
  let before = day * DAY - FURTHEST
  let begun = day * DAY + FURTHEST
  while (begun - before > 1) {
    const between = Math.floor((before + begun) / 2)
    if (dayAt(between, timeZone) < day) before = between
    else begun = between
  }
  return begun
}
