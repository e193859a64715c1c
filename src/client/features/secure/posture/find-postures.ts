import { foldText } from '#shared/lib/fold-text.ts'
import { matchesWords } from '#client/ui/match-words.ts'
import type { CompanyPosture, CheckStanding } from '#client/features/secure/parts/company-postures.ts'
import { CHECK_AREAS } from '#shared/domain/posture/check-area.ts'
import type { PostureAddress } from './posture-address.ts'

/** The companies that the search finds, in the wanted order: first what needs somebody, where it goes by a check. */
export function findCompanyPostures(
  companies: readonly CompanyPosture[],
  { search = '', sort = 'score', direction = 'asc' }: PostureAddress,
): CompanyPosture[] {
  const sign = direction === 'asc' ? 1 : -1
  return companies
    .filter(({ name }) => matchesWords(name, search))
    .map((company) => ({ company, key: keyOf(company, sort), name: foldText(company.name) }))
    .toSorted((a, b) => lastIfUnknown(a.key, b.key, sign) || compare(a.name, b.name))
    .map(({ company }) => company)
}

type Key = number | string | undefined

/** What is not known stands behind everything, in either direction. */
function lastIfUnknown(a: Key, b: Key, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return sign * compare(a, b)
}

const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)

function keyOf(company: CompanyPosture, sort: string): Key {
  if (sort === 'name') return foldText(company.name)
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
