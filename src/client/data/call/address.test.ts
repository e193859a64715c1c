import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

const user = { path: '/organization/:id/user/:userId' }

test('an address has every param in its place, below the API', () => {
  expect(addressOf(user, { params: { id: 'one', userId: 'two' } })).toBe('/api/organization/one/user/two')
  expect(addressOf({ path: '/device' })).toBe('/api/device')
})

test.each([
  ['a/b', 'a%2Fb'],
  ['a?b=c#d', 'a%3Fb%3Dc%23d'],
  ['../wipe', '..%2Fwipe'],
  ['%2e%2e', '%252e%252e'],
  ['Müller & co', 'M%C3%BCller%20%26%20co'],
  ['...', '...'],
])('a param %s leads to nothing else', (userId, written) => {
  expect(addressOf(user, { params: { id: 'one', userId } })).toBe(`/api/organization/one/user/${written}`)
})

test.each(['', '.', '..', undefined, null, {}])(
  'a param %j names nothing and is not asked about',
  (userId) => {
    expect(() => addressOf(user, { params: { id: 'one', userId } })).toThrow('the param userId')
  },
)

test('a query holds what is given, and nothing of what is not', () => {
  const query = { size: 500, event: 'a b&c', before: undefined, ignored: false }
  expect(addressOf({ path: '/organizations' }, { query })).toBe(
    '/api/organizations?size=500&event=a+b%26c&ignored=false',
  )
  expect(addressOf({ path: '/organizations' }, { query: { before: undefined } })).toBe('/api/organizations')
})
