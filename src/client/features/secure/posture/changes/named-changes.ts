import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import type { WordsOf } from '../words-of.ts'

/** A change with the names of what it is about. */
export interface NamedChange extends PostureChange {
  company: string
  check: string
  changedBy: string
}

/** The changes at these companies. */
export function namedChanges(
  changes: readonly PostureChange[],
  companies: readonly { id: string; name: string }[],
  words: WordsOf,
  byOf: (change: PostureChange) => string,
): NamedChange[] {
  const names = new Map(companies.map(({ id, name }) => [id, name]))
  return changes.flatMap((change) => {
    const company = names.get(change.customer_id)
    return company === undefined
      ? []
      : [{ ...change, company, check: words(change.check_id).name, changedBy: byOf(change) }]
  })
}
