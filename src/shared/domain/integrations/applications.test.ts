import { expect, test } from 'vitest'
import {
  APPLICATIONS,
  connectables,
  isAsked,
  TICKETING_APPLICATIONS,
  VENDOR_APPLICATIONS,
} from './applications.ts'
import type { IntegrationsQuery } from './integrations-query.ts'

const asked = (query: IntegrationsQuery) =>
  connectables.filter((each) => isAsked(each, query)).map(({ application, kind }) => [application, kind])

test('every application has a way to be connected, Microsoft 365 two', () => {
  expect(new Set(connectables.map(({ application }) => application))).toEqual(new Set(APPLICATIONS))
  expect(asked({ applicationNameQ: 'Office365' })).toEqual([
    ['Office365', 2],
    ['Office365', 3],
  ])
})

test('what can be connected today is Microsoft 365, Google Workspace and QuickBooks by apps of their own, Microsoft 365 by a partner, Duo by keys, and four ticketing tools', () => {
  expect(connectables).toEqual([
    { application: 'Office365', kind: 2 },
    { application: 'Office365', kind: 3 },
    { application: 'GWS', kind: 2 },
    { application: 'DUOSecurity', kind: 1 },
    { application: 'Autotask', kind: 1 },
    { application: 'ConnectWise', kind: 1 },
    { application: 'Syncro', kind: 1 },
    { application: 'Halo', kind: 1 },
    { application: 'Quickbooks', kind: 2 },
  ])
})

test('whatever can be connected has a vendor', () => {
  expect(new Set(connectables.map(({ application }) => application))).toEqual(
    new Set([...VENDOR_APPLICATIONS, ...TICKETING_APPLICATIONS]),
  )
})

test('an address chooses an application, a kind, or both', () => {
  expect(asked({})).toHaveLength(connectables.length)
  expect(asked({ applicationNameQ: 'Halo' })).toEqual([['Halo', 1]])
  expect(asked({ integrationTypeQ: 'CSP' })).toEqual([['Office365', 3]])
  expect(asked({ integrationTypeQ: 'direct' })).toHaveLength(connectables.length - 1)
  expect(asked({ applicationNameQ: 'Office365', integrationTypeQ: 'direct' })).toEqual([['Office365', 2]])
  expect(asked({ applicationNameQ: 'Pigeon' })).toEqual([])
})
