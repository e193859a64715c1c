import { expect, test } from 'vitest'
import { judge } from '#shared/domain/posture/check.ts'
import { checksOf } from '#shared/domain/posture/checks.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { demoSettings } from './demo-settings.ts'
import { createRandom } from './random.ts'

const checks = checksOf('microsoft')

const COMPANIES = 40

test('demo companies differ in what they decided, by most checks', async () => {
  const statuses = new Map(checks.map(({ id }) => [id, new Set<string>()]))
  for (let seed = 1; seed <= COMPANIES; seed += 1) {
    const { tenant, read } = openPretendTenant()
    tenant.settings = demoSettings('acme.example', createRandom(seed))
    const snapshot = await read()
    for (const check of checks) statuses.get(check.id)?.add(judge(check, snapshot).status)
  }
  const differing = [...statuses].filter(([, found]) => found.size > 1)
  expect(differing.length).toBeGreaterThan(checks.length / 2)
  expect(differing.flatMap(([, found]) => [...found])).not.toContain('notMeasured')
})

test('each company has policies of its own', () => {
  const [one, another] = [1, 1].map((seed) => demoSettings('acme.example', createRandom(seed)))
  expect(one).toEqual(another)
  const policies = one?.graph['identity/conditionalAccess/policies'] ?? []
  if (Array.isArray(policies)) for (const policy of policies) policy['state'] = 'disabled'
  expect(policies).not.toHaveLength(0)
  expect(another?.graph['identity/conditionalAccess/policies']).not.toEqual(policies)
})
