import { dayAt } from '../organization/local-day.ts'

/** ORG-24. */
export const RENEWAL_YEARS = 100

/** What is wrong with a day (as in 2026-11-28) on which a subscription is to be renewed; undefined where nothing is. */
export function renewalDateIssue(
  date: string,
  now: number,
  timeZone: string,
): 'invalid' | 'past' | 'tooFar' | undefined {
  const at = Date.parse(`${date}T00:00:00Z`)
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(date) ||
    Number.isNaN(at) ||
    new Date(at).toISOString().slice(0, 10) !== date
  )
    return 'invalid'
  const today = dayText(now, timeZone)
  if (date < today) return 'past'
  return date > yearsLater(today) ? 'tooFar' : undefined
}

/** The first and the last day on which a subscription can be renewed. */
export function renewalBounds(now: number, timeZone: string): { first: string; last: string } {
  const first = dayText(now, timeZone)
  return { first, last: yearsLater(first) }
}

/** The last day of February stands for a leap day that the later year does not have. */
function yearsLater(day: string): string {
  const later = `${Number(day.slice(0, 4)) + RENEWAL_YEARS}${day.slice(4)}`
  return new Date(Date.parse(`${later}T00:00:00Z`)).toISOString().slice(0, 10) === later
    ? later
    : `${later.slice(0, 8)}28`
}

function dayText(now: number, timeZone: string): string {
  return new Date(dayAt(now, timeZone) * 86_400_000).toISOString().slice(0, 10)
}
