import { expect, test } from 'vitest'
import { companyTarget } from './company-target.ts'

test('on the employees the choice stays there (STATE-02)', () => {
  expect(companyTarget('/employees', 'c1')).toEqual({ to: '/employees', search: { company: 'c1' } })
  expect(companyTarget('/employees', undefined)).toEqual({ to: '/employees', search: {} })
})

test('on the companies it opens the chosen one', () => {
  expect(companyTarget('/companies', 'c1')).toEqual({ to: '/companies', search: { open: 'c1' } })
  expect(companyTarget('/companies', undefined)).toEqual({ to: '/companies', search: {} })
})

test('on the named locations, whose path has no place for a company, the choice stays there (SHELL-24)', () => {
  const to = '/secure/policy-management/named-locations'
  expect(companyTarget(to, 'c1')).toEqual({ to, search: { company: 'c1' } })
  expect(companyTarget(to, undefined)).toEqual({ to, search: {} })
})

test('from a screen that knows no companies it leads nowhere', () => {
  for (const path of [
    '/users',
    '/users/u1/permissions',
    '/secure/posture-templates',
    '/devices',
    '/user-profile',
    '',
  ])
    expect([path, companyTarget(path, 'c1')]).toEqual([path, undefined])
})

test('on the posture of all companies, or of one, it leads to the posture of the chosen one, or of all', () => {
  for (const path of ['/secure/security-posture', '/secure/security-posture/c2']) {
    expect(companyTarget(path, 'c1')).toEqual({
      to: '/secure/security-posture/$companySelectorId',
      params: { companySelectorId: 'c1' },
    })
    expect(companyTarget(path, undefined)).toEqual({ to: '/secure/security-posture' })
  }
})

test('on the integrations of all companies, or of one, it leads to those of the chosen one, or of all', () => {
  for (const path of ['/integrations', '/integrations/c2']) {
    expect(companyTarget(path, 'c1')).toEqual({
      to: '/integrations/$companySelectorId',
      params: { companySelectorId: 'c1' },
    })
    expect(companyTarget(path, undefined)).toEqual({ to: '/integrations' })
  }
})

test('on a screen that always names whose it is, it stays there', () => {
  for (const path of ['/secure/alerts/all/notifications', '/secure/alerts/c2/notifications'])
    expect([companyTarget(path, 'c1'), companyTarget(path, undefined)]).toEqual(
      ['c1', 'all'].map((companySelectorId) => ({
        to: '/secure/alerts/$companySelectorId/notifications',
        params: { companySelectorId },
      })),
    )
})
