import { expect, test } from 'vitest'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { type CompaniesAddress, companiesAddressSchema } from './companies-address.ts'
import { companyList } from './company-list.ts'

const buildView = (row: Partial<Customer> & { name: string }) => ({
  row: {
    id: row.name,
    organization: 'o',
    parent_id: null,
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    country: '',
    active: true,
    nfr: false,
    hasNfrEngageEssentialsLicense: false,
    MFA: true,
    max_users: 500,
    ...row,
  },
  v: 1,
  isPending: false,
  isConflict: false,
})

const views = [
  buildView({ name: 'Zebra', contact_name: 'Lucía Klein', country: 'DK' }),
  buildView({ name: 'atlas', MFA: false }),
  buildView({ name: 'Birch', active: false, country: 'DE' }),
]
const names = (address: CompaniesAddress) =>
  findRows(views, address, companyList([])).map(({ row }) => row.name)

test('companies stand by name, whatever its case', () => {
  expect(names({})).toEqual(['atlas', 'Birch', 'Zebra'])
  expect(names({ direction: 'desc' })).toEqual(['Zebra', 'Birch', 'atlas'])
})

test('what is empty stands last, and equals stand by name', () => {
  expect(names({ sort: 'country' })).toEqual(['Birch', 'Zebra', 'atlas'])
  expect(names({ sort: 'contact_name' })).toEqual(['Zebra', 'atlas', 'Birch'])
})

test('search and filters are taken together, and accents do not matter', () => {
  expect(names({ search: 'klein lucia' })).toEqual(['Zebra'])
  expect(names({ state: 'deactivated' })).toEqual(['Birch'])
  expect(names({ mfa: 'missing', state: 'active' })).toEqual(['atlas'])
  expect(names({ search: 'zebra', mfa: 'missing' })).toEqual([])
})

test('an address that cannot be read is left out', () => {
  expect(companiesAddressSchema.parse({ search: 2024, sort: 'bogus', state: 'x', open: 'a' })).toEqual({
    search: '2024',
    open: 'a',
  })
})
