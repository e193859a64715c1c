import { expect, test } from 'vitest'
import { merged } from './noun.ts'

test('what two nouns declare is together, and of the same name it is refused', () => {
  expect(merged([{ a: 1 }, undefined, { b: 2 }])).toEqual({ a: 1, b: 2 })
  expect(() => merged([{ a: 1 }, { a: 1 }])).toThrow('Two nouns declare a')
})
