import { expect, test } from 'vitest'
import { isServerFault, refusalOf } from './refusal.ts'

class Refused extends Error {
  readonly code: string
  readonly requestId = '7f0c'

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

test('a refusal says its code and by what it is found', () => {
  expect(refusalOf(new Refused('noPermission'))).toMatchObject({ code: 'noPermission', requestId: '7f0c' })
})

test.each([new Refused('toString'), new Error('nobody answered'), 'noPermission', undefined])(
  'what is no refusal of the server has no code',
  (cause) => {
    expect(refusalOf(cause).code).toBeUndefined()
  },
)

test('only what the server itself got wrong is looked into', () => {
  expect(isServerFault(refusalOf(new Refused('failure')))).toBe(true)
  expect(isServerFault(refusalOf(new Refused('noPermission')))).toBe(false)
  expect(isServerFault(refusalOf(new Error('nobody answered')))).toBe(false)
})

test('a refusal brings along what stands in its text', () => {
  const refused = Object.assign(new Refused('missingLicense'), { values: { license: 'Secure Premium' } })
  expect(refusalOf(refused).values).toEqual({ license: 'Secure Premium' })
  expect(refusalOf(new Refused('noPermission')).values).toBeUndefined()
})
