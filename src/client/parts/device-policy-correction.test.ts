import { expect, test } from 'vitest'
import { refusedCommand as refused } from '#tests/support/queue/refused-command.ts'
import { correctionTarget } from './correction-target.ts'
import { assignmentCorrection } from './device-policy-correction.ts'

const COMPANY = '0b6a51d2-43b4-4c55-9a1f-6e7d2a0f4290'
const nobody = { everyDevice: false, everyUser: false, include: [], exclude: [] }
const targets = { ...nobody, everyDevice: true, exclude: [{ id: null, name: 'Pilots' }] }
const assign = {
  change: 'assign',
  set: 'configurationPolicies',
  id: 'ONE',
  targets,
  expected: { name: 'Firewall', targets: nobody },
}

const change = (items: readonly object[], state?: 'queued') =>
  refused('devicePolicy.change', { id: COMPANY, customerId: COMPANY, items }, state)

test.each([
  ['configurationPolicies', '/secure/intune/device-configuration/$companySelectorId'],
  ['deviceCompliancePolicies', '/secure/intune/device-compliance/$companySelectorId'],
])('a refused assignment comes back into its form on the screen of its policy: %s', (set, to) => {
  const record = change([{ ...assign, set }])
  expect(correctionTarget(record)).toEqual({
    to,
    params: { companySelectorId: COMPANY },
    search: { open: `${COMPANY}.${set}.one`, correct: 'k' },
  })
  expect(assignmentCorrection(record)).toEqual({
    key: 'k',
    customerId: COMPANY,
    set,
    policyId: 'ONE',
    targets,
  })
})

const { targets: _, ...deletion } = { ...assign, change: 'delete' }

test.each([
  ['several changes', change([assign, assign])],
  ['a deletion', change([deletion])],
  ['what only waits', change([assign], 'queued')],
  ['what cannot be read', change([{ ...assign, targets: null }])],
  ['another command', refused('devicePolicy.undo', { id: COMPANY, customerId: COMPANY, items: [assign] })],
])('no form corrects %s', (_, record) => {
  expect(correctionTarget(record)).toBeUndefined()
})
