import { expect, test } from 'vitest'
import type { FactorHolder } from '#server/connectors/second-factors.ts'
import { noteFactors } from './factors-by-address.ts'

const holder = (more: Partial<FactorHolder>): FactorHolder => ({
  id: 'DU1',
  addresses: ['jo@fabrikam.example'],
  status: 'Registered',
  standing: 'Registered',
  ...more,
})
const gone = holder({ id: 'DU0', status: null, standing: 'Pending Deletion' })
const noted = (...holders: FactorHolder[]) => {
  const byAddress = new Map()
  noteFactors(byAddress, holders)
  return [...byAddress.values()]
}

test('an address is that of an account which stays, and of one that is being deleted where there is no other', () => {
  const stays = [{ status: 'Registered', standing: 'Registered' }]
  expect(noted(gone, holder({}))).toEqual(stays)
  expect(noted(holder({}), gone)).toEqual(stays)
  expect(noted(gone)).toEqual([{ status: null, standing: 'Pending Deletion' }])
})
