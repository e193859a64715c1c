import { expect, test } from 'vitest'
import { type CheckName, firstChecklist } from './checklist.ts'
import { completionOf, countedItem } from './completion.ts'

test.each<[CheckName, object, string]>([
  ['INTEGRATE_TO_MICROSOFT', { isCSP: true, numCustomers: 9, numDirectIntegrations: 0 }, 'COMPLETE'],
  ['INTEGRATE_TO_MICROSOFT', { isCSP: false, numCustomers: 9, numDirectIntegrations: 9 }, 'COMPLETE'],
  [
    'INTEGRATE_TO_MICROSOFT',
    { isCSP: false, numCustomers: 9, numDirectIntegrations: 8 },
    'PARTIALLY_COMPLETE',
  ],
  ['INTEGRATE_TO_MICROSOFT', { isCSP: false, numCustomers: 0, numDirectIntegrations: 0 }, 'INCOMPLETE'],
  ['MAP_CSP_TENANTS', { numExternalCustomers: 3, numMappings: 3 }, 'COMPLETE'],
  ['MAP_CSP_TENANTS', { numExternalCustomers: 3, numMappings: 1 }, 'PARTIALLY_COMPLETE'],
  ['MAP_CSP_TENANTS', { numExternalCustomers: 0, numMappings: 0 }, 'INCOMPLETE'],
  ['INTEGRATE_TO_PSA', { displayName: 'Tickets' }, 'COMPLETE'],
  ['INTEGRATE_TO_PSA', { displayName: null }, 'INCOMPLETE'],
  ['ADD_SYSTEM_USER', { numSystemUsers: 1 }, 'COMPLETE'],
  ['ADD_SYSTEM_USER', { numSystemUsers: 0 }, 'INCOMPLETE'],
  ['ADD_OPERATING_COUNTRIES', { hasGlobalDefaults: true }, 'COMPLETE'],
  ['ADD_OPERATING_COUNTRIES', { numCustomersWithSettings: 2, numCustomersWithAware: 2 }, 'COMPLETE'],
  [
    'ADD_OPERATING_COUNTRIES',
    { numCustomersWithSettings: 1, numCustomersWithAware: 2 },
    'PARTIALLY_COMPLETE',
  ],
  ['SCHEDULE_REPORT', { numScheduledReports: 1 }, 'COMPLETE'],
  ['ADD_CUSTOM_BRANDING', {}, 'INCOMPLETE'],
])('%s with %o is %s', (id, details, status) => {
  expect(completionOf(id, { ...details })).toBe(status)
})

test('the figures of a step are those of the facts, and what was dismissed stays dismissed', () => {
  const facts = {
    isCSP: false,
    numExternalCustomers: 3,
    numMappings: 0,
    numCustomers: 4,
    numDirectIntegrations: 1,
    numSystemUsers: 2,
    displayName: 'Halo',
    hasGlobalDefaults: false,
    numCustomersWithSettings: 1,
    numCustomersWithAware: 4,
    numScheduledReports: 0,
    isPublished: true,
  }
  const found = firstChecklist().map((item) => countedItem({ ...item, dismissed: true }, facts))
  expect(found.every(({ dismissed }) => dismissed)).toBe(true)
  expect(found.map(({ id, completionStatus }) => [id, completionStatus])).toEqual([
    ['INTEGRATE_TO_MICROSOFT', 'PARTIALLY_COMPLETE'],
    ['MAP_CSP_TENANTS', 'INCOMPLETE'],
    ['INTEGRATE_TO_PSA', 'COMPLETE'],
    ['ADD_SYSTEM_USER', 'COMPLETE'],
    ['ADD_OPERATING_COUNTRIES', 'PARTIALLY_COMPLETE'],
    ['SCHEDULE_REPORT', 'INCOMPLETE'],
    ['ADD_CUSTOM_BRANDING', 'COMPLETE'],
  ])
})
