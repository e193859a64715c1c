import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { TIERS } from '#shared/domain/licenses/subscription.ts'
import type { CompanyLicenseRow } from './license-rows.ts'
import { COMPANY_LICENSE_SORTS, type LicensesAddress, licensesAddressSchema } from './licenses-address.ts'

/** The companies by name, or by how many of their people hold what. */
export const companyLicenseList: ListDefinition<CompanyLicenseRow, LicensesAddress> = {
  schema: licensesAddressSchema,
  rowKey: ({ id }) => id,
  ordering: {
    sorts: COMPANY_LICENSE_SORTS,
    first: { sort: 'name', direction: 'asc' },
    directionOf: (sort) => (sort === 'name' ? 'asc' : 'desc'),
  },
  textOf: ({ customer }) => customer.name,
  keyOf: (row, sort) =>
    sort === 'name' ? row.customer.name : sort === 'secure' ? TIERS.indexOf(row.settings.secure) : row[sort],
  tieOf: ({ customer }) => customer.name,
  filters: {
    secure: ({ settings }, tier) => settings.secure === tier,
    auto: ({ settings }, auto) =>
      auto === 'none'
        ? settings.auto_assign.length === 0
        : settings.auto_assign.includes(auto === 'discover' ? 10 : 11),
    state: ({ short }) => short > 0,
  },
  kept: ['tab'],
  views: 'licenses',
  file: 'licenses',
}
