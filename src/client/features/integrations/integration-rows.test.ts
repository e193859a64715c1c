import { expect, test } from 'vitest'
import { NO_FACTS_READ } from '#shared/domain/employees/directory-facts.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { integrationList } from './integration-list.ts'
import { integrationRows, needsSomebody } from './integration-rows.ts'
import type { IntegrationsAddress } from './integrations-address.ts'

const integration = (customer_id: string, change: Partial<Integration> = {}): View<'integration'> => ({
  row: {
    id: `i-${customer_id}`,
    customer_id,
    type: 'Office365',
    kind: CONNECTION_KINDS.APP,
    is_active: true,
    display_name: '',
    state: 'Sync Successful',
    tenant_id: `t-${customer_id}`,
    tenant_name: `Tenant ${customer_id}`,
    domains: [],
    last_synced: null,
    fault: null,
    missing_scopes: [],
    facts: NO_FACTS_READ,
    pending_until: null,
    exchange: 'appRole',
    exchange_at: null,
    ...change,
  },
  v: 1,
  isPending: false,
  isConflict: false,
})

const task = (integration_id: string, state: Task['state']) =>
  [integration_id, { integration_id, state } as Task] as const

const rows = integrationRows(
  [
    { id: 'a', name: 'Ärmel' },
    { id: 'b', name: 'Birch' },
    { id: 'c', name: 'Cedar' },
    { id: 'd', name: 'Dogwood' },
  ],
  {
    integrations: [
      integration('d', { last_synced: '2026-11-02T00:00:00.000Z' }),
      integration('c', { state: 'Auth Failed', fault: 'unauthorized' }),
      integration('b', {
        missing_scopes: ['x'],
        last_synced: '2026-11-01T00:00:00.000Z',
        display_name: 'North',
      }),
    ],
    tasks: new Map([task('i-d', 'pending'), task('i-b', 'completed')]),
  },
)
const found = (address: IntegrationsAddress) =>
  findRows(rows, address, integrationList).map(({ company }) => company)

test('every company has a row, and one that is not connected says so', () => {
  expect(rows.map(({ id, company, state }) => [id, company, state])).toEqual([
    ['a', 'Ärmel', 'Unconnected'],
    ['i-b', 'Birch', 'Sync Successful'],
    ['i-c', 'Cedar', 'Auth Failed'],
    ['i-d', 'Dogwood', 'Syncing'],
  ])
})

test('somebody is needed where access is refused or a permission is missing', () => {
  expect(rows.filter(needsSomebody).map(({ company }) => company)).toEqual(['Birch', 'Cedar'])
})

test('the search looks at companies, tenants and what they are called', () => {
  expect(found({ search: 'armel' })).toEqual(['Ärmel'])
  expect(found({ search: 'tenant dog' })).toEqual(['Dogwood'])
  expect(found({ search: 'north' })).toEqual(['Birch'])
  expect(found({ search: 'nobody' })).toEqual([])
})

test('a connection to anything else takes no tenant’s place', () => {
  const others = [integration('a', { type: 'DUOSecurity' }), integration('b')]
  const told = integrationRows(
    [
      { id: 'a', name: 'Alder' },
      { id: 'b', name: 'Birch' },
    ],
    {
      integrations: [...others, integration('b', { id: 'i-duo', type: 'DUOSecurity' })],
      tasks: new Map(),
    },
  )
  expect(told.map(({ id, state }) => [id, state])).toEqual([
    ['a', 'Unconnected'],
    ['i-b', 'Sync Successful'],
  ])
})

test('a state chooses', () => {
  expect(found({ state: 'Syncing' })).toEqual(['Dogwood'])
  expect(found({ state: 'Mapped' })).toEqual([])
})

test('what is asked for by application or kind has every company', () => {
  expect(found({ applicationNameQ: 'Office365', integrationTypeQ: 'direct' })).toHaveLength(4)
  expect(found({ integrationTypeQ: 'CSP' })).toHaveLength(4)
  expect(found({ applicationNameQ: 'Quickbooks' })).toHaveLength(4)
  expect(found({ applicationNameQ: 'GWS' })).toHaveLength(4)
  expect(found({ applicationNameQ: 'Halo' })).toHaveLength(4)
  expect(found({ applicationNameQ: 'DUOSecurity' })).toHaveLength(4)
})

test.each<[IntegrationsAddress, string[]]>([
  [{}, ['Ärmel', 'Birch', 'Cedar', 'Dogwood']],
  [{ direction: 'desc' }, ['Dogwood', 'Cedar', 'Birch', 'Ärmel']],
  [{ sort: 'state' }, ['Cedar', 'Ärmel', 'Dogwood', 'Birch']],
  [{ sort: 'synced', direction: 'desc' }, ['Dogwood', 'Birch', 'Ärmel', 'Cedar']],
  [{ sort: 'missing', direction: 'desc' }, ['Birch', 'Ärmel', 'Cedar', 'Dogwood']],
])('%j is in the order %j', (address, order) => {
  expect(found(address)).toEqual(order)
})
