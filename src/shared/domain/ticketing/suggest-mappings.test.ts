import { expect, test } from 'vitest'
import { suggestMappings } from './suggest-mappings.ts'

const named = (...names: string[]) => names.map((name, place) => ({ id: `${place}`, name }))
const suggested = (companies: string[], accounts: string[]) =>
  [...suggestMappings(named(...companies), named(...accounts))].map(
    ([id, account]) => `${companies[Number(id)]} is ${account.name}`,
  )

test('companies are known by their names, however they are written', () => {
  expect(
    suggested(
      ['Fabrikam GmbH', 'Café Zürich', 'Contoso, Ltd.', 'A. Datum Corporation', 'Nobody'],
      ['contoso', 'FABRIKAM', 'Cafe Zurich AG', 'A Datum', 'Else'],
    ),
  ).toEqual([
    'Fabrikam GmbH is FABRIKAM',
    'Café Zürich is Cafe Zurich AG',
    'Contoso, Ltd. is contoso',
    'A. Datum Corporation is A Datum',
  ])
})

test('of what is not certain nothing is said', () => {
  expect(suggested(['Contoso'], ['Contoso Ltd', 'Contoso Inc'])).toEqual([])
  expect(suggested(['Contoso Ltd', 'Contoso Inc'], ['Contoso'])).toEqual([])
  expect(suggested(['', '—'], ['', '…'])).toEqual([])
})

test('the whole name counts before a shorter one, and nobody is suggested twice', () => {
  expect(suggested(['Contoso Ltd', 'Contoso Inc'], ['Contoso Inc', 'Contoso'])).toEqual([
    'Contoso Inc is Contoso Inc',
    'Contoso Ltd is Contoso',
  ])
})

test('a legal form that is the whole name is a name', () => {
  expect(suggested(['SE'], ['Se'])).toEqual(['SE is Se'])
})
