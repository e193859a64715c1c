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
  // Of several changes of a check the first one says what it was.
  const before = new Map(
    changes
      .filter(({ found_at }) => found_at > since)
      .toSorted((a, b) => b.found_at.localeCompare(a.found_at))
      .map(({ customer_id, check_id, before }) => [`${customer_id}/${check_id}`, before]),
  )
  const now = openIn(companies, (_, standing) => standing)
  const then = openIn(companies, (id, standing) => {
    const verdict = before.get(`${id}/${standing.check.id}`)
    return verdict ? { ...standing, verdict } : standing
  })
  const trend = { ...now }
  for (const severity of SEVERITIES) trend[severity] = now[severity] - then[severity]
  return trend
}

/** How many checks are open at one of the companies at least, by severity. */
function openIn(
  companies: readonly CompanyPosture[],
  stood: (companyId: string, standing: CheckStanding) => CheckStanding,
): SeverityCounts {
  const open = new Set(
    companies.flatMap(({ id, checks }) =>
      [...checks.values()].filter((standing) => isOpen(stood(id, standing))).map(({ check }) => check),
    ),
  )
  return countSeverities([...open].map(({ severity }) => severity))
}
