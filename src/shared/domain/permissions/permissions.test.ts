import { describe, expect, test } from 'vitest'
import { AREAS, reaches } from './levels.ts'
import { permissionsOf } from './roles.ts'

describe('roles', () => {
  test('owner, administrator and product administrator manage everything', () => {
    for (const role of ['Owner', 'Administrator', 'Product administrator'] as const) {
      expect(AREAS.every((area) => permissionsOf(role, {})[area] === 'manage')).toBe(true)
    }
  })

  test('an admin manages all but billing and look and feel', () => {
    const permissions = permissionsOf('Admin', {})
    expect(AREAS.filter((area) => permissions[area] !== 'manage')).toEqual(['billing', 'lookAndFeel'])
  })

  test('an agent manages the products, reads what they rest on, and nothing else', () => {
    expect(permissionsOf('Agent', {})).toEqual({
      discover: 'manage',
      secure: 'manage',
      engage: 'manage',
      companies: 'readOnly',
      integrations: 'readOnly',
      licenseCenter: 'readOnly',
      billing: 'disabled',
      lookAndFeel: 'disabled',
      systemUsers: 'disabled',
    })
  })

  test('a system user has exactly the stored levels', () => {
    const permissions = permissionsOf('System user', { secure: 'readOnly' })
    expect(AREAS.filter((area) => permissions[area] !== 'disabled')).toEqual(['secure'])
  })

  test('manage includes read-only, read-only does not include manage', () => {
    expect([
      reaches('manage', 'readOnly'),
      reaches('readOnly', 'manage'),
      reaches('disabled', 'readOnly'),
    ]).toEqual([true, false, false])
  })
})
