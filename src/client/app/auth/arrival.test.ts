import { describe, expect, test } from 'vitest'
import { arriveAt, isForAll, isLeftWhenSignedIn } from './arrival.ts'
import { createNote } from './expiring-note.ts'

describe('somebody who is not signed in', () => {
  test.each([
    ['/', '', { path: '/auth/login', search: '' }],
    ['/auth', '', { path: '/auth/login', search: '' }],
    ['/auth/', '', { path: '/auth/login', search: '' }],
    ['/auth/no-such-screen', '', { path: '/auth/login', search: '' }],
    ['/auth/login', '?trial=true', { path: '/auth/login', search: '?trial=true' }],
    [
      '/auth/forgot-password',
      '?id=a@b.example',
      { path: '/auth/forgot-password', search: '?id=a@b.example' },
    ],
    ['/auth/forgot-password', '?id=nobody', { path: '/auth/forgot-password', search: '' }],
    ['/sso', '?code=1&state=2', { path: '/sso', search: '?code=1&state=2' }],
    ['/cb-integrations', '?code=1', { path: '/cb-integrations', search: '?code=1' }],
    ['/first-run', '?token=t', { path: '/first-run', search: '?token=t' }],
    ['/logout', '', { path: '/logout', search: '' }],
    ['/error', '', { path: '/error', search: '' }],
    ['/trial-expired/', '', { path: '/trial-expired', search: '' }],
  ])('is shown for %s%s what it names', (pathname, search, arrival) => {
    expect(arriveAt({ pathname, search })).toEqual(arrival)
  })

  test.each(['/auth/change-password', '/auth/confirm', '/auth/setup-MFA', '/auth/setup-mfa'])(
    'starts at the sign-in where %s would follow a password',
    (pathname) => {
      expect(arriveAt({ pathname, search: '' })).toEqual({ path: '/auth/login', search: '' })
    },
  )

  test('is brought to a deep link, path and query, after the sign-in', () => {
    expect(arriveAt({ pathname: '/employees', search: '?search=maria' })).toEqual({
      path: '/auth/login',
      search: '',
      redirect: '/employees?search=maria',
    })
  })
})

test('somebody who is signed in still sees what every visitor may see, and leaves the sign-in', () => {
  expect(['/sso', '/error', '/cb-integrations', '/first-run'].every(isForAll)).toBe(true)
  expect(['/auth/login', '/logout', '/', '/employees', '/trial-expired'].some(isForAll)).toBe(false)
  expect(['/auth', '/auth/login', '/auth/nothing'].every(isLeftWhenSignedIn)).toBe(true)
  expect(['/authors', '/', '/sso'].some(isLeftWhenSignedIn)).toBe(false)
})

describe('a note', () => {
  const kept = new Map<string, string>()
  const notes = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  let now = 0
  const note = createNote('target', notes, () => now)

  test('is read for a day and then forgotten', () => {
    note.write('/employees')
    now += 86_400_000 - 1
    expect(note.read()).toBe('/employees')
    now += 1
    expect(note.read()).toBeUndefined()
  })

  test.each(['nonsense', 'null', '7', '{"text":1}'])('that holds %s is none', (text) => {
    notes.setItem('target', text)
    expect(note.read()).toBeUndefined()
  })
})
