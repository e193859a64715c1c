import { expect, test } from 'vitest'
import type { AuditSetting } from '#shared/domain/posture/audit-setting.ts'
import {
  allInherited,
  type AuditDraft,
  changesOf,
  choose,
  inherit,
  NO_CHOICES,
  saveObstacle,
  shownSettings,
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
const shown = (customerId: string | null, draft: AuditDraft = NO_CHOICES) =>
  shownSettings(CHECKS, settings, customerId, draft).map(({ isIncluded, isInherited }) =>
    [isIncluded ? 'in' : 'out', ...(isInherited ? ['inherited'] : [])].join(' '),
  )

test('a company shows its own settings, else those for all, else that each check is included', () => {
  expect(shown('a')).toEqual(['out', 'in', 'in inherited'])
  expect(shown('b')).toEqual(['in inherited', 'out inherited', 'out'])
  expect(shown(null)).toEqual(['in inherited', 'out', 'in inherited'])
})

test('what is chosen shows, and only what differs is saved', () => {
  const draft = choose(choose(NO_CHOICES, 'a', 'three', false), 'a', 'one', false)
  expect(shown('a', draft)).toEqual(['out', 'in', 'out'])
  expect(changesOf(draft, settings, 'a')).toEqual([{ checkId: 'three', enabled: false }])
})

test('a check of a company inherits again, or says for itself what it would inherit', () => {
  const draft = choose(inherit(NO_CHOICES, 'two'), 'a', 'three', true)
  expect(shown('a', draft)).toEqual(['out', 'out inherited', 'in'])
  expect(changesOf(draft, settings, 'a')).toEqual([
    { checkId: 'two', enabled: null },
    { checkId: 'three', enabled: true },
  ])
})

test('to include a check for all companies is to set nothing, so there and back is no change', () => {
  const there = choose(NO_CHOICES, null, 'one', false)
  expect(changesOf(there, settings, null)).toEqual([{ checkId: 'one', enabled: false }])
  expect(changesOf(choose(there, null, 'one', true), settings, null)).toEqual([])
  expect(changesOf(choose(NO_CHOICES, null, 'two', true), settings, null)).toEqual([
    { checkId: 'two', enabled: null },
  ])
})

test('a reset lets every check inherit, and saves those that did not', () => {
  const draft = allInherited(CHECKS)
  expect(shown('a', draft)).toEqual(['in inherited', 'out inherited', 'in inherited'])
  expect(shown(null, draft)).toEqual(['in inherited', 'in inherited', 'in inherited'])
  expect(changesOf(draft, settings, 'a')).toEqual([
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
