import { expect, test } from 'vitest'
import { sources } from '#shared/domain/posture/sources.ts'
import { REQUESTED_ROLES } from '#sandbox/microsoft365/tenant/state.ts'
import { missingPermissions, neededPermissions } from './permissions.ts'

test('a tenant that grants nothing lacks what every source and the directory are read with', () => {
  const missing = missingPermissions([])
  expect(missing).toEqual(neededPermissions)
  for (const source of Object.values(sources))
    expect(missing).toContain(source.transport === 'graph' ? source.permission : 'Exchange.ManageAsApp')
  expect(missing).toContain('User.Read.All')
  expect(new Set(missing).size).toBe(missing.length)
})

test('nothing is missing where each is granted as it is, or with the right to write', () => {
  expect(missingPermissions(neededPermissions)).toEqual([])
  expect(missingPermissions(neededPermissions.map((each) => each.replace('.Read.', '.ReadWrite.')))).toEqual(
    [],
  )
})

test.each(['Directory.Read.All', 'Directory.ReadWrite.All'])(
  '%s is enough for what lies in the directory',
  (whole) => {
    const missing = missingPermissions([whole])
    for (const part of [
      'User.Read.All',
      'Organization.Read.All',
      'Domain.Read.All',
      'LicenseAssignment.Read.All',
    ])
      expect(missing).not.toContain(part)
    expect(missing).toContain('Policy.Read.All')
  },
)

test('what is missing is named, and only that', () => {
  expect(missingPermissions(neededPermissions.filter((each) => each !== 'Policy.Read.All'))).toEqual([
    'Policy.Read.All',
  ])
})

test('what is done about alerts is asked for with what is read, and passwords are no part of the right to write users', () => {
  const missing = missingPermissions(['User.ReadWrite.All', 'SecurityAlert.ReadWrite.All'])
  expect(missing).toContain('User-PasswordProfile.ReadWrite.All')
  expect(missing).toContain('IdentityRiskyUser.ReadWrite.All')
  expect(missing).not.toContain('User.EnableDisableAccount.All')
  expect(missing).not.toContain('User.RevokeSessions.All')
  expect(missing).not.toContain('SecurityAlert.Read.All')
  expect(missingPermissions(['SecurityAlert.Read.All'])).toContain('SecurityAlert.ReadWrite.All')
})

test('the app of the sandbox asks for everything that is needed', () => {
  expect(missingPermissions(REQUESTED_ROLES)).toEqual([])
})
