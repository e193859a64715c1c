import { expect, test } from 'vitest'
import { audienceOf } from './affected-people.ts'
import { checks } from './checks.ts'

test('whoever is not known to be left alone notices a change', () => {
  expect(audienceOf('user-consent-off')).toBe('everyone')
  expect(audienceOf('guests-cannot-reshare')).toBe('guests')
  expect(audienceOf('a-check-of-tomorrow')).toBe('everyone')
})

test('some changes of each audience can be made', () => {
  const audiences = checks.filter(({ remedy }) => remedy).map(({ id }) => audienceOf(id))
  const count = (audience: string) => audiences.filter((each) => each === audience).length
  expect(['administrators', 'guests', 'nobody'].map(count)).toEqual([4, 6, 8])
})
