import { expect, test } from 'vitest'
import { buildAccess } from '#tests/support/build-access.ts'
import { companyTarget } from './company-target.ts'

const nobody = buildAccess({ role: 'System user' })
const reader = buildAccess({ role: 'Read-Only' })

test('on the employees the choice stays there', () => {
  expect(companyTarget('/employees', 'c1', nobody)).toEqual({ to: '/employees', search: { company: 'c1' } })
  expect(companyTarget('/employees', undefined, nobody)).toEqual({ to: '/employees', search: {} })
})

test('elsewhere it leads to the employees of the company', () => {
  for (const path of ['/companies', '/users', '/devices', '/user-profile'])
    expect(companyTarget(path, 'c1', buildAccess())).toEqual({ to: '/employees', search: { company: 'c1' } })
})

test('who may not open the employees is led to the company', () => {
  expect(companyTarget('/user-profile', 'c1', reader)).toEqual({ to: '/companies', search: { open: 'c1' } })
  expect(companyTarget('/companies', undefined, reader)).toEqual({ to: '/companies', search: {} })
})

test('who may open neither stays', () => {
  expect(companyTarget('/user-profile', 'c1', nobody)).toBeUndefined()
})

test('on the posture of all companies, or of one, it leads to the posture of the chosen one, or of all', () => {
  for (const path of ['/secure/security-posture', '/secure/security-posture/c2']) {
    expect(companyTarget(path, 'c1', buildAccess())).toEqual({
      to: '/secure/security-posture/$companySelectorId',
      params: { companySelectorId: 'c1' },
    })
    expect(companyTarget(path, undefined, buildAccess())).toEqual({ to: '/secure/security-posture' })
  }
})

test('on the integrations of all companies, or of one, it leads to those of the chosen one, or of all', () => {
  for (const path of ['/integrations', '/integrations/c2']) {
    expect(companyTarget(path, 'c1', buildAccess())).toEqual({
      to: '/integrations/$companySelectorId',
      params: { companySelectorId: 'c1' },
    })
    expect(companyTarget(path, undefined, buildAccess())).toEqual({ to: '/integrations' })
  }
})
