import { expect, test } from 'vitest'
import { namedProblems } from './named-fields.ts'

test('a name is asked for that no other template has', () => {
  expect(namedProblems({ name: ' ', description: '' }, [])).toEqual({ name: { kind: 'required' } })
  expect(namedProblems({ name: ' firewall ', description: '' }, ['Firewall'])).toEqual({
    name: { kind: 'taken' },
  })
  expect(namedProblems({ name: 'Firewall', description: '' }, [])).toEqual({})
})
