import { DAY } from '#shared/lib/time.ts'
import { RISK_DAYS } from './risk-overview.ts'

/** The day of a moment, in UTC: `2026-11-20`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The days that are looked at, the oldest first; the last one is that of `until`. */
export const riskDays = (until: number): string[] =>
  Array.from({ length: RISK_DAYS }, (_, place) => dayOf(until - (RISK_DAYS - 1 - place) * DAY))
