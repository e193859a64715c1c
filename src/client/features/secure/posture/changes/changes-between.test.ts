import { expect, test } from 'vitest'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { compliant, notCompliant } from '#shared/domain/posture/verdict.ts'
import { changesBetween, dayOf } from './changes-between.ts'
import { postureAddressSchema } from '../posture-address.ts'

const at = (day: number, hour: number): PostureChange => ({
  id: `${day}-${hour}`,
  customer_id: '11111111-1111-4111-8111-111111111111',
  check_id: 'sms-codes-off',
  found_at: new Date(2026, 9, day, hour).toISOString(),
  before: hour < 12 ? compliant('off') : notCompliant('on'),
  after: hour < 12 ? notCompliant('on') : compliant('off'),
  by: null,
})
const changes = [at(24, 23), at(25, 0), at(25, 23), at(26, 0), at(26, 23)]
const found = (asked: Parameters<typeof changesBetween>[1]) =>
  changesBetween(changes, asked).map(({ id }) => id)

test('days are those of the calendar here, and both count, also where a day has another length', () => {
  expect(found({ from: '2026-10-25', to: '2026-10-25' })).toEqual(['25-0', '25-23'])
  expect(found({ from: '2026-10-26' })).toEqual(['26-0', '26-23'])
  expect(found({ to: '2026-10-24' })).toEqual(['24-23'])
  expect(found({})).toHaveLength(changes.length)
})

test('the difference between two days leaves out what came back', () => {
  expect(found({ from: '2026-10-25', to: '2026-10-25', net: true })).toEqual([])
  expect(found({ from: '2026-10-25', to: '2026-10-26', net: true })).toEqual([])
  expect(changesBetween([at(25, 0)], { net: true })).toHaveLength(1)
})

test('a day that the calendar does not have is as none', () => {
  expect(postureAddressSchema.parse({ from: '2026-02-30', to: 'yesterday', net: 'maybe' })).toMatchObject({
    from: undefined,
    to: undefined,
    net: undefined,
  })
})

test('an instant has the day that the calendar here shows', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 1).getTime())).toBe('2026-01-05')
  expect(dayOf(new Date(2026, 11, 31, 23, 59).getTime())).toBe('2026-12-31')
})
