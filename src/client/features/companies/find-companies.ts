import { findRows } from '#client/parts/list/find-rows.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { CompaniesAddress } from './companies-address.ts'

/** The companies that search and filters find, in the wanted order; those of equal rank by name. */
export function findCompanies(
  views: readonly View<'customer'>[],
  { state, mfa, ...address }: CompaniesAddress,
): View<'customer'>[] {
  const shown = views.filter(
    ({ row }) =>
      (state === undefined || row.active === (state === 'active')) &&
      (mfa === undefined || row.MFA === (mfa === 'required')),
  )
  return findRows(shown, address, {
    first: 'name',
    textOf: ({ row }) => `${row.name} ${row.contact_name} ${row.contact_email} ${row.contact_phone}`,
    keyOf: ({ row }, sort) => {
      const value = row[sort]
      return typeof value === 'boolean' ? Number(!value) : value
    },
    tieOf: ({ row }) => row.name,
  })
}
