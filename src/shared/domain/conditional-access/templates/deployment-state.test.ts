import { expect, test } from 'vitest'
import { newPolicy } from '../save-policy.ts'
import { deployedFingerprint, deploymentState } from './deployment-state.ts'

const ID = 'bbbbbbbb-0000-4000-8000-000000000001'
const policy = { ...newPolicy('MFA for all'), id: ID }
const deployment = { policy_id: ID.toUpperCase(), deployed: deployedFingerprint(policy) }

test('a policy stands as deployed whatever it is called and whether it is on, and in the form that the vendor answers', () => {
  const answered = {
    ...policy,
    displayName: 'Renamed',
    state: 'enabled',
    createdDateTime: '2026-11-01T00:00:00Z',
    sessionControls: null,
    conditions: {
      ...policy.conditions,
      users: { ...policy.conditions.users, excludeGroups: [], excludeUsers: null },
    },
  }
  expect(deploymentState(deployment, [answered])).toBe('same')
})

test('one of which something else is demanded, or somebody is let off, has drifted', () => {
  const milder = { ...policy, grantControls: { operator: 'OR', builtInControls: ['compliantDevice'] } }
  const users = { ...policy.conditions.users, excludeUsers: [ID] }
  for (const changed of [milder, { ...policy, conditions: { ...policy.conditions, users } }])
    expect(deploymentState(deployment, [changed])).toBe('drifted')
})

test('one that the tenant does not have any more is gone', () => {
  expect(deploymentState(deployment, [])).toBe('gone')
})
