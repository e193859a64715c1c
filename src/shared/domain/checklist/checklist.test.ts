import { describe, expect, test } from 'vitest'
import { type ChecklistItem, needlessSteps, openCount, progress } from './checklist.ts'

const item = (said: Partial<ChecklistItem>): ChecklistItem => ({
  id: 'SCHEDULE_REPORT',
  completionStatus: 'INCOMPLETE',
  details: {},
  dismissed: false,
  autoDismissed: false,
  ...said,
})

test('the badge counts what is open; partly complete is open, dismissed is not', () => {
  expect(
    openCount([
      item({}),
      item({ completionStatus: 'PARTIALLY_COMPLETE' }),
      item({ completionStatus: 'COMPLETE' }),
      item({ dismissed: true }),
    ]),
  ).toBe(2)
})

test('progress is complete steps of those that are not dismissed', () => {
  expect(progress([item({}), item({ completionStatus: 'COMPLETE' }), item({ dismissed: true })])).toBe(0.5)
  expect(progress([item({ dismissed: true })])).toBe(1)
})

describe('a step that the organization says it does not need', () => {
  const tickets = item({ id: 'INTEGRATE_TO_PSA' })

  test('is dismissed where it is known that there is none, and not where nobody has said so', () => {
    expect(needlessSteps([tickets, item({})], { hasPSA: false })).toEqual([tickets])
    for (const metadata of [{}, { hasPSA: true }]) expect(needlessSteps([tickets], metadata)).toEqual([])
  })

  test.each<[string, Partial<ChecklistItem>]>([
    ['that was dismissed', { dismissed: true }],
    ['that was taken back', { autoDismissed: true }],
    ['that is done', { completionStatus: 'COMPLETE' }],
  ])('is left alone where it is one %s', (_, change) => {
    expect(needlessSteps([{ ...tickets, ...change }], { hasPSA: false })).toEqual([])
  })
})
