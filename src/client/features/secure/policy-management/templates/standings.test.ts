import { expect, test } from 'vitest'
import { deployedFingerprint } from '#shared/domain/conditional-access/templates/deployment-state.ts'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import { moved } from '#client/features/secure/parts/templates/baselines/baseline-draft.ts'
import { reportingOf } from './promote/promotable.ts'
import { createStandings } from './standings.ts'

const policy = { ...newPolicy('Deployed'), id: 'P1' }
const deployment = (customer_id: string, policy_id = 'p1') => ({
  id: customer_id,
  customer_id,
  template_id: 'template',
  policy_id,
  inputs: {},
  deployed: deployedFingerprint(policy),
  deployed_at: '2026-09-01T00:00:00.000Z',
  task_id: 't',
})
const row = (customer_id: string, change: object = {}) => ({
  row: { customer_id, policy: { ...policy, ...change } },
})

test('companies are counted by the worst of their policies; of one that was not read nothing is said', () => {
  const standing = createStandings(
    [deployment('same'), deployment('drifted'), deployment('gone', 'p9'), deployment('unread')],
    [row('same', { state: 'enabled' }), row('drifted', { grantControls: null }), row('gone')],
  ).of(['template'])
  expect([standing.companies.size, standing.drifted, standing.gone]).toEqual([4, 1, 1])
  expect(standing.companies.get('unread')?.[0]?.state).toBe('unread')
})

test('only what reports can be turned on', () => {
  const standing = createStandings(
    [deployment('reports'), deployment('on')],
    [row('reports'), row('on', { state: 'enabled' })],
  ).of(['template'])
  expect(reportingOf(standing).map(({ customerId, since }) => [customerId, since])).toEqual([
    ['reports', '2026-09-01T00:00:00.000Z'],
  ])
})

test('a template of a baseline moves up and down, and never beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c'])
})
