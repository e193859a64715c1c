import { expect, test } from 'vitest'
import { type ChecklistItem, openCount, progress } from './checklist.ts'

const item = (said: Partial<ChecklistItem>): ChecklistItem => ({
  id: 'SCHEDULE_REPORT',
  completionStatus: 'INCOMPLETE',
  details: {},
  dismissed: false,
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
