import { DAY } from '#shared/lib/time.ts'
import { RISK_DAYS } from '#shared/domain/risk/risk-overview.ts'
import { dayOf } from '#shared/domain/risk/risk-days.ts'

/** Texts of the vendor's are carried in full as long as they are shorter. */
const LONGEST = 120

/** The moment from which on all is looked at: the beginning of the first day. */
export const riskSince = (now: number): number => Date.parse(dayOf(now - (RISK_DAYS - 1) * DAY))

/**
 * Each event once, with when it happened: one of the future, by a clock that is wrong, has just happened. What has no
 * time makes the list incomplete, and what is too old is not looked at.
 */
export function datedEvents<Item extends { id: string }>(
  items: readonly Item[],
  timeOf: (item: Item) => number | undefined,
  now: number,
): { events: (Item & { at: number })[]; hasUndated: boolean } {
  const unique = [...new Map(items.map((item) => [item.id, item])).values()]
  const since = riskSince(now)
  return {
    events: unique.flatMap((item) => {
      const at = timeOf(item)
      return at === undefined || at < since ? [] : [{ ...item, at: Math.min(at, now) }]
    }),
    hasUndated: unique.some((item) => timeOf(item) === undefined),
  }
}

export const shortened = (text: string): string => text.slice(0, LONGEST)

/** Two letters, or nothing that is a country. */
export function countryIn(item: { location?: { countryOrRegion?: string | undefined } | undefined }) {
  const code = item.location?.countryOrRegion?.toUpperCase()
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined
}

/** An address as the vendor writes it, or nothing that is one. */
export function ipIn({ ipAddress }: { ipAddress?: string | undefined }) {
  return ipAddress !== undefined && /^[\da-f.:]{2,45}$/i.test(ipAddress) ? ipAddress : undefined
}
