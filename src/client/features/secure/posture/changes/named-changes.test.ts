import { expect, test } from 'vitest'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { compliant, notCompliant } from '#shared/domain/posture/verdict.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import type { PostureAddress } from '../posture-address.ts'
import { changeList } from './change-list.ts'
import { namedChanges } from './named-changes.ts'

const change = (customer_id: string, check_id: string, found_at: string): PostureChange => ({
  id: `${customer_id}/${check_id}`,
  customer_id,
  check_id,
  found_at,
  before: compliant(true),
  after: notCompliant(false),
  by: null,
})
const companies = [
  { id: 'a', name: 'Atlas' },
  { id: 'b', name: 'Birch' },
]
const changes = [
  change('a', 'external-sender-tag-on', '2026-11-01T10:00:00.000Z'),
  change('b', 'sms-codes-off', '2026-11-03T10:00:00.000Z'),
  change('gone', 'sms-codes-off', '2026-11-04T10:00:00.000Z'),
]
const named = namedChanges(
  changes,
  companies,
  (id) => ({ name: `Name of ${id}`, why: '' }),
  ({ customer_id }) => `ines@${customer_id}.example`,
)
const find = (address: PostureAddress) => findRows(named, address, changeList).map(({ id }) => id)

test('the newest change comes first, and one at a company that is not here is left out', () => {
  expect(find({})).toEqual(['b/sms-codes-off', 'a/external-sender-tag-on'])
  expect(find({ sort: 'found_at', direction: 'desc' })).toEqual(find({}))
  expect(find({ sort: 'found_at' })).toEqual(find({}).toReversed())
  expect(find({ sort: 'company' })).toEqual(['a/external-sender-tag-on', 'b/sms-codes-off'])
})

test('changes are found by company, by check, by area and by who made them', () => {
  expect(find({ search: 'birch' })).toEqual(['b/sms-codes-off'])
  expect(find({ search: 'sender atlas' })).toEqual(['a/external-sender-tag-on'])
  expect(find({ search: 'ines@b' })).toEqual(['b/sms-codes-off'])
  expect(find({ area: 'authentication' })).toEqual(['b/sms-codes-off'])
})
