import { expect, test } from 'vitest'
import { profileSchema } from './profile.ts'
import { userEmailSchema } from './user-fields.ts'

const nameOf = (first_name: string) =>
  profileSchema.safeParse({ first_name, last_name: 'Tower' }).data?.first_name

test.each(['Jo', 'Anne-Marie', 'Željko', '田中', 'van der Berg', 'é'.repeat(50)])('%s is a name', (name) => {
  expect(nameOf(name)).toBe(name)
})

test.each(['', 'J', 'é'.repeat(51), 'J0', "O'Brien", 'Jo.', '<b>', 'a\u0000b'])('“%s” is none', (name) => {
  expect(nameOf(name)).toBeUndefined()
})

test('spaces around and between are tidied', () => {
  expect(nameOf('  Anne   Marie ')).toBe('Anne Marie')
})

test('an address is kept in small letters', () => {
  expect(userEmailSchema.parse(' Jo.Tower@Example.TEST ')).toBe('jo.tower@example.test')
  expect(userEmailSchema.safeParse('jo.tower').success).toBe(false)
})
