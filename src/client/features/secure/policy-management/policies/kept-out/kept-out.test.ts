import { expect, test } from 'vitest'
import { bodyOf } from '#shared/domain/conditional-access/access-body.ts'
import { type AskedChange, newObject } from '#shared/domain/conditional-access/access-task.ts'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import { buildAccessOptions, buildPolicy } from '#tests/support/build-access-rows.ts'
import { keptOutBy } from './kept-out.ts'

const ACCOUNT = '5f1f9a52-0d4e-4b7c-9d52-2a4a7c7a3e09'
const OTHER = '5f1f9a52-0d4e-4b7c-9d52-2a4a7c7a3e0b'
const options = buildAccessOptions('3f0b6a52-0d4e-4b7c-9d52-2a4a7c7a3e01')

const block = (users: object) => ({
  conditions: {
    users: { includeUsers: ['All'], ...users },
    applications: { includeApplications: ['All'] },
    clientAppTypes: ['all'],
  },
  grantControls: { operator: 'OR' as const, builtInControls: ['block'] },
})

/** A plan that makes one policy, which blocks all but these. */
const planOf = (users: object): readonly AskedChange[] => [
  {
    change: 'create',
    target: 'policy',
    name: 'Block',
    body: bodyOf({ ...newPolicy('Block'), ...block(users) }),
  },
]

test('the emergency account that the company names is kept out by what leaves out another', () => {
  const kept = (users: object, emergencyIds: string[]) =>
    keptOutBy({ changes: planOf(users), policies: [], options, emergencyIds }).find(
      ({ who }) => who === 'emergency',
    )
  expect(kept({ excludeUsers: [OTHER] }, [ACCOUNT])).toEqual({
    who: 'emergency',
    isCertain: true,
    policies: ['Block'],
  })
  expect(kept({ excludeUsers: [ACCOUNT] }, [ACCOUNT])).toBeUndefined()
  expect(kept({ excludeUsers: [ACCOUNT] }, [ACCOUNT, OTHER])).toMatchObject({ isCertain: true })
  // Who is in a group that was not read nobody knows.
  expect(kept({ excludeGroups: [OTHER] }, [ACCOUNT])).toMatchObject({ isCertain: false })
})

test('a group that the plan makes is empty: whoever is only left out by it is kept out', () => {
  const group = '9a1f9a52-0d4e-4b7c-9d52-2a4a7c7a3e0c'
  const now = { ...options, members: { [group]: [{ id: ACCOUNT, name: 'Emergency' }] } }
  const there = buildPolicy({ ...block({ excludeGroups: [group] }), id: 'there', state: 'enabled' })
  const made = { change: 'create', target: 'group', name: 'Nobody', body: {} } as const
  const changes = [made, ...planOf({ excludeGroups: [newObject('Nobody')] })]
  const kept = keptOutBy({ changes, policies: [there], options: now, emergencyIds: [ACCOUNT] })
  expect(kept).toContainEqual({ who: 'emergency', isCertain: true, policies: ['Block'] })
})

test('where none is named, an account counts that the policies leave out', () => {
  const kept = keptOutBy({
    changes: planOf({ excludeUsers: [OTHER] }),
    policies: [buildPolicy({ ...block({ excludeUsers: [OTHER] }), id: 'there', state: 'disabled' })],
    options,
    emergencyIds: [],
  })
  expect(kept.map(({ who }) => who)).toEqual(['administrator', 'technician'])
})
