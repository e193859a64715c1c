import { type Check, cloudOf } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { countSeverities, type SeverityCounts } from '#shared/domain/posture/severity.ts'
import type { WordsOf } from '../words-of.ts'
import {
  cloudsAmong,
  type CheckStanding,
  type CompanyPosture,
} from '#client/features/secure/parts/company-postures.ts'
import type { NamedStanding } from './standing-list.ts'

/** One check over all companies. */
export interface CheckRow {
  check: Check
  name: string
  compliant: number
  notCompliant: number
  notMeasured: number
  resolved: number
}

/** How often each check of their clouds is met by the companies whose audit looks at it. */
export function checkRows(companies: readonly CompanyPosture[], words: WordsOf): CheckRow[] {
  const clouds = cloudsAmong(companies)
  return checks
    .filter((check) => clouds.includes(cloudOf(check)))
    .map((check) => {
      const row: CheckRow = {
        check,
        name: words(check.id).name,
        compliant: 0,
        notCompliant: 0,
        notMeasured: 0,
        resolved: 0,
      }
      for (const company of companies) {
        const standing = company.checks.get(check.id)
        if (!standing?.isIncluded) continue
        row[standing.isResolved ? 'resolved' : standing.verdict.status]++
      }
      return row
    })
}

/** How many checks some company does not meet, by severity. */
export const openCounts = (rows: readonly CheckRow[]): SeverityCounts =>
  countSeverities(rows.filter(({ notCompliant }) => notCompliant > 0).map(({ check }) => check.severity))

/** How a company stands in its checks, each with its name. */
export const namedStandings = (standings: Iterable<CheckStanding>, words: WordsOf): NamedStanding[] =>
  [...standings].map((standing) => {
    const { id } = standing.check
    return { ...standing, id, name: words(id).name }
  })
