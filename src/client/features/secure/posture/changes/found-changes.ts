import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { matchesWords } from '#shared/lib/fold-text.ts'
import type { PostureAddress } from '../posture-address.ts'
import type { WordsOf } from '../words-of.ts'

/** A change with the names of what it is about. */
export interface NamedChange extends PostureChange {
  company: string
  check: string
  changedBy: string
}

const areaOf = new Map(checks.map(({ id, area }) => [id, area]))

/** The changes at these companies that search and filters find; the newest first, unless another order is wanted. */
export function foundChanges(
  changes: readonly PostureChange[],
  companies: readonly { id: string; name: string }[],
  words: WordsOf,
  byOf: (change: PostureChange) => string,
  { search = '', area, sort, direction }: PostureAddress,
): NamedChange[] {
  const names = new Map(companies.map(({ id, name }) => [id, name]))
  const sign = direction === 'desc' ? -1 : 1
  return changes
    .flatMap((change): NamedChange[] => {
      const company = names.get(change.customer_id)
      return company === undefined
        ? []
        : [{ ...change, company, check: words(change.check_id).name, changedBy: byOf(change) }]
    })
    .filter(
      ({ company, check, check_id, changedBy }) =>
        (area === undefined || areaOf.get(check_id) === area) &&
        matchesWords(`${company} ${check} ${changedBy}`, search),
    )
    .toSorted((a, b) => {
      const newest = b.found_at.localeCompare(a.found_at) || a.company.localeCompare(b.company)
      if (sort === 'company') return sign * a.company.localeCompare(b.company) || newest
      if (sort === 'check') return sign * a.check.localeCompare(b.check) || newest
      return sort === 'found_at' && direction !== 'desc' ? -newest : newest
    })
}
