import type { View } from '#client/data/rows/merge.ts'
import type { LicensedPeople } from '#client/data/nouns/licenses/licenses.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { type CompanyLicenses, noCompanyLicenses } from '#shared/domain/licenses/company-licenses.ts'

/** A company with the licences of its people. Counts are undefined until this device has counted them. */
export interface CompanyLicenseRow {
  id: string
  customer: Customer
  settings: CompanyLicenses
  isPending: boolean
  isConflict: boolean
  people: number | undefined
  discover: number | undefined
  engage: number | undefined
  secureSeats: number | undefined
  /** People for whom there was no licence left. */
  short: number
}

export const licenseRows = (
  companies: readonly View<'customer'>[],
  settings: ReadonlyMap<string, View<'companyLicenses'>>,
  counted: LicensedPeople | undefined,
): CompanyLicenseRow[] =>
  companies.map(({ row: customer }) => {
    const { id } = customer
    const view = settings.get(id)
    const own = view?.row ?? noCompanyLicenses(id)
    const count = (of: keyof LicensedPeople) => counted && (counted[of].get(id) ?? 0)
    return {
      id,
      customer,
      settings: own,
      isPending: view?.isPending ?? false,
      isConflict: view?.isConflict ?? false,
      people: count('people'),
      discover: count('discover'),
      engage: count('engage'),
      secureSeats: counted && (count('essentials') ?? 0) + (count('premium') ?? 0),
      short: own.short.reduce((sum, each) => sum + each.count, 0),
    }
  })
