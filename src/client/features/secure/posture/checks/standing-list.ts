import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import type { CheckStanding } from '#client/features/secure/parts/company-postures.ts'
import { severityRank } from '#shared/domain/posture/severity.ts'
import { type PostureAddress, postureAddressSchema } from '../posture-address.ts'

/** A check of a company, with the name of whichever of the two its list is of. */
export type NamedStanding = CheckStanding & { id: string; name: string }

/** What needs somebody first, then what is well, then what nothing is known of. */
export function rankOf({ verdict, isResolved, isIncluded }: CheckStanding): number {
  if (!isIncluded) return 4
  if (isResolved) return 2
  return { notCompliant: 0, compliant: 1, notMeasured: 3 }[verdict.status]
}

const standings = {
  schema: postureAddressSchema,
  rowKey: ({ id }) => id,
  keyOf: (standing, sort) =>
    sort === 'name'
      ? standing.name
      : sort === 'area'
        ? standing.check.area
        : sort === 'severity'
          ? severityRank(standing.check.severity)
          : rankOf(standing),
  tieOf: ({ name, check }) => [severityRank(check.severity), name],
} satisfies Partial<ListDefinition<NamedStanding, PostureAddress>>

const FIRST = { sort: 'verdict', direction: 'asc' } as const
const show = ({ verdict }: NamedStanding, status: NonNullable<PostureAddress['show']>) =>
  verdict.status === status

/** The checks of one company. */
export const companyCheckList: ListDefinition<NamedStanding, PostureAddress> = {
  ...standings,
  ordering: { sorts: ['name', 'severity', 'verdict', 'area'], first: FIRST },
  textOf: ({ name, check }) => `${name} ${check.id} ${check.code}`,
  filters: {
    area: ({ check }, area) => check.area === area,
    severity: ({ check }, severity) => check.severity === severity,
    show,
  },
  views: 'companyChecks',
}

/** The companies in one check. */
export const checkCompanyList: ListDefinition<NamedStanding, PostureAddress> = {
  ...standings,
  ordering: { sorts: ['name', 'verdict'], first: FIRST },
  textOf: ({ name }) => name,
  filters: { show },
  views: 'checkCompanies',
  file: 'posture-check',
}
