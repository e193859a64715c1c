import { expect, test } from 'vitest'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { draftOf, rulesOf } from './rules-form.tsx'

test('rules that are entered as they were are the same', () => {
  expect(rulesOf(draftOf(defaultDevicePolicy))).toEqual(defaultDevicePolicy)
})

test.each([
  ['0', 0],
  [' 60 ', 60],
  ['61', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['ten', undefined],
])('“%s” minutes are %s', (urgentMinutes, expected) => {
  expect(rulesOf({ ...draftOf(defaultDevicePolicy), urgentMinutes })?.urgentMinutes).toBe(expected)
})
