import { expect, test } from 'vitest'
import { auditRelationship, auditTenant } from './gdap-audit.ts'
import { GLOBAL_ADMINISTRATOR, RECOMMENDED_ROLE_IDS, RECOMMENDED_ROLES } from './gdap-roles.ts'

const all = [...RECOMMENDED_ROLE_IDS]
const active = { status: 'Active' as const, role_ids: all, agent_role_ids: all as string[] | null }
const reasonsOf = (...of: Parameters<typeof auditTenant>) => auditTenant(...of).reasons

test('a tenant is ready by one active relationship whose recommended roles AdminAgents has', () => {
  expect(auditTenant([active], 'member')).toEqual({ isReady: true, reasons: [], missing: [] })
  expect(auditRelationship(active, 'member').isReady).toBe(true)
  // Before the group was asked for, nobody is told that it is missing.
  expect(auditTenant([active], null).isReady).toBe(true)
})

test('without an active one it is said which there are', () => {
  expect(reasonsOf([], 'member')).toEqual(['noActiveRelationship'])
  expect(reasonsOf([{ ...active, status: 'Expired' }], 'member')).toEqual(['noActiveRelationship', 'expired'])
  for (const status of ['Created', 'Approval Pending', 'Terminated'] as const) {
    expect(reasonsOf([{ ...active, status }], 'member')).toEqual(['noActiveRelationship', 'notActive'])
    expect(auditRelationship({ ...active, status }, 'member').reasons).toEqual(['notActive'])
  }
  expect(auditRelationship({ ...active, status: 'Expired' }, 'member').reasons).toEqual(['expired'])
})

test('one that has ended says nothing beside an active one, and active ones add up', () => {
  expect(reasonsOf([{ ...active, status: 'Expired' }, active], 'member')).toEqual([])
  const halves = [all.slice(0, 7), all.slice(7)].map((ids) => ({
    ...active,
    role_ids: ids,
    agent_role_ids: ids,
  }))
  expect(reasonsOf(halves, 'member')).toEqual([])
  expect(auditTenant(halves.slice(0, 1), 'member')).toMatchObject({
    reasons: ['missingRoles'],
    missing: all.slice(7),
  })
})

test('what AdminAgents was not given is missing, also where the relationship has it', () => {
  expect(reasonsOf([{ ...active, agent_role_ids: null }], 'member')).toEqual(['adminAgentsMissing'])
  expect(auditTenant([{ ...active, agent_role_ids: all.slice(1) }], 'member')).toMatchObject({
    reasons: ['missingRoles'],
    missing: all.slice(0, 1),
  })
  expect(reasonsOf([active], 'noGroup')).toEqual(['adminAgentsMissing'])
  expect(reasonsOf([active], 'notMember')).toEqual(['adminAgentsMissing'])
})

test('who may do everything and nothing by name is told so, and not of roles', () => {
  const global = { ...active, role_ids: [GLOBAL_ADMINISTRATOR], agent_role_ids: [GLOBAL_ADMINISTRATOR] }
  expect(auditTenant([global], 'member')).toEqual({
    isReady: false,
    reasons: ['onlyGlobalAdministrator'],
    missing: [],
  })
  expect(reasonsOf([global, active], 'member')).toEqual([])
  expect(reasonsOf([{ ...global, agent_role_ids: null }], 'member')).toEqual([
    'adminAgentsMissing',
    'onlyGlobalAdministrator',
  ])
})

test('fifteen roles are recommended, each once, in four areas (INT-46)', () => {
  expect(new Set(RECOMMENDED_ROLE_IDS).size).toBe(15)
  expect(
    Map.groupBy(RECOMMENDED_ROLES, ({ area }) => area)
      .get('collaboration')
      ?.map(({ name }) => name),
  ).toEqual([
    'Exchange Administrator',
    'Groups Administrator',
    'Teams Administrator',
    'SharePoint Administrator',
  ])
})
