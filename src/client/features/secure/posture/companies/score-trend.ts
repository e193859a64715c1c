import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { scoreOf } from '#shared/domain/posture/score.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'

/** How far back a trend looks, in days; changes are kept for longer. */
export const TREND_DAYS = 30

/** A company's score without what was found otherwise since then; what is audited or resolved counts as it does now. */
export function scoreBefore(
  { id, score, checks }: CompanyPosture,
  changes: readonly PostureChange[],
  since: string,
): number | undefined {
  const own = changes.filter(({ customer_id, found_at }) => customer_id === id && found_at > since)
  if (own.length === 0) return score
  // Of several changes of a check the first one says what it was.
  const then = new Map(
    own
      .toSorted((a, b) => b.found_at.localeCompare(a.found_at))
      .map(({ check_id, before }) => [check_id, before]),
  )
  return scoreOf(
    [...checks.values()].map((each) => ({ ...each, verdict: then.get(each.check.id) ?? each.verdict })),
  )
}

/** The mean score as it is shown; undefined where nothing is measured. */
export function meanScore(scores: readonly (number | undefined)[]): number | undefined {
  const measured = scores.filter((score) => score !== undefined)
  return measured.length === 0
    ? undefined
    : Math.floor(measured.reduce((sum, score) => sum + score, 0) / measured.length)
}

/** By how many points the mean score of these companies went up, or (negative) down. */
export function scoreTrend(
  companies: readonly CompanyPosture[],
  changes: readonly PostureChange[],
  since: string,
): number {
  const byCompany = Map.groupBy(
    changes.filter(({ found_at }) => found_at > since),
    ({ customer_id }) => customer_id,
  )
  const now = meanScore(companies.map(({ score }) => score))
  const then = meanScore(
    companies.map((company) => scoreBefore(company, byCompany.get(company.id) ?? [], since)),
  )
  return now === undefined || then === undefined ? 0 : now - then
}
