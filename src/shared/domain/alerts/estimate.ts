import { DAY } from '#shared/lib/time.ts'
import type { AlertRow } from './alert-row.ts'
import { type AlertRouting, routeAlert } from './route-alert.ts'

/** How far back an estimate looks (ALERT-09). */
export const ESTIMATED_DAYS = 30

/** How many alerts of the last 30 days there were, and how many of them each channel would have told. */
export interface Estimate {
  alerts: number
  push: number
  email: number
  webhook: number
  ticket: number
}

/**
 * What this routing would have told of the alerts of the last 30 days, had each been new when it was raised and snoozed by
 * nobody. `routingOf` gives that of a company, by its id. `now` in milliseconds since 1970.
 */
export function estimate(
  alerts: readonly AlertRow[],
  routingOf: (customerId: string) => Omit<AlertRouting, 'snoozes'>,
  now: number,
): Estimate {
  const since = now - ESTIMATED_DAYS * DAY
  const found: Estimate = { alerts: 0, push: 0, email: 0, webhook: 0, ticket: 0 }
  for (const alert of alerts) {
    if (Date.parse(alert.raised_at) < since) continue
    const asNew = { ...alert, status: 'new' as const, snoozed_until: null }
    const route = routeAlert(asNew, { ...routingOf(alert.customer_id), snoozes: [] }, now)
    found.alerts++
    if (route.push !== null) found.push++
    if (route.email.length > 0) found.email++
    if (route.webhook) found.webhook++
    if (route.ticket !== null) found.ticket++
  }
  return found
}
