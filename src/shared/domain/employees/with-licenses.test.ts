import { describe, expect, test } from 'vitest'
import { buildGooglePerson } from '#tests/support/vendors/build-google-person.ts'
import { withLicenses } from './with-licenses.ts'

const jo = buildGooglePerson({
  id: '1',
  userName: 'jo@fabrikam.example',
  addresses: ['jo@fabrikam.example', 'j.o@fabrikam.example'],
})
const kim = buildGooglePerson({ id: '2', userName: 'kim@fabrikam.example' })

describe('people', () => {
  test('have the licences of all their addresses, each once and in order', () => {
    const licenses = [
      { address: 'jo@fabrikam.example', skuId: 'b' },
      { address: 'j.o@fabrikam.example', skuId: 'a' },
      { address: 'j.o@fabrikam.example', skuId: 'b' },
      { address: 'gone@fabrikam.example', skuId: 'c' },
    ]
    expect(withLicenses([jo, kim], licenses).map(({ skuIds }) => skuIds)).toEqual([['a', 'b'], []])
  })

  test('have unknown ones where these could not be read', () => {
    expect(withLicenses([jo], undefined)).toEqual([{ ...jo, skuIds: undefined }])
  })
})
