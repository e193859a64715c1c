import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Permissions } from '#shared/domain/permissions/levels.ts'
import { permissionsOf, ROLES } from '#shared/domain/permissions/roles.ts'
import { readablePartitions } from './partitions.ts'

const read = (permissions: Permissions, customerIds: readonly string[], seesAll = false) =>
  readablePartitions({ userId: 'ann', permissions, customerIds, seesAll })

test('the people of a company are read by whoever has one of the areas that employees belong to', () => {
  const pids = read(permissionsOf('System user', { discover: 'readOnly' }), ['c1'])
  expect(pids).toEqual(['ann:own', 'c1:employeeDevices', 'c1:engage', 'org:base'])
})

test('what may be read is the same list in whatever order the companies were granted', () => {
  const role = fc.constantFrom(...ROLES)
  const companies = fc.uniqueArray(fc.uuid(), { maxLength: 20 })
  fc.assert(
    fc.property(role, companies, fc.infiniteStream(fc.nat()), (name, ids, order) => {
      const permissions = permissionsOf(name, {})
      const shuffled = ids
        .map((id) => ({ id, at: order.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ id }) => id)
      expect(read(permissions, shuffled)).toEqual(read(permissions, ids))
    }),
  )
})

test('what was read of a tenant is for whoever may read the posture, and lies apart from it', () => {
  const pids = read(permissionsOf('System user', { secure: 'readOnly' }), ['c1'])
  expect(pids).toEqual([
    'ann:own',
    'c1:accessOptions',
    'c1:accessPolicies',
    'c1:alerts',
    'c1:answers',
    'c1:engage',
    'c1:policyChanges',
    'c1:secure',
    'org:base',
    'org:secure',
  ])
})

test('whom the ticketing tool knows is read only by who sees all companies, and reads integrations', () => {
  const permissions = permissionsOf('System user', { integrations: 'readOnly' })
  expect(read(permissions, ['c1'], true)).toContain('org:accounts')
  expect(read(permissions, ['c1'])).not.toContain('org:accounts')
  expect(read(permissions, ['c1'])).toContain('org:integrations')
  const others = permissionsOf('System user', { secure: 'manage' })
  expect(read(others, ['c1'], true)).not.toContain('org:accounts')
})

test('what tells of every company is read only by who sees all of them', () => {
  const permissions = permissionsOf('System user', { secure: 'readOnly' })
  expect(read(permissions, ['c1'], true)).toContain('org:views')
  expect(read(permissions, ['c1'], true)).not.toContain('org:views-systemUsers')
  expect(read(permissionsOf('System user', { engage: 'manage' }), ['c1'], true)).not.toContain('org:views')
})
