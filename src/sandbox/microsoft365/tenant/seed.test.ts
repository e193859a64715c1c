import { expect, test } from 'vitest'
import { generateTenant } from './seed.ts'
import { skuIdsOf } from './state.ts'
import { lazyTenants } from './tenants.ts'

const plan = {
  seed: 1,
  tenantId: 't1',
  displayName: 'Made up',
  domain: 'made-up.example',
  users: 200,
}

test('The same seed gives the same tenant, another seed another one', () => {
  const { generation: _, ...one } = generateTenant(plan)
  const { generation: __, ...same } = generateTenant(plan)
  expect(same).toEqual(one)
  expect(generateTenant({ ...plan, seed: 2 }).users).not.toEqual(one.users)
})

test('Names are unique, and products count their users', () => {
  const { users, subscribedSkus } = generateTenant(plan)
  expect(new Set(users.map(({ userPrincipalName }) => userPrincipalName)).size).toBe(200)
  expect(new Set(users.map(({ id }) => id)).size).toBe(200)
  for (const { skuId, consumedUnits } of subscribedSkus) {
    expect(consumedUnits).toBe(users.filter((user) => skuIdsOf(user).includes(skuId)).length)
  }
})

test('A tenant is built when it is first asked for, and kept', () => {
  let built = 0
  const tenants = lazyTenants([
    {
      tenantId: 't1',
      displayName: 'Made up',
      domains: ['made-up.example'],
      build: () => ((built += 1), generateTenant(plan)),
    },
  ])
  expect(tenants.list()).toEqual([
    { tenantId: 't1', displayName: 'Made up', defaultDomain: 'made-up.example' },
  ])
  expect(built).toBe(0)
  expect(tenants.get('T1')).toBe(tenants.get('Made-Up.example'))
  expect(built).toBe(1)
  expect(tenants.get('other')).toBeUndefined()
})
