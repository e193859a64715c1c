import {
  type DayOfDetections,
  type DetectionsPart,
  type PlacesPart,
  type Read,
  RISK_LEVELS,
  RISK_NEWEST,
  RISK_TOP,
  type RiskDetection,
  type RiskLevel,
} from './risk-overview.ts'

/** A part of one company, with the company's id. */
export interface OfCompany<Part> {
  companyId: string
  part: Part
}

export interface DetectionTotals {
  total: number
  levels: Record<RiskLevel, number>
  /** For each of the days; a day without any has zeros. */
  days: DayOfDetections[]
  types: { type: string; count: number }[]
  newest: (RiskDetection & { companyId: string })[]
  isIncomplete: boolean
}

/** The detections of companies where they are measured, as one. Of types only each company's most frequent ones are known. */
export function detectionTotals(
  parts: readonly OfCompany<Read<DetectionsPart>>[],
  days: readonly string[],
): DetectionTotals {
  const byDate = new Map(days.map((date) => [date, { date, high: 0, medium: 0, low: 0, other: 0 }]))
  for (const { part } of parts)
    for (const day of part.days) {
      const sum = byDate.get(day.date)
      if (sum) for (const level of RISK_LEVELS) sum[level] += day[level]
    }
  const summed = [...byDate.values()]
  const levels = { high: 0, medium: 0, low: 0, other: 0 }
  for (const day of summed) for (const level of RISK_LEVELS) levels[level] += day[level]
  const types = new Map<string, number>()
  for (const { part } of parts)
    for (const { type, count } of part.types) types.set(type, (types.get(type) ?? 0) + count)
  return {
    total: RISK_LEVELS.reduce((sum, level) => sum + levels[level], 0),
    levels,
    days: summed,
    types: [...types]
      .map(([type, count]) => ({ type, count }))
      .toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1))
      .slice(0, RISK_TOP),
    newest: parts
      .flatMap(({ companyId, part }) => part.newest.map((each) => ({ ...each, companyId })))
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, RISK_NEWEST),
    isIncomplete: parts.some(({ part }) => part.is_incomplete),
  }
}

export type TopPlace = Read<PlacesPart>['top'][number]

/** The places with the most risky sign-ins over several companies. */
export function topPlaces(parts: readonly Read<PlacesPart>[]): TopPlace[] {
  const places = new Map<string, TopPlace>()
  for (const each of parts.flatMap(({ top }) => top)) {
    const known = places.get(each.place)
    places.set(
      each.place,
      known
        ? {
            ...known,
            count: known.count + each.count,
            last_at: known.last_at > each.last_at ? known.last_at : each.last_at,
          }
        : each,
    )
  }
  return mostFirst([...places.values()])
}

/** The most frequent first; of equals the one that was seen last. */
export const mostFirst = (places: readonly TopPlace[]): TopPlace[] =>
  places
    .toSorted(
      (a, b) => b.count - a.count || b.last_at.localeCompare(a.last_at) || (a.place < b.place ? -1 : 1),
    )
    .slice(0, RISK_TOP)
