import { netChanges, within } from '#shared/domain/posture/net-changes.ts'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import type { PostureAddress } from '../posture-address.ts'

type ChangePeriod = Pick<PostureAddress, 'from' | 'to' | 'net'>

/** The changes that were found between two days of this device's calendar, each or only what is left of them. */
export function changesBetween(
  changes: readonly PostureChange[],
  { from, to, net }: ChangePeriod,
): PostureChange[] {
  const found = within(changes, {
    from: from && startOf(from).toISOString(),
    until: to && startOf(to, 1).toISOString(),
  })
  return net ? netChanges(found) : found
}

/** When a day begins here, or so many days later. */
function startOf(day: string, later = 0): Date {
  const start = new Date(`${day}T00:00`)
  // By the calendar: a day may have 23 or 25 hours.
  start.setDate(start.getDate() + later)
  return start
}

/** The day of an instant by this device's calendar, as an address has it. */
export function dayOf(instant: number): string {
  const date = new Date(instant)
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
