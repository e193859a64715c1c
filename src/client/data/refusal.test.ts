import { expect, test } from 'vitest'
import type { ErrorCode, ErrorValues } from '#shared/contract/errors.ts'
import { ApiError } from './call/api-error.ts'
import { isServerFault, refusalOf } from './refusal.ts'

const refused = (code: ErrorCode, values?: ErrorValues) =>
  new ApiError('server', { code, requestId: '7f0c', values })

test('a refusal says its code and by what it is found', () => {
  expect(refusalOf(refused('noPermission'))).toMatchObject({ code: 'noPermission', requestId: '7f0c' })
})

test.each([
  Object.assign(new Error('of somebody else'), { code: 'noPermission' }),
  new ApiError('network'),
  'noPermission',
  undefined,
])('what is no refusal of the server has no code', (cause) => {
  expect(refusalOf(cause).code).toBeUndefined()
})

test('only what the server itself got wrong is looked into', () => {
  expect(isServerFault(refusalOf(refused('failure')))).toBe(true)
  expect(isServerFault(refusalOf(refused('noPermission')))).toBe(false)
  expect(isServerFault(refusalOf(new Error('nobody answered')))).toBe(false)
})

test('a refusal brings along what stands in its text', () => {
  const told = refused('missingLicense', { license: 'Secure Premium' })
  expect(refusalOf(told).values).toEqual({ license: 'Secure Premium' })
  expect(refusalOf(refused('noPermission')).values).toBeUndefined()
})
