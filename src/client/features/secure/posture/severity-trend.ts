import { netChanges, within } from '#shared/domain/posture/net-changes.ts'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { isOpen } from '#shared/domain/posture/score.ts'
import { countSeverities, SEVERITIES, type SeverityCounts } from '#shared/domain/posture/severity.ts'
import type { CheckStanding, CompanyPosture } from '#client/features/secure/parts/company-postures.ts'

/**
 * How many more checks of each severity (negative: fewer) some of these companies does not meet than before what was found
 * otherwise since then; what is audited or resolved counts as it does now.
 */
export function severityTrend(
  companies: readonly CompanyPosture[],
  changes: readonly PostureChange[],
  since: string,
): SeverityCounts {
  const recent = netChanges(within(changes, { from: since }))
  const before = new Map(
    recent.map(({ customer_id, check_id, before }) => [`${customer_id}/${check_id}`, before]),
  )
  // No other check can be open now and not then, or the other way round.
  const touched = new Set(recent.map(({ check_id }) => check_id))
  const now = countOpen(companies, touched, (_, standing) => standing)
  const then = countOpen(companies, touched, (id, standing) => ({
    ...standing,
    verdict: before.get(`${id}/${standing.check.id}`) ?? standing.verdict,
  }))
  const trend = { ...now }
  for (const severity of SEVERITIES) trend[severity] = now[severity] - then[severity]
  return trend
}

/** How many of these checks are open at one of the companies at least, by severity. */
function countOpen(
  companies: readonly CompanyPosture[],
  checkIds: ReadonlySet<string>,
  stood: (companyId: string, standing: CheckStanding) => CheckStanding,
): SeverityCounts {
  const openOf = (checkId: string) =>
    companies
      .flatMap(({ id, checks }) => {
        const standing = checks.get(checkId)
        return standing ? [stood(id, standing)] : []
      })
      .find(isOpen)
  return countSeverities([...checkIds].flatMap((checkId) => openOf(checkId)?.check.severity ?? []))
}
