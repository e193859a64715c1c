import { describe, expect, test } from 'vitest'
import { permissionGroups } from './groups.ts'
import { AREAS, EMPLOYEE_AREAS, levelOf, LEVELS, reaches } from './levels.ts'
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

  test.each(EMPLOYEE_AREAS)('employees belong to %s as to every area that they are part of', (area) => {
    expect(levelOf(permissionsOf('System user', { [area]: 'manage' }), 'employees')).toBe('manage')
    expect(levelOf(permissionsOf('System user', { [area]: 'readOnly' }), 'employees')).toBe('readOnly')
  })

  test('no other area gives employees, and the highest of theirs counts', () => {
    const others = { companies: 'manage', integrations: 'manage', systemUsers: 'manage' } as const
    expect(levelOf(permissionsOf('System user', others), 'employees')).toBe('disabled')
    const mixed = { discover: 'readOnly', secure: 'manage', engage: 'disabled' } as const
    expect(levelOf(permissionsOf('System user', mixed), 'employees')).toBe('manage')
    expect(levelOf(permissionsOf('System user', mixed), 'engage')).toBe('disabled')
  })

  test('manage includes read-only, read-only does not include manage', () => {
    expect([
      reaches('manage', 'readOnly'),
      reaches('readOnly', 'manage'),
      reaches('disabled', 'readOnly'),
    ]).toEqual([true, false, false])
  })
})

describe('the permission editor', () => {
  test('groups every area once, the products before the management', () => {
    expect(permissionGroups).toEqual([
      { group: 'product', areas: ['discover', 'engage', 'secure'] },
      {
        group: 'management',
        areas: ['companies', 'integrations', 'billing', 'systemUsers', 'licenseCenter', 'lookAndFeel'],
      },
    ])
    expect(permissionGroups.flatMap(({ areas }) => areas).toSorted()).toEqual(AREAS.toSorted())
  })

  test('gives an area one of three levels', () => {
    expect(LEVELS).toEqual(['disabled', 'readOnly', 'manage'])
  })
})
