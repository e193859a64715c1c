import { expect, test } from 'vitest'
import { integrationsQuerySchema } from './integrations-query.ts'

test('the integrations page is told an application and one of two ways to connect it', () => {
  for (const integrationTypeQ of ['CSP', 'direct'] as const) {
    const query = { applicationNameQ: 'Office365', integrationTypeQ }
    expect(integrationsQuerySchema.parse(query)).toEqual(query)
  }
})

test('what cannot be read is left out', () => {
  expect(
    integrationsQuerySchema.parse({ applicationNameQ: '', integrationTypeQ: 'pigeon', more: 1 }),
  ).toEqual({})
})
