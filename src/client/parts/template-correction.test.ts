import { expect, test } from 'vitest'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import { refusedCommand as refused } from '#tests/support/queue/refused-command.ts'
import { newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { templatePolicyOf } from '#shared/domain/defender/template-policy.ts'
import { correctionTarget } from './correction-target.ts'
import { NEW_TEMPLATE } from './new-template.ts'
import {
  deviceTemplateCorrection,
  mailTemplateCorrection,
  policyBaselineCorrection,
  policyTemplateCorrection,
} from './template-correction.ts'

const ID = '0b6a51d2-43b4-4c55-9a1f-6e7d2a0f4290'
const TEMPLATE = '/secure/policy-management/templates/$templateId'
const TEMPLATES = '/secure/policy-management/templates'

const template = { name: 'Night shift', description: '', body: newPolicy('Block'), prompted_inputs: [] }
const baseline = { name: 'House rules', description: '', templates: [ID] }

test('a refused template of a policy comes back into its editor, as a new one or as the one that it is', () => {
  expect(correctionTarget(refused('policyTemplate.add', { id: ID, fields: template }))).toEqual({
    to: TEMPLATE,
    params: { templateId: NEW_TEMPLATE },
    search: { correct: 'k' },
  })
  const change = refused('policyTemplate.patch', { id: ID, set: { name: 'Late shift' } })
  expect(correctionTarget(change)).toEqual({
    to: TEMPLATE,
    params: { templateId: ID },
    search: { correct: 'k' },
  })
  expect(policyTemplateCorrection(change)?.typed).toEqual({ name: 'Late shift' })
})

test('a refused baseline comes back into its form, as a new one or as the one that it is', () => {
  const search = { tab: 'baselines', correct: 'k' }
  const addition = refused('policyBaseline.add', { id: ID, fields: baseline })
  expect(correctionTarget(addition)).toEqual({ to: TEMPLATES, search: { ...search, mode: 'create' } })
  expect(policyBaselineCorrection(addition)?.typed).toMatchObject(baseline)
  expect(correctionTarget(refused('policyBaseline.patch', { id: ID, set: { name: 'Our rules' } }))).toEqual({
    to: TEMPLATES,
    search: { ...search, mode: 'edit', open: ID },
  })
})

test('what only waits, or cannot be read as one, is not corrected', () => {
  const args = { id: ID, fields: baseline }
  expect(correctionTarget(refused('policyBaseline.add', args, 'queued'))).toBeUndefined()
  expect(correctionTarget(refused('policyBaseline.add', { id: ID }))).toBeUndefined()
})

test('a refused template of a policy for devices comes back with what it is made of, on the screen of its area', () => {
  const seen = {
    set: 'deviceCompliancePolicies',
    name: 'Healthy devices',
    description: '',
    platform: null,
    actions: [],
    settings: null,
  }
  const from = { source: { customerId: ID, policyId: 'one' }, seen }
  const fields = { name: 'Healthy', description: '' }
  const addition = refused('deviceTemplate.add', { id: ID, fields, from })
  expect(correctionTarget(addition)).toEqual({
    to: '/secure/intune/compliance-templates',
    search: { mode: 'create', correct: 'k' },
  })
  expect(deviceTemplateCorrection(addition)).toEqual({ key: 'k', id: undefined, typed: fields, from })
  const change = refused('deviceTemplate.patch', { id: ID, set: { name: 'Healthy' } })
  expect(correctionTarget(change)).toEqual({
    to: '/secure/intune/configuration-templates',
    search: { mode: 'edit', open: ID, correct: 'k' },
  })
  expect(deviceTemplateCorrection(change)).toMatchObject({ id: ID, typed: { name: 'Healthy' } })
})

test('a refused template of a policy for mail, and a baseline of some, come back on their screen', () => {
  const to = '/secure/defender/templates'
  const fields = {
    name: 'Links',
    description: '',
    policy: templatePolicyOf(newMailPolicy('safeLinks', 'All')),
  }
  const addition = refused('mailTemplate.add', { id: ID, fields })
  expect(correctionTarget(addition)).toEqual({ to, search: { mode: 'create', correct: 'k' } })
  expect(mailTemplateCorrection(addition)?.typed).toEqual(fields)
  const change = refused('mailTemplate.patch', { id: ID, set: { name: 'Links' } })
  expect(correctionTarget(change)).toEqual({ to, search: { mode: 'edit', open: ID, correct: 'k' } })
  expect(
    correctionTarget(refused('policyBaseline.add', { id: ID, fields: baseline, policyType: 'DEFENDER' })),
  ).toEqual({
    to,
    search: { tab: 'baselines', mode: 'create', correct: 'k' },
  })
})
