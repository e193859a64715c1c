import { expect, test } from 'vitest'
import { matchesWords } from './fold-text.ts'

test.each([
  ['Gdańsk Zoë Clinics', 'gdansk zoe', true],
  ['Contoso Logistics', 'log con', true],
  ['Contoso Logistics', '  ', true],
  ['Contoso Logistics', 'contoso legal', false],
])('%s is found by "%s": %s', (text, query, found) => {
  expect(matchesWords(text, query)).toBe(found)
})
