import { expect, test } from 'vitest'
import { durationIssue } from './event-setup.ts'

test('a duration is indefinite, or begins no earlier than now and ends after its start', () => {
  expect(durationIssue({ from: undefined, until: undefined }, 5)).toBeUndefined()
  expect(durationIssue({ from: 5, until: 6 }, 5)).toBeUndefined()
  expect(durationIssue({ from: 4, until: 6 }, 5)).toBe('startIsPast')
  expect(durationIssue({ from: 5, until: 5 }, 5)).toBe('endIsNotLater')
  expect(durationIssue({ from: 5, until: undefined }, 5)).toBe('startOrEndIsMissing')
})
