import { expect, test } from 'vitest'
import { pendingStep } from '#shared/domain/alerts/alert-task.ts'
import { englishOf } from '#tests/support/english.ts'
import { protectionIn } from './protection.ts'
import { stepSentence } from './step-words.ts'

const words = { t: englishOf('alertTasks'), errors: englishOf('errors') }
const say = (step: Parameters<typeof stepSentence>[0]) => stepSentence(step, words)
const block = pendingStep('blockSignIn')

test('each step tells in a sentence what became of it, and why (ALERT-21)', () => {
  expect(say({ ...block, state: 'done', before: 'allowed' })).toBe('Sign-in is blocked')
  expect(say({ ...block, state: 'done', before: 'blocked' })).toBe('Sign-in had been blocked before')
  expect(say({ ...block, state: 'failed', fault: 'notFound' })).toBe(
    'Remediation error while performing Block sign-in. Microsoft does not know it any more.',
  )
  expect(say({ ...block, state: 'heldBack', fault: 'emergencyAccount' })).toContain(
    'held back. This is an emergency account.',
  )
  expect(say({ ...pendingStep('resetPassword'), state: 'late' })).toContain('its time was over')
  expect(say({ ...block, state: 'failed', fault: 'of a newer server' })).toContain(
    'Microsoft did not accept it.',
  )
})

test('emergency accounts and people of the organization are known by any of their names, however they are spelled', () => {
  const known = {
    emergency: new Set(['5b7c1d1e-0000-4000-8000-000000000001', 'glass@contoso.example']),
    users: [{ email: 'Tech@Provider.example' }],
  }
  const of = (id: string | null, name: string | null) => protectionIn(known, { id, name })
  expect(of('5B7C1D1E-0000-4000-8000-000000000001', 'other@contoso.example')).toBe('emergencyAccount')
  expect(of(null, 'Glass@Contoso.example')).toBe('emergencyAccount')
  expect(of(null, 'tech@provider.example')).toBe('providerAccount')
  expect(of(null, 'ana@contoso.example')).toBeUndefined()
  expect(of(null, null)).toBeUndefined()
})
