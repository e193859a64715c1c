import { dayOf } from '#shared/domain/risk/risk-days.ts'
import {
  type DayOfDetections,
  type DetectionsPart,
  RISK_LEVELS,
  RISK_NEWEST,
  RISK_TOP,
  type RiskLevel,
} from '#shared/domain/risk/risk-overview.ts'
import type { VendorList, RiskDetection } from '#server/connectors/risks.ts'
import { countryIn, datedEvents, ipIn, shortened } from './risk-events.ts'

/** Where the vendor says nothing. */
const UNKNOWN = 'unknown'

/** What was detected in a tenant, counted. `now` is in milliseconds since 1970. */
export function detectionsPart(
  { items, isIncomplete }: VendorList<RiskDetection>,
  now: number,
): DetectionsPart {
  const { events, hasUndated } = datedEvents(items, ({ detectedDateTime }) => detectedDateTime, now)
  // Where nothing could be understood there is not nothing.
  if (events.length === 0 && (isIncomplete || hasUndated)) return { reason: 'unexpectedAnswer' }
  const days = new Map<string, DayOfDetections>()
  const types = new Map<string, number>()
  const newestFirst = events.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
  for (const event of newestFirst.toReversed()) {
    const date = dayOf(event.at)
    const day = days.get(date) ?? { date, high: 0, medium: 0, low: 0, other: 0 }
    day[levelIn(event)] += 1
    days.set(date, day)
    const type = shortened(event.riskEventType ?? UNKNOWN)
    types.set(type, (types.get(type) ?? 0) + 1)
  }
  return {
    read_at: new Date(now).toISOString(),
    days: [...days.values()],
    types: [...types]
      .map(([type, count]) => ({ type, count }))
      .toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1))
      .slice(0, RISK_TOP),
    newest: newestFirst.slice(0, RISK_NEWEST).map((event) => ({
      at: new Date(event.at).toISOString(),
      type: shortened(event.riskEventType ?? UNKNOWN),
      level: shortened(event.riskLevel ?? UNKNOWN),
      state: shortened(event.riskState ?? UNKNOWN),
      user: event.userPrincipalName === undefined ? null : shortened(event.userPrincipalName),
      ip: ipIn(event) ?? null,
      country: countryIn(event) ?? null,
    })),
    is_incomplete: isIncomplete || hasUndated,
  }
}

const levelIn = ({ riskLevel }: RiskDetection): RiskLevel =>
  RISK_LEVELS.find((level) => level === riskLevel) ?? 'other'
