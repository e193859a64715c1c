import { expect, test } from 'vitest'
import { type MailPolicy, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { refusedCommand as refused } from '#tests/support/queue/refused-command.ts'
import { correctionTarget } from './correction-target.ts'
import { mailPolicyCorrection } from './mail-policy-correction.ts'

const COMPANY = '0b6a51d2-43b4-4c55-9a1f-6e7d2a0f4290'
const made = newMailPolicy('safeLinks', 'Links')
const seen: MailPolicy = { ...made, id: 'ONE', ruleId: 'rule' }
const create = { change: 'create', policy: made }
const update = { change: 'update', policy: { ...seen, description: 'More' }, expected: seen }

const change = (items: readonly object[], state?: 'queued') =>
  refused('mailPolicy.change', { id: COMPANY, customerId: COMPANY, items }, state)
const addressOf = (search: object) => ({
  to: '/secure/defender/policies/$companySelectorId',
  params: { companySelectorId: COMPANY },
  search,
})

test('a refused policy for mail comes back into its form at its company, as a new one or as the one that it is', () => {
  expect(correctionTarget(change([create]))).toEqual(addressOf({ correct: 'k' }))
  expect(mailPolicyCorrection(change([create]))).toEqual({
    key: 'k',
    customerId: COMPANY,
    policy: made,
    expected: undefined,
  })
  const open = `${COMPANY}.safeLinks.one`
  expect(correctionTarget(change([update]))).toEqual(addressOf({ open, correct: 'k' }))
  expect(mailPolicyCorrection(change([update]))).toMatchObject({
    policy: { description: 'More' },
    expected: seen,
  })
})

test.each([
  ['several changes, as of a deployment', change([create, update])],
  ['a deletion', change([{ change: 'delete', expected: seen }])],
  ['what only waits', change([update], 'queued')],
  ['what cannot be read', change([{ change: 'update', policy: seen }])],
  ['another command', refused('mailPolicy.undo', { id: COMPANY, customerId: COMPANY, items: [update] })],
])('no form corrects %s', (_, record) => {
  expect(correctionTarget(record)).toBeUndefined()
})
