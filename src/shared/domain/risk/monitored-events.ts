import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { dayOf } from './risk-days.ts'
import { type RiskOverview, RISK_LEVELS } from './risk-overview.ts'

/** What happened in tenants on a day, as far as it is read. */
export interface DayOfEvents {
  date: string
  detections: number
  changes: number
}

/** The risk detections and the changes found at these companies, for each of the days. */
export function monitoredEvents(
  companyIds: ReadonlySet<string>,
  overviews: readonly RiskOverview[],
  changes: readonly PostureChange[],
  days: readonly string[],
): DayOfEvents[] {
  const byDate = new Map(days.map((date) => [date, { date, detections: 0, changes: 0 }]))
  for (const { customer_id, risk_detections } of overviews) {
    if (!companyIds.has(customer_id) || !('days' in risk_detections)) continue
    for (const day of risk_detections.days) {
      const sum = byDate.get(day.date)
      if (sum) for (const level of RISK_LEVELS) sum.detections += day[level]
    }
  }
  for (const { customer_id, found_at } of changes) {
    const sum = companyIds.has(customer_id) ? byDate.get(dayOf(Date.parse(found_at))) : undefined
    if (sum) sum.changes += 1
  }
  return [...byDate.values()]
}
