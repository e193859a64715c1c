import { expect, test } from 'vitest'
import type { AuditSetting } from '#shared/domain/posture/audit-setting.ts'
import { asEntered, changesOf } from '#client/parts/form/form-state.ts'
import {
  type AuditDraft,
  choicesOf,
  choose,
  inherit,
  saveObstacle,
  shownSettings,
  storedChoices,
} from './audit-draft.ts'

const CHECKS = ['one', 'two', 'three']
const setting = (customer_id: string | null, check_id: string, enabled: boolean): AuditSetting => ({
  id: `${customer_id}/${check_id}`,
  customer_id,
  check_id,
  enabled,
})
const settings = [
  setting(null, 'two', false),
  setting('a', 'one', false),
  setting('a', 'two', true),
  setting('b', 'three', false),
]
const storedOf = (customerId: string | null) => storedChoices(CHECKS, settings, customerId)
const shown = (customerId: string | null, chosen: AuditDraft = {}) =>
  shownSettings(CHECKS, settings, customerId, { ...storedOf(customerId), ...chosen }).map(
    ({ isIncluded, isInherited }) =>
      [isIncluded ? 'in' : 'out', ...(isInherited ? ['inherited'] : [])].join(' '),
  )
/** What is saved once these were chosen. */
const saved = (customerId: string | null, chosen: AuditDraft) => {
  const seen = storedOf(customerId)
  return choicesOf(changesOf({ seen, values: { ...seen, ...chosen } }, asEntered))
}

test('a company shows its own settings, else those for all, else that each check is included', () => {
  expect(shown('a')).toEqual(['out', 'in', 'in inherited'])
  expect(shown('b')).toEqual(['in inherited', 'out inherited', 'out'])
  expect(shown(null)).toEqual(['in inherited', 'out', 'in inherited'])
})

test('what is chosen shows, and only what differs is saved', () => {
  const draft = { ...choose('a', 'three', false), ...choose('a', 'one', false) }
  expect(shown('a', draft)).toEqual(['out', 'in', 'out'])
  expect(saved('a', draft)).toEqual([{ checkId: 'three', enabled: false }])
})

test('a check of a company inherits again, or says for itself what it would inherit', () => {
  const draft = { ...inherit(['two']), ...choose('a', 'three', true) }
  expect(shown('a', draft)).toEqual(['out', 'out inherited', 'in'])
  expect(saved('a', draft)).toEqual([
    { checkId: 'two', enabled: null },
    { checkId: 'three', enabled: true },
  ])
})

test('to include a check for all companies is to set nothing, so there and back is no change', () => {
  const there = choose(null, 'one', false)
  expect(saved(null, there)).toEqual([{ checkId: 'one', enabled: false }])
  expect(saved(null, { ...there, ...choose(null, 'one', true) })).toEqual([])
  expect(saved(null, choose(null, 'two', true))).toEqual([{ checkId: 'two', enabled: null }])
})

test('a reset lets every check inherit, and saves those that did not', () => {
  const draft = inherit(CHECKS)
  expect(shown('a', draft)).toEqual(['in inherited', 'out inherited', 'in inherited'])
  expect(shown(null, draft)).toEqual(['in inherited', 'in inherited', 'in inherited'])
  expect(saved('a', draft)).toEqual([
    { checkId: 'one', enabled: null },
    { checkId: 'two', enabled: null },
  ])
})

const changes = [{ checkId: 'one', enabled: false }]
const ready = { isLoaded: true, isSaving: false, customerId: 'a', changes }
test.each([
  ['undefined', ready],
  ['undefined', { ...ready, customerId: null }],
  ['loading', { ...ready, isLoaded: false }],
  ['saving', { ...ready, isSaving: true }],
  ['noCompany', { ...ready, customerId: undefined }],
  ['unchanged', { ...ready, changes: [] }],
])('what keeps from saving is %s', (obstacle, saving) => {
  expect(String(saveObstacle(saving))).toBe(obstacle)
})
