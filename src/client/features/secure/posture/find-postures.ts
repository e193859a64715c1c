import type { CompanyPosture, CheckStanding } from '#client/features/secure/parts/company-postures.ts'
import { findRows, type SortKey } from '#client/parts/list/find-rows.ts'
import { CHECK_AREAS } from '#shared/domain/posture/check-area.ts'
import type { PostureAddress } from './posture-address.ts'

/** The companies that the search finds, in the wanted order: first what needs somebody, where it goes by a check. */
export const findCompanyPostures = (
  companies: readonly CompanyPosture[],
  { search, sort, direction }: PostureAddress,
): CompanyPosture[] =>
  findRows<CompanyPosture, string>(
    companies,
    { search, sort, direction },
    { first: 'score', textOf: ({ name }) => name, keyOf, tieOf: ({ name }) => name },
  )

function keyOf(company: CompanyPosture, sort: string): SortKey {
  if (sort === 'name') return company.name
  if (sort === 'score') return company.score
  if (sort === 'secureScore' || sort === 'identityScore') return company[sort]
  if (sort === 'read') return company.readAt
  const area = CHECK_AREAS.find((each) => each === sort)
  if (area) {
    const { met, counted } = company.areas[area]
    return counted === 0 ? undefined : met / counted
  }
  const standing = company.checks.get(sort)
  return standing && rankOf(standing)
}

/** What needs somebody first, then what is well, then what nothing is known of. */
export function rankOf({ verdict, isResolved, isIncluded }: CheckStanding): number {
  if (!isIncluded) return 4
  if (isResolved) return 2
  return { notCompliant: 0, compliant: 1, notMeasured: 3 }[verdict.status]
}
