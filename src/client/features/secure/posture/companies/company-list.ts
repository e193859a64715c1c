import type { ListDefinition, SortKey } from '#client/parts/list/list-definition.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { CHECK_AREAS } from '#shared/domain/posture/check-area.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { rankOf } from '../checks/standing-list.ts'
import { type PostureAddress, postureAddressSchema } from '../posture-address.ts'

/** The companies by name; first what needs somebody, where it goes by a check. */
export const companyList: ListDefinition<CompanyPosture, PostureAddress> = {
  schema: postureAddressSchema,
  rowKey: ({ id }) => id,
  ordering: {
    sorts: [
      'name',
      'score',
      'secureScore',
      'identityScore',
      'read',
      ...CHECK_AREAS,
      ...checks.map(({ id }) => id),
    ],
    first: { sort: 'score', direction: 'asc' },
  },
  textOf: ({ name }) => name,
  keyOf,
  tieOf: ({ name }) => name,
  views: 'postureCompanies',
}

function keyOf(company: CompanyPosture, sort: string): SortKey {
  if (sort === 'name') return company.name
  if (sort === 'score' || sort === 'secureScore' || sort === 'identityScore') return company[sort]
  if (sort === 'read') return company.readAt
  const area = CHECK_AREAS.find((each) => each === sort)
  if (area) {
    const { met, counted } = company.areas[area]
    return counted === 0 ? undefined : met / counted
  }
  const standing = company.checks.get(sort)
  return standing && rankOf(standing)
}
