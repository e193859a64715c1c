import { readingOf } from '#shared/domain/posture/reading.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import type { Verdict } from '#shared/domain/posture/verdict.ts'
import type { TheirResult } from './their-results.ts'

export interface Differing {
  ours: Verdict
  theirs: TheirResult
  snapshot: Snapshot
}

interface DocumentedDifference {
  /** Why both may be right. */
  why: string
  /** Whether it is this that makes the verdicts differ, and not something else. */
  holds: (differing: Differing) => boolean
}

/** Differences of definition that stay. */
export const documentedDifferences: readonly DocumentedDifference[] = [
  {
    why: 'Single accounts and groups may be left out of a policy for us, as emergency access has to be; for them only those that their configuration names.',
    holds: ({ ours, theirs, snapshot }) => {
      const reading = readingOf(snapshot, 'conditionalAccessPolicies')
      if (!/^MS\.AAD\.[123]\./.test(theirs.policy) || ours.status !== 'compliant' || 'reason' in reading)
        return false
      const found = Array.isArray(ours.found) ? ours.found : []
      const policies = reading.value.filter(({ displayName }) => found.includes(displayName))
      return (
        policies.length > 0 &&
        policies.every(({ conditions }) =>
          [conditions?.users?.excludeUsers, conditions?.users?.excludeGroups].some(
            (left) => (left ?? []).length > 0,
          ),
        )
      )
    },
  },
  {
    why: 'They found no domain in the export, where it stands by itself and in no list, and take none for not met.',
    holds: ({ theirs }) =>
      theirs.policy === 'MS.AAD.6.1' &&
      Object.values(theirs.actual ?? {}).every((domains) => Array.isArray(domains) && domains.length === 0),
  },
]
