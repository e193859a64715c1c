import { expect, test } from 'vitest'
import { buildAlert } from '#tests/support/build-alert.ts'
import {
  accountsOf,
  actionsOf,
  type AlertTask,
  endOfTask,
  isReleasable,
  referenceOf,
  type StepState,
} from './alert-task.ts'

test.each<[StepState[], ReturnType<typeof endOfTask>]>([
  [['done', 'done', 'done'], 'success'],
  [['done', 'failed'], 'partial'],
  [['failed', 'unknown'], 'partial'],
  [['done', 'late'], 'partial'],
  [['failed', 'failed'], 'failed'],
  [['heldBack', 'late'], 'failed'],
])('steps that end as %j make a task that is a %s', (states, end) => {
  expect(endOfTask(states.map((state) => ({ state })))).toBe(end)
})

const ID = '5b7c1d1e-0000-4000-8000-000000000001'

test('an alert names people, not apps: whom it is about first, and everybody once', () => {
  const alma = { id: ID, name: 'alma@fabrikam.example' }
  const bruno = { id: null, name: 'bruno@fabrikam.example' }
  const actor = (account: typeof alma | typeof bruno, kind: 'user' | 'app' = 'user') => ({ ...account, kind })
  const of = (given: Parameters<typeof buildAlert>[0]) => accountsOf(buildAlert(given))
  expect(of({ account: alma, actor: actor(bruno) })).toEqual([alma, bruno])
  expect(of({ account: alma, actor: actor({ ...alma, name: 'renamed@fabrikam.example' }) })).toEqual([alma])
  expect(of({ account: bruno, actor: actor(bruno, 'app') })).toEqual([bruno])
  expect(of({ account: { id: ID, name: 'Mail reader' } })).toEqual([])
  expect(of({ account: { id: ID, name: null } })).toEqual([{ id: ID, name: null }])
  expect(of({ account: { id: ID, name: null }, source: 'riskyServicePrincipals' })).toEqual([])
  expect(of({ account: { id: 'S-1-5-18', name: null } })).toEqual([])
})

test('what can be done depends on who is named and where it was told', () => {
  const account = { id: ID, name: 'alma@fabrikam.example' }
  expect(actionsOf(buildAlert({ account }))).toEqual(['lockDown'])
  expect(actionsOf(buildAlert({ account, source: 'riskDetections' }))).toEqual([
    'lockDown',
    'confirmCompromised',
    'dismissRisk',
  ])
  expect(actionsOf(buildAlert({ account: null, source: 'defenderIncidents' }))).toEqual(['setVendorStatus'])
  const moment = { at: '', what: '', account: null, ip: null, country: null, source: 'defenderAlerts' }
  expect(actionsOf(buildAlert({ account, timeline: [moment] }))).toEqual(['lockDown', 'setVendorStatus'])
})

test('an account is asked for by its id, and by its name where there is none', () => {
  expect(referenceOf({ id: ID, name: 'alma@fabrikam.example' })).toBe(ID)
  expect(referenceOf({ id: 'alma', name: 'alma@fabrikam.example' })).toBe('alma@fabrikam.example')
})

test('a lock-down is taken back once, and only where it has blocked the sign-in itself', () => {
  const locked = (before: string | null, state: StepState = 'done', task: Partial<AlertTask> = {}) => ({
    id: ID,
    action: 'lockDown' as const,
    state: 'success' as const,
    steps: [{ step: 'blockSignIn' as const, state, fault: null, before }],
    ...task,
  })
  const release = (state: AlertTask['state']) => ({ undoes: ID, state })
  expect(isReleasable(locked('allowed'), [])).toBe(true)
  expect(isReleasable(locked('allowed', 'unknown'), [])).toBe(true)
  expect(isReleasable(locked('blocked'), [])).toBe(false)
  expect(isReleasable(locked(null), [])).toBe(false)
  expect(isReleasable(locked('allowed', 'failed'), [])).toBe(false)
  expect(isReleasable(locked('allowed', 'done', { state: 'inProgress' }), [])).toBe(false)
  expect(isReleasable(locked('allowed'), [release('inProgress')])).toBe(false)
  expect(isReleasable(locked('allowed'), [release('success')])).toBe(false)
  expect(isReleasable(locked('allowed'), [release('failed')])).toBe(true)
})
