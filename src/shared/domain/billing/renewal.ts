import type { Cycle } from './plans.ts'

/**
 * The day of the renewal after so many periods from the first day on, as in 2026-11-28. A month without that day renews on its
 * last one, and the next with it on it again.
 */
export function renewalAfter(first: string, cycle: Cycle, periods: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  const months = month - 1 + periods * (cycle === 'yearly' ? 12 : 1)
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}
