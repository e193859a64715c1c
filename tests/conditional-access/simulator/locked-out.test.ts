import { expect, test } from 'vitest'
import { lockOutsOf } from '#shared/domain/conditional-access/simulate/locked-out.ts'
import type { AccessTenant } from '#shared/domain/conditional-access/simulate/sign-in.ts'
import { block, guest, ids, person, policy, signIn } from './case.ts'

const tenant = (...policies: AccessTenant['policies']): AccessTenant => ({
  policies,
  locations: [],
  strengths: [],
})
const ana = { key: 'ana', signIn: signIn() }
const emergency = {
  key: 'emergency',
  signIn: signIn({ who: person({ id: ids.emergency, methods: ['password'] }) }),
}
const technician = {
  key: 'technician',
  signIn: signIn({ who: guest('serviceProvider', { homeTenant: ids.partner, isTrusted: false }) }),
}

test('a block of everybody locks out an emergency account and the provider’s technicians', () => {
  const wall = block({ users: { includeUsers: ['All'], excludeUsers: [ids.ana] } })
  expect(lockOutsOf(tenant(), tenant(wall), [ana, emergency, technician])).toEqual([
    { key: 'emergency', before: 'granted', after: 'blocked', isCertain: true, policyIds: [wall.id] },
    { key: 'technician', before: 'granted', after: 'blocked', isCertain: true, policyIds: [wall.id] },
  ])
})

test('a demand that can be met locks nobody out', () => {
  expect(lockOutsOf(tenant(), tenant(policy()), [ana])).toEqual([])
})

test('who was kept out before is not kept out by the change', () => {
  const wall = block()
  expect(lockOutsOf(tenant(wall), tenant(wall, policy({ controls: ['compliantDevice'] })), [ana])).toEqual([])
})

test('a lock-out that only may come is told as that, with the policy by which', () => {
  const devices = policy({ controls: ['compliantDevice'] })
  const unknown = { key: 'ana', signIn: signIn({ device: undefined }) }
  expect(lockOutsOf(tenant(policy()), tenant(policy(), devices), [unknown])).toEqual([
    { key: 'ana', before: 'demands', after: 'lockedOut', isCertain: false, policyIds: [devices.id] },
  ])
})

test('a policy that only reports counts once it is asked about', () => {
  const wall = block({ state: 'enabledForReportingButNotEnforced' })
  expect(lockOutsOf(tenant(), tenant(wall), [ana])).toEqual([])
  expect(lockOutsOf(tenant(), tenant(wall), [ana], { withReportOnly: true })).toMatchObject([
    { key: 'ana', after: 'blocked', policyIds: [wall.id] },
  ])
})
