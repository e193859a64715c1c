import { expect, test } from 'vitest'
import { customerFieldsSchema } from './customer-fields.ts'

const { contact_phone } = customerFieldsSchema.shape
const isPhone = (text: string) => contact_phone.safeParse(text).success

test('the phone of a company is a number, as that of an employee is', () => {
  expect(['', '+44 20 7946 0000', '(030) 123-456', '555.1234/5'].every(isPhone)).toBe(true)
  expect(['call me', '1234', '+44 20 7946 0000 ext. 5', '1'.repeat(31)].some(isPhone)).toBe(false)
})

test('its spaces are collapsed', () => {
  expect(contact_phone.parse(' +44  20 7946 0000 ')).toBe('+44 20 7946 0000')
})
