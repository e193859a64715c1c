import { expect, test } from 'vitest'
import type { ProductLicense } from '#shared/domain/licenses/product-license.ts'
import { countryName, productName } from './names.ts'

test('a product has the name that the tenant gives it, or none', () => {
  const licenses: ProductLicense[] = [
    {
      id: '1',
      customer_id: 'contoso',
      sku_id: 'e3',
      application: 'Office365',
      part_number: 'SPE_E3',
      product_name: 'Microsoft 365 E3',
      enabled: 5,
      consumed: 3,
      status: 'Enabled',
    },
  ]
  expect([productName('e3', licenses), productName('e5', licenses)]).toEqual(['Microsoft 365 E3', undefined])
})

test('a country code becomes a name, anything else stays', () => {
  expect(['PL', 'gb', '', 'Narnia'].map((code) => countryName(code, 'en'))).toEqual([
    'Poland',
    'United Kingdom',
    '',
    'Narnia',
  ])
})
