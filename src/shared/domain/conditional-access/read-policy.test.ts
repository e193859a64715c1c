import { expect, test } from 'vitest'
import { policyBodySchema } from './policy.ts'
import { readConditions } from './read-policy.ts'

const APP = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const PLACE = '9d3b7f42-08a6-4f1c-b8e5-1c2d3e4f5a60'

const written = (conditions: object) =>
  policyBodySchema.safeParse({ displayName: 'A policy', state: 'enabled', conditions })
const read = (conditions: object) => {
  const { data } = written(conditions)
  return data && readConditions(data)
}

test('a policy is about applications, actions, contexts, places, platforms, client apps and flows (CA-05)', () => {
  expect(
    read({
      applications: {
        includeApplications: ['All'],
        excludeApplications: [APP],
        includeUserActions: ['urn:user:registerdevice'],
        includeAuthenticationContextClassReferences: ['c1'],
      },
      locations: { includeLocations: ['All'], excludeLocations: [PLACE] },
      platforms: { includePlatforms: ['all'], excludePlatforms: ['linux'] },
      clientAppTypes: ['browser'],
      authenticationFlows: { transferMethods: 'deviceCodeFlow,authenticationTransfer' },
    }),
  ).toMatchObject({
    applications: {
      include: ['All'],
      exclude: [APP],
      actions: ['urn:user:registerdevice'],
      contexts: ['c1'],
    },
    locations: { include: ['All'], exclude: [PLACE] },
    platforms: { include: ['all'], exclude: ['linux'] },
    clientAppTypes: ['browser'],
    transferMethods: ['deviceCodeFlow', 'authenticationTransfer'],
  })
})

test('methods of transfer are one text, and what is chosen else is a list (CA-05)', () => {
  expect(written({ authenticationFlows: { transferMethods: ['deviceCodeFlow'] } }).success).toBe(false)
  expect(written({ clientAppTypes: 'browser' }).success).toBe(false)
  expect(written({ locations: { includeLocations: 'All' } }).success).toBe(false)
})

test('what the vendor leaves out or writes as null is about nothing', () => {
  const nothing = read({ applications: null, locations: null, authenticationFlows: null })
  expect(nothing).toEqual(read({}))
  expect(nothing).toMatchObject({
    applications: { include: [], exclude: [], actions: [], contexts: [] },
    clientAppTypes: [],
    transferMethods: [],
  })
  expect([nothing?.locations, nothing?.platforms]).toEqual([undefined, undefined])
})
