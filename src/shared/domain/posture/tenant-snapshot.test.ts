import { expect, test } from 'vitest'
import type { Snapshot } from './snapshot.ts'
import { tenantAnswersSchema } from './tenant-answers.ts'
import { answersOf, snapshotOf } from './tenant-snapshot.ts'

const COMPANY = '0197c000-0000-7000-8000-000000000001'
const [EARLIER, LATER] = ['2026-05-01T00:00:00.000Z', '2026-05-01T06:00:00.000Z'] as const

const readAt = (
  at: string,
  servicePlans: Snapshot['servicePlans'] = ['INTUNE_A', 'AAD_PREMIUM'],
): Snapshot => ({
  servicePlans,
  sources: {
    externalInOutlook: { outcome: 'read', at, value: { Enabled: true, AllowList: ['partner.example'] } },
    domains: { outcome: 'read', at, value: '<!doctype html>' },
    reportSettings: { outcome: 'failed', at, reason: 'missingScope' },
  },
})

test('of each answer stays what its schema keeps, and of what was not read the reason', () => {
  expect(answersOf(COMPANY, readAt(EARLIER))).toEqual({
    id: COMPANY,
    customer_id: COMPANY,
    service_plans: ['AAD_PREMIUM', 'INTUNE_A'],
    answers: {
      externalInOutlook: { value: { Enabled: true } },
      domains: { reason: 'unexpectedAnswer' },
      reportSettings: { reason: 'missingScope' },
    },
  })
})

test('a reading that finds the same gives the same, whenever it was and in whatever order plans came', () => {
  const before = answersOf(COMPANY, readAt(EARLIER))
  expect(answersOf(COMPANY, readAt(LATER, ['AAD_PREMIUM', 'INTUNE_A']))).toEqual(before)
})

test('what travelled is a snapshot again, read when the posture says', () => {
  const travelled = tenantAnswersSchema.parse(JSON.parse(JSON.stringify(answersOf(COMPANY, readAt(EARLIER)))))
  expect(snapshotOf(travelled, LATER)).toEqual({
    servicePlans: ['AAD_PREMIUM', 'INTUNE_A'],
    sources: {
      externalInOutlook: { outcome: 'read', at: LATER, value: { Enabled: true } },
      domains: { outcome: 'failed', at: LATER, reason: 'unexpectedAnswer' },
      reportSettings: { outcome: 'failed', at: LATER, reason: 'missingScope' },
    },
  })
})

test('plans that could not be read stay unknown', () => {
  const unknown = answersOf(COMPANY, { servicePlans: undefined, sources: {} })
  expect(unknown.service_plans).toBe(null)
  expect(snapshotOf(unknown, LATER).servicePlans).toBe(undefined)
})
