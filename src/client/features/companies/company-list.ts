import type { CompanyGroup } from '#shared/domain/company-groups/company-group.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type CompaniesAddress, companiesAddressSchema, COMPANY_SORTS } from './companies-address.ts'

/** The companies by name and contact; those of equal rank by name. */
export const companyList = (
  groups: readonly CompanyGroup[],
): ListDefinition<View<'customer'>, CompaniesAddress> => ({
  schema: companiesAddressSchema,
  rowKey: ({ row }) => row.id,
  ordering: { sorts: COMPANY_SORTS, first: { sort: 'name', direction: 'asc' } },
  textOf: ({ row }) => `${row.name} ${row.contact_name} ${row.contact_email} ${row.contact_phone}`,
  keyOf: ({ row }, sort) => {
    const value = row[sort]
    return typeof value === 'boolean' ? Number(!value) : value
  },
  tieOf: ({ row }) => row.name,
  filters: {
    state: ({ row }, state) => row.active === (state === 'active'),
    // A link from who sees groups opens for all others, too: for them there are none, and all companies stay.
    group: ({ row }, id) => groups.find((group) => group.id === id)?.customer_ids.includes(row.id) ?? true,
    mfa: ({ row }, mfa) => row.MFA === (mfa === 'required'),
  },
  views: 'companies',
  file: 'companies',
})
