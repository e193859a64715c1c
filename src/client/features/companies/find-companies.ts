import type { Customer } from '#shared/domain/customers/customer.ts'
import { foldText } from '#shared/lib/fold-text.ts'
import type { View } from '#client/data/merge.ts'
import type { CompaniesAddress, CompanySort } from './companies-address.ts'

/** The companies that search and filters find, in the wanted order; those of equal rank by name. */
export function findCompanies(
  views: readonly View<'customer'>[],
  { search = '', state, mfa, sort = 'name', direction = 'asc' }: CompaniesAddress,
): View<'customer'>[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const sign = direction === 'asc' ? 1 : -1
  return views
    .filter(({ row }) => {
      if (state !== undefined && row.active !== (state === 'active')) return false
      if (mfa !== undefined && row.MFA !== (mfa === 'required')) return false
      if (words.length === 0) return true
      const text = foldText(`${row.name} ${row.contact_name} ${row.contact_email} ${row.contact_phone}`)
      return words.every((word) => text.includes(word))
    })
    .map((view) => ({ view, key: sortKey(view.row, sort), name: sortKey(view.row, 'name') }))
    .toSorted((a, b) => sign * compare(a.key, b.key) || compare(a.name, b.name))
    .map(({ view }) => view)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function sortKey(row: Customer, sort: CompanySort): string {
  const value = row[sort]
  if (typeof value === 'boolean') return value ? '0' : '1'
  // Nothing stands behind everything.
  return value === '' ? '\u{10ffff}' : foldText(value)
}
