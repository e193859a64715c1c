import { expect, test } from 'vitest'
import { type TemplateFields, templateLimits } from '#shared/domain/posture/templates/posture-template.ts'
import { changesOf } from '#client/parts/form/form-state.ts'
import { EMPTY_TEMPLATE, freeName, problemsOf, storedFields, withChecks } from './template-draft.ts'

const changedFields = (begun: TemplateFields, values: TemplateFields) =>
  changesOf({ seen: begun, values }, storedFields)

const seen = { name: 'Ours', description: '', checks: ['mailbox-auditing-on', 'sms-codes-off'] }

test('a template needs a name and a check, and a description of any length but too long', () => {
  expect(problemsOf(EMPTY_TEMPLATE, [])).toEqual({
    name: { kind: 'required' },
    checks: { kind: 'required' },
  })
  expect(problemsOf(seen, [])).toEqual({})
  const { name, description } = templateLimits
  expect(problemsOf({ ...seen, name: 'x'.repeat(name + 1) }, [])).toEqual({
    name: { kind: 'max', limit: name },
  })
  expect(problemsOf({ ...seen, description: 'x'.repeat(description + 1) }, [])).toEqual({
    description: { kind: 'max', limit: description },
  })
})

test('a name is taken in any case, and by the other templates alone', () => {
  expect(problemsOf({ ...seen, name: ' OURS ' }, ['ours'])).toEqual({ name: { kind: 'taken' } })
  expect(problemsOf(seen, ['Theirs'])).toEqual({})
})

test('what is sent is what differs as it is stored', () => {
  expect(changedFields(seen, { ...seen, name: ' Ours ', checks: seen.checks.toReversed() })).toEqual({})
  expect(changedFields(seen, { ...seen, name: 'Mine', checks: ['sms-codes-off'] })).toEqual({
    name: 'Mine',
    checks: ['sms-codes-off'],
  })
})

test('checks are chosen once, alone or together, and their order is no difference', () => {
  const more = withChecks(seen, ['sms-codes-off', 'voice-calls-off'], true)
  expect(more.checks).toEqual(['mailbox-auditing-on', 'sms-codes-off', 'voice-calls-off'])
  const back = withChecks(
    withChecks(more, ['mailbox-auditing-on', 'voice-calls-off'], false),
    ['mailbox-auditing-on'],
    true,
  )
  expect(back.checks).toEqual(['sms-codes-off', 'mailbox-auditing-on'])
  expect(changedFields(seen, back)).toEqual({})
  expect(changedFields(seen, more)).toEqual({ checks: more.checks })
  expect(changedFields(seen, { ...seen, name: 'Ours ' })).toEqual({})
})

test('a copy has a name that no template has, and none that is too long', () => {
  expect(freeName('Copy of Ours', [])).toBe('Copy of Ours')
  expect(freeName('Copy of Ours', ['copy of ours', 'Copy of Ours 2'])).toBe('Copy of Ours 3')
  const long = 'x'.repeat(templateLimits.name + 9)
  const first = freeName(long, [])
  expect([first.length, freeName(long, [first]).length]).toEqual([templateLimits.name, templateLimits.name])
})
