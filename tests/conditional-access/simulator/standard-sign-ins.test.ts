import { expect, test } from 'vitest'
import { standardSignIns } from '#shared/domain/conditional-access/simulate/standard-sign-ins.ts'
import { compileTenant, simulate } from '#shared/domain/conditional-access/simulate/simulate.ts'
import { block, ids, policy } from './case.ts'

const ground = { emergencyId: ids.emergency, partnerTenantId: ids.partner, foreignCountry: 'KP' }
const matrix = (...policies: Parameters<typeof compileTenant>[0]['policies']) => {
  const tenant = compileTenant({ policies, locations: [], strengths: [] })
  return new Map(standardSignIns(ground).map(({ id, signIn }) => [id, simulate(tenant, signIn)]))
}

test('there are sixty of people, each called otherwise, and some of applications', () => {
  const names = standardSignIns(ground).map(({ id }) => id)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((id) => !id.startsWith('daemon/'))).toHaveLength(60)
})

test('without policies everybody comes in, for certain', () => {
  for (const [id, { result, perhaps }] of matrix())
    expect({ id, result, perhaps }).toEqual({ id, result: 'granted', perhaps: undefined })
})

test('a second factor of everybody is shown in each row as what that person makes of it', () => {
  const outcomes = matrix(policy())
  expect(outcomes.get('member/browser')?.result).toBe('demands')
  expect(outcomes.get('memberWithoutMethods/browser')?.result).toBe('mustRegister')
  expect(outcomes.get('member/oldMail')?.result).toBe('lockedOut')
  expect(outcomes.get('daemon/usual')?.result).toBe('granted')
})

test('an emergency account that may be left out by a group is not certain to be kept out', () => {
  const wall = block({ users: { includeUsers: ['All'], excludeGroups: [ids.leftOut] } })
  expect(matrix(wall).get('emergency/browser')).toMatchObject({ result: 'granted', perhaps: 'blocked' })
  expect(matrix(wall).get('member/browser')).toMatchObject({ result: 'blocked' })
})

test('technicians of the provider are those of its own tenant', () => {
  const spared = block({
    users: {
      includeUsers: ['All'],
      excludeGuestsOrExternalUsers: {
        guestOrExternalUserTypes: 'serviceProvider',
        externalTenants: { membershipKind: 'enumerated', members: [ids.partner] },
      },
    },
  })
  expect(matrix(spared).get('technician/browser')?.result).toBe('granted')
  expect(matrix(spared).get('guest/browser')?.result).toBe('blocked')
})
