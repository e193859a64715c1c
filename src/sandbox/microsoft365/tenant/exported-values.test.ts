import { expect, test } from 'vitest'
import { settled, unwrapped } from './exported-values.ts'

test('an object of which every member is null is not there, however deep', () => {
  const strength = { Id: null, AllowedCombinations: null, AdditionalProperties: {} }
  expect(settled({ GrantControls: { AuthenticationStrength: strength, Operator: 'OR' } })).toEqual({
    GrantControls: { AuthenticationStrength: null, Operator: 'OR' },
  })
  expect(
    settled({ SessionControls: { SignInFrequency: { Value: null }, Persistent: { Mode: null } } }),
  ).toEqual({
    SessionControls: null,
  })
})

test('an object that says something, an empty one and an empty list stay', () => {
  const said = { Users: { IncludeUsers: [], ExcludeUsers: null }, Plain: {}, Off: { IsEnabled: false } }
  expect(settled(said)).toEqual(said)
})

test.each([
  ['/Date(1778702258453)/', '2026-05-13T19:57:38.453Z'],
  ['/Date(1778702258453+0200)/', '2026-05-13T19:57:38.453Z'],
  ['/Date(-62135596800000)/', '0001-01-01T00:00:00.000Z'],
  ['/Date(99999999999999999)/', '/Date(99999999999999999)/'],
  ['/Dates(1)/', '/Dates(1)/'],
])('%s is %s', (text, time) => {
  expect(settled({ At: text, All: [text] })).toEqual({ At: time, All: [time] })
})

test('lists and times that are held by an object come out of it', () => {
  expect(unwrapped({ value: [1, 2], Count: 2 })).toEqual([1, 2])
  expect(settled({ At: { value: '/Date(0)/', DisplayHint: 2, DateTime: 'Thursday' } })).toEqual({
    At: '1970-01-01T00:00:00.000Z',
  })
  const own = { value: 'kept', Name: 'EnableAdminConsentRequests' }
  expect(unwrapped(own)).toBe(own)
  expect(unwrapped({ value: 'alone' })).toEqual({ value: 'alone' })
})
