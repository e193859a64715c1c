import { DAY, MINUTE } from '#shared/lib/time.ts'
import type { QuietHours } from './alert-settings.ts'

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The minute of the day that it is in a time zone at a moment. */
function minuteAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
    .formatToParts(moment)
    .map(({ type, value }) => [type, Number(value)] as const)
  const { hour = 0, minute = 0 } = Object.fromEntries(parts)
  return hour * 60 + minute
}

/**
 * Until when it is quiet, in milliseconds since 1970; undefined where it is not. Where clocks are changed meanwhile it is
 * an hour early or late, so whoever waited for it asks again.
 */
export function quietUntil(hours: QuietHours | null, timeZone: string, now: number): number | undefined {
  if (hours === null) return undefined
  const [from, until, minute] = [minuteOf(hours.from), minuteOf(hours.until), minuteAt(now, timeZone)]
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until
  if (!isQuiet) return undefined
  const left = ((until - minute + DAY / MINUTE) % (DAY / MINUTE)) * MINUTE
  return now - (now % MINUTE) + left
}
