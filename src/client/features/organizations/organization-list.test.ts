import { expect, test } from 'vitest'
import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { organizationList, standing } from './organization-list.ts'
import { type OrganizationsAddress, organizationsAddressSchema } from './organizations-address.ts'
import { toggled } from './toggled.ts'

const paid = { plan: 'Premium', billing: 'yearly', trial_ends_at: null, isValid: true } as const
const trial = { plan: 'trial', billing: 'trial', trial_ends_at: '2026-12-01T00:00:00.000Z' } as const

const buildOrganization = (
  said: Partial<OrganizationSummary> & { id: string; name: string },
): OrganizationSummary => ({
  created_at: '2026-11-20T09:00:00.000Z',
  customers: 0,
  users: 0,
  devices: 0,
  subscription: paid,
  features: [],
  ...said,
})

const organizations = [
  buildOrganization({ id: 'moat', name: 'Moat Street', customers: 9, subscription: null, created_at: null }),
  buildOrganization({ id: 'arc', name: 'Ärc Services', users: 4, features: ['alerts', 'intune'] }),
  buildOrganization({
    id: 'zinc',
    name: 'Zinc Services',
    customers: 9,
    devices: 2,
    subscription: { ...trial, isValid: true },
    features: ['alerts'],
    created_at: '2026-11-21T09:00:00.000Z',
  }),
  buildOrganization({ id: 'brook', name: 'brook', subscription: { ...trial, isValid: false } }),
]
const ids = (address: OrganizationsAddress) =>
  findRows(organizations, address, organizationList).map(({ id }) => id)

test('organizations stand by name, until somebody chooses another order', () => {
  expect(ids({})).toEqual(['arc', 'brook', 'moat', 'zinc'])
  expect(ids({ direction: 'desc' })).toEqual(['zinc', 'moat', 'brook', 'arc'])
  expect(ids({ sort: 'customers' })).toEqual(['moat', 'zinc', 'arc', 'brook'])
  expect(ids({ sort: 'users' })).toEqual(['arc', 'brook', 'moat', 'zinc'])
  expect(ids({ sort: 'devices' })).toEqual(['zinc', 'arc', 'brook', 'moat'])
  expect(ids({ sort: 'features' })).toEqual(['arc', 'zinc', 'brook', 'moat'])
  expect(ids({ sort: 'created_at' })).toEqual(['zinc', 'arc', 'brook', 'moat'])
})

test('by subscription those come first that have none, or none any more', () => {
  expect(ids({ sort: 'subscription' })).toEqual(['moat', 'brook', 'zinc', 'arc'])
  expect(organizations.map(standing)).toEqual(['none', 'paid', 'trial', 'ended'])
})

test('a search finds names, whatever case and accents', () => {
  expect(ids({ search: 'services' })).toEqual(['arc', 'zinc'])
  expect(ids({ search: 'serv ARC' })).toEqual(['arc'])
  expect(ids({ search: 'intune' })).toEqual([])
})

test('a feature that was turned on or off is shown so, and the others stay', () => {
  const [, arc] = organizations
  if (!arc) throw new Error('There is one')
  expect(toggled(arc, { feature: 'auto-ignore', enabled: true }).features).toEqual([
    'alerts',
    'auto-ignore',
    'intune',
  ])
  expect(toggled(arc, { feature: 'intune', enabled: true }).features).toEqual(['alerts', 'intune'])
  expect(toggled(arc, { feature: 'alerts', enabled: false }).features).toEqual(['intune'])
})

test('an address that cannot be read is left out', () => {
  expect(organizationsAddressSchema.parse({ search: 12, sort: 'bogus', open: 'a' })).toEqual({
    search: '12',
    open: 'a',
  })
})
