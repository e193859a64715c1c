import { expect, test } from 'vitest'
import type { ChangedBy } from '#shared/domain/posture/posture-change.ts'
import { englishOf } from '#tests/support/english.ts'
import { changedByText } from './changed-by.ts'

const said = (by: ChangedBy | null | undefined) =>
  changedByText(by, {
    t: englishOf('posture'),
    userOf: (id) => (id === 'u' ? 'Ari Agent' : 'somebody'),
    locale: 'en',
  })
const at = '2026-11-01T10:00:00.000Z'
const person = { kind: 'person', name: 'ines@contoso.example', at } as const
const app = { kind: 'app', name: 'Pipeline', at } as const
const task = { kind: 'task', task_id: 't', user_id: 'u', at } as const

test('whoever changed something is named, by what they are', () => {
  expect(said({ actors: [person] })).toBe('ines@contoso.example')
  expect(said({ actors: [app] })).toBe('the app Pipeline')
  expect(said({ actors: [task] })).toBe('Ari Agent, from here')
})

test('several are said to be several, in the order in which they come', () => {
  expect(said({ actors: [task, person, app] })).toBe(
    'several: Ari Agent, from here, ines@contoso.example, the app Pipeline',
  )
})

test('where nobody is known the reason is', () => {
  expect(said(null)).toBe('Not known')
  expect(said(undefined)).toBe('Not known')
  expect(said({ unknown: 'notLogged' })).toBe('Not known: the directory’s log does not tell it')
  expect(said({ unknown: 'notAllowed' })).toBe('Not known: the app may not read the log')
  expect(said({ unknown: 'notRead' })).toBe('Not known: the log could not be read')
  expect(said({ unknown: 'notFound' })).toBe('Not known: nothing in the log fits')
})
