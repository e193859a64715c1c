import { expect, test } from 'vitest'
import { z } from 'zod'
import { english } from '#tests/support/english.ts'
import { problemOf } from './field-problem.ts'
import { nameProblem } from './name-problem.ts'

const problemIn = (schema: z.ZodString, text: string) => {
  const { error } = schema.safeParse(text)
  return error && problemOf(text, error)
}

test('every form says what is wrong in the same words', () => {
  expect(english.fields).toEqual({
    form: 'Validation failed. Fix the errors below to continue.',
    isRequired: '{{name}} is required',
    invalid: '{{name}} is not valid',
    required: 'Required field',
    empty: 'Field cannot be empty',
    notValid: 'Field is not valid',
    min: '{{name}} needs at least {{limit}} characters',
    max: '{{name}} can have at most {{limit}} characters',
    specialCharacters: 'No special characters allowed',
    spaces: 'No spaces allowed',
    outerSpace: 'No leading or trailing space',
    dateType: 'Invalid Date Type',
  })
})

test('nothing but spaces is missing, a length says its limit, and a wrong form matters more', () => {
  const code = z
    .string()
    .min(2)
    .max(4)
    .regex(/^[a-z]*$/)
  expect(problemIn(code, '  ')).toEqual({ kind: 'required' })
  expect(problemIn(code, 'a')).toEqual({ kind: 'min', limit: 2 })
  expect(problemIn(code, 'abcde')).toEqual({ kind: 'max', limit: 4 })
  expect(problemIn(code, 'ABCDE')).toEqual({ kind: 'invalid' })
  expect(problemIn(code, 'abc')).toBeUndefined()
})

test('an address with spaces in it is told apart from one with spaces around it, also where it may be left out', () => {
  const optional = z.union([z.literal(''), z.email()])
  const told = (schema: z.ZodType, text: string) => {
    const { error } = schema.safeParse(text)
    return error && problemOf(text, error).kind
  }
  for (const schema of [z.email(), optional]) {
    expect(told(schema, 'ana ruiz@castle.example')).toBe('spaces')
    expect(told(schema, ' ana@castle.example ')).toBe('outerSpace')
    expect(told(schema, 'ana')).toBe('invalid')
    expect(told(schema, 'ana@castle.example')).toBeUndefined()
  }
})

test('a name of a user has 2 to 50 letters', () => {
  expect(nameProblem(' ')).toEqual({ kind: 'required' })
  expect(nameProblem('A')).toEqual({ kind: 'min', limit: 2 })
  expect(nameProblem('A'.repeat(51))).toEqual({ kind: 'max', limit: 50 })
  expect(nameProblem('R2-D2')).toEqual({ kind: 'specialCharacters' })
  expect(nameProblem('Anna-Lena')).toBeUndefined()
})
