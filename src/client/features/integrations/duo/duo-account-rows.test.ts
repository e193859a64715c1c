import { expect, test } from 'vitest'
import type { DuoAccount } from '#shared/domain/duo/duo-parent.ts'
import { duoAccountRows, isMapped, openCompanies } from './duo-account-rows.ts'

const account = (name: string, change: Partial<DuoAccount> = {}): DuoAccount => ({
  id: name,
  parent_id: 'p',
  account_id: `DA-${name}`,
  name,
  api_hostname: `api-${name.toLowerCase()}.duosecurity.com`,
  is_gone: false,
  ...change,
})
const company = (name: string, active = true) => ({ id: `c-${name}`, name, active })
const connection = (customer: string, host: string, kind: 1 | 3) =>
  ({
    customer_id: `c-${customer}`,
    tenant_id: `api-${host}.duosecurity.com`,
    kind,
    type: 'DUOSecurity',
  }) as never

const accounts = [
  account('Alder'),
  account('Birch'),
  account('Cedar'),
  account('Elm', { is_gone: true }),
  account('Fir'),
]
const companies = [
  company('Alder Inc'),
  company('Birch'),
  company('Cedar'),
  company('Elm'),
  company('Fir', false),
]
const integrations = [
  connection('Birch', 'birch', 3),
  connection('Cedar', 'cedar', 1),
  connection('Elm', 'elm', 3),
]

test('each account has its company, or the one that it seems to be by name, and says how it stands', () => {
  const rows = duoAccountRows({ accounts, integrations }, companies)
  expect(
    rows.map((row) => [row.row.name, row.state, row.company?.name, row.suggestion?.name, isMapped(row)]),
  ).toEqual([
    ['Alder', 'suggested', undefined, 'Alder Inc', false],
    ['Birch', 'mapped', 'Birch', undefined, true],
    ['Cedar', 'ownKeys', 'Cedar', undefined, false],
    ['Elm', 'gone', 'Elm', undefined, true],
    // Nobody is suggested who is no customer any more.
    ['Fir', 'notMapped', undefined, undefined, false],
  ])
})

test('companies that have Duo already are not offered', () => {
  expect(openCompanies({ integrations }, companies).map(({ name }) => name)).toEqual(['Alder Inc'])
})
