import { beginOfDay, dayAt } from '#shared/domain/organization/local-day.ts'
import { DAY } from '#shared/lib/time.ts'
import type { Frequency } from './scheduled-report.ts'

/** The day, counted from 1970 on, with which the period begins that is `periods` after the one of a day. */
function firstDay(day: number, frequency: Frequency, periods: number): number {
  if (frequency === 'daily') return day + periods
  // The first of January 1970 was a Thursday, and weeks begin on Mondays (ISO 8601).
  if (frequency === 'weekly') return day - ((((day + 3) % 7) + 7) % 7) + 7 * periods
  const date = new Date(day * DAY)
  const months = frequency === 'monthly' ? 1 : 3
  const month = Math.floor(date.getUTCMonth() / months) * months
  return Date.UTC(date.getUTCFullYear(), month + months * periods, 1) / DAY
}

/**
 * The last time at or before a moment at which a report of this frequency is due: the first full hour of the day, week,
 * month or quarter in a time zone (REP-12), also where clocks are changed at midnight. In milliseconds since 1970.
 */
export const lastDue = (frequency: Frequency, timeZone: string, moment: number): number =>
  beginOfDay(firstDay(dayAt(moment, timeZone), frequency, 0), timeZone)

/** The first time after a moment at which it is due. */
export const nextDue = (frequency: Frequency, timeZone: string, moment: number): number =>
  beginOfDay(firstDay(dayAt(moment, timeZone), frequency, 1), timeZone)

/** The period that ends when a report is due, and which it tells of. */
export const periodBefore = (
  frequency: Frequency,
  timeZone: string,
  due: number,
): { from: number; until: number } => ({ from: lastDue(frequency, timeZone, due - 1), until: due })

interface Schedule {
  frequency: Frequency
  enabled: boolean
  /** Since when it is as it is: what was due before is not made up for. ISO 8601 in UTC. */
  active_since: string
  /** The due time that was last taken care of; null where none was. */
  last_due_at: string | null
}

/**
 * The due time that has to be taken care of now; undefined where none has. Of those that a server missed only the last one
 * counts: seven reports of one week are read by nobody.
 */
export function dueNow(schedule: Schedule, timeZone: string, now: number): number | undefined {
  if (!schedule.enabled) return undefined
  const due = lastDue(schedule.frequency, timeZone, now)
  if (due <= Date.parse(schedule.active_since)) return undefined
  return schedule.last_due_at !== null && due <= Date.parse(schedule.last_due_at) ? undefined : due
}

/** The quarter of a moment in a time zone, such as `2026-4`, and the day, `2027-01-01`, on which the next one begins. */
export function quarterAt(moment: number, timeZone: string): { name: string; next: string } {
  const day = dayAt(moment, timeZone)
  const first = new Date(firstDay(day, 'quarterly', 0) * DAY)
  const next = new Date(firstDay(day, 'quarterly', 1) * DAY)
  return {
    name: `${first.getUTCFullYear()}-${Math.floor(first.getUTCMonth() / 3) + 1}`,
    next: next.toISOString().slice(0, 10),
  }
}
