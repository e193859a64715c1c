import { describe, expect, test } from 'vitest'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { buildGooglePerson } from '#tests/support/vendors/build-google-person.ts'
import type { Employee } from './employee.ts'
import { googleChanges } from './google-changes.ts'
import { productIds, withoutGoogle } from './two-directories.ts'

/** An employee as a reading of Google leaves them. */
function readAtGoogle(employee: Employee, skuIds: string[] | undefined, hasMicrosoft: boolean): Employee {
  const person = buildGooglePerson({ id: '1', userName: employee.email, skuIds })
  const context = { customerId: employee.customer_id, newId: () => 'new', hasMicrosoft }
  const [changed] = googleChanges([employee], [person], context).changed
  if (!changed) throw new Error('Google tells of the employee')
  return changed
}

describe('the products of somebody', () => {
  const atMicrosoft = buildEmployee({ directory: 'present', entra_id: 'a', sku_ids: ['e3'] })
  const byHand = buildEmployee({ directory: 'manual', entra_id: null, sku_ids: [] })

  test('are those of both vendors', () => {
    expect(productIds(readAtGoogle(atMicrosoft, ['plus'], true))).toEqual(['e3', 'plus'])
  })

  test('are those of Microsoft as long as Google does not tell', () => {
    expect(productIds(readAtGoogle(atMicrosoft, undefined, true))).toEqual(['e3'])
  })

  test('are not known of whom only Google has, as long as that does not tell', () => {
    expect(productIds(readAtGoogle(byHand, undefined, false))).toBeUndefined()
    expect(productIds(readAtGoogle(byHand, [], false))).toEqual([])
  })

  test('are no longer those of Google once the account there is gone', () => {
    const read = readAtGoogle(atMicrosoft, ['plus'], true)
    expect(productIds(withoutGoogle(read))).toEqual(['e3'])
  })

  test('stay known when a later reading is not told them', () => {
    const read = readAtGoogle(byHand, ['plus'], false)
    const changes = googleChanges([read], [buildGooglePerson({ id: '1', userName: read.email })], {
      customerId: read.customer_id,
      newId: () => 'new',
      hasMicrosoft: false,
    })
    expect(changes.changed).toEqual([])
    expect(productIds(read)).toEqual(['plus'])
  })
})
