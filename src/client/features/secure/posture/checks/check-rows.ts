import type { Check } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { matchesWords } from '#shared/lib/fold-text.ts'
import type { WordsOf } from '../words-of.ts'
import { type CheckStanding, type CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { rankOf } from '../find-postures.ts'
import type { PostureAddress } from '../posture-address.ts'

/** One check over all companies. */
export interface CheckRow {
  check: Check
  name: string
  compliant: number
  notCompliant: number
  notMeasured: number
  resolved: number
}

/** How often each check is met by the companies whose audit looks at it. */
export function checkRows(companies: readonly CompanyPosture[], words: WordsOf): CheckRow[] {
  return checks.map((check) => {
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

const SORTS = ['compliant', 'notCompliant', 'notMeasured', 'resolved'] as const

/** The checks that search and filters find; those that most companies lack first, unless another order is wanted. */
export function findCheckRows(rows: readonly CheckRow[], address: PostureAddress): CheckRow[] {
  const { search = '', area, sort, direction = 'asc' } = address
  const sign = direction === 'asc' ? 1 : -1
  const counted = SORTS.find((each) => each === sort)
  return rows
    .filter(({ check, name }) => {
      if (area !== undefined && check.area !== area) return false
      return matchesWords(`${name} ${check.id} ${check.code}`, search)
    })
    .toSorted((a, b) => {
      if (sort === 'name') return sign * a.name.localeCompare(b.name)
      const by = counted ? sign * (a[counted] - b[counted]) : b.notCompliant - a.notCompliant
      return by || a.name.localeCompare(b.name)
    })
}

/** The checks of one company that search and filters find; what needs somebody first. */
export function findStandings(
  standings: Iterable<CheckStanding>,
  words: WordsOf,
  { search = '', area, show, sort, direction = 'asc' }: PostureAddress,
): (CheckStanding & { name: string })[] {
  const sign = direction === 'asc' ? 1 : -1
  return [...standings]
    .map((standing) => ({ ...standing, name: words(standing.check.id).name }))
    .filter(({ check, name, verdict }) => {
      if (area !== undefined && check.area !== area) return false
      if (show !== undefined && verdict.status !== show) return false
      return matchesWords(`${name} ${check.id} ${check.code}`, search)
    })
    .toSorted((a, b) => {
      const by =
        sort === 'name'
          ? 0
          : sort === 'area'
            ? a.check.area.localeCompare(b.check.area)
            : rankOf(a) - rankOf(b)
      return sign * (by || a.name.localeCompare(b.name))
    })
}
