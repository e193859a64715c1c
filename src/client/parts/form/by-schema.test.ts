import { expect, test } from 'vitest'
import { z } from 'zod'
import { problemsBy, storedBy } from './by-schema.ts'

const { shape } = z.object({ name: z.string().trim().min(1), age: z.string().max(2) })

test('what is valid is given as it is stored, the rest as it was entered', () => {
  expect(storedBy(shape, { name: ' Rex ', age: '100' })).toEqual({ name: 'Rex', age: '100' })
})

test('what is wrong is told by field, of those that are asked about', () => {
  const entered = { name: ' ', age: '100' }
  expect(problemsBy(shape, entered)).toEqual({ name: { kind: 'required' }, age: { kind: 'max', limit: 2 } })
  expect(problemsBy(shape, entered, (field) => field === 'age')).toEqual({ age: { kind: 'max', limit: 2 } })
})
