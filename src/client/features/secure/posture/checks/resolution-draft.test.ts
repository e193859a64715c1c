import { expect, test } from 'vitest'
import { resolutionLimits } from '#shared/domain/posture/check-resolution.ts'
import { draftOf, problemsOf, type ResolutionDraft, resolutionOf } from './resolution-draft.ts'

const { details: most } = resolutionLimits

test.each<[string, ResolutionDraft, object]>([
  ['nothing chosen', { status: undefined, details: '' }, { status: { kind: 'required' } }],
  ['resolved without a word', { status: 'resolved', details: '' }, {}],
  ['by a third party, unnamed', { status: 'thirdParty', details: ' ' }, { details: { kind: 'required' } }],
  ['a risk, unexplained', { status: 'riskAccepted', details: '' }, { details: { kind: 'required' } }],
  ['not applicable, why not', { status: 'notApplicable', details: '' }, { details: { kind: 'required' } }],
  ['not applicable, and why', { status: 'notApplicable', details: 'No mail' }, {}],
  ['just short enough', { status: 'resolved', details: ` ${'x'.repeat(most)} ` }, {}],
  [
    'too long',
    { status: 'resolved', details: 'x'.repeat(most + 1) },
    { details: { kind: 'max', limit: most } },
  ],
])('%s', (_, draft, problems) => {
  expect(problemsOf(draft)).toEqual(problems)
  // What the form lets through the command takes.
  expect(resolutionOf(draft) === undefined).toBe(Object.keys(problems).length > 0)
})

test('what was recorded is entered already', () => {
  const seen = {
    id: 'x',
    customer_id: 'a',
    check_id: 'one',
    status: 'thirdParty' as const,
    details: 'The mail filter',
    resolved_at: '2026-05-01T00:00:00.000Z',
  }
  expect(draftOf(seen)).toEqual({ status: 'thirdParty', details: 'The mail filter' })
  expect(draftOf(undefined)).toEqual({ status: undefined, details: '' })
})
