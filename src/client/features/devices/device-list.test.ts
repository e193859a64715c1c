import { expect, test } from 'vitest'
import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { DAY } from '#shared/lib/time.ts'
import { type DevicesAddress, devicesAddressSchema } from './devices-address.ts'
import { deviceList, isOverdue, keyOf } from './device-list.ts'

const NOW = Date.UTC(2026, 10, 20, 9)
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString()

const buildDevice = (said: Partial<RegisteredDevice> & { id: string }): RegisteredDevice => ({
  userId: 'u',
  userName: 'Ana Ruiz',
  name: 'Chrome on Linux',
  keyMode: 'session',
  lastSeen: ago(0),
  pending: 0,
  oldestPendingAt: null,
  wipe: null,
  isPushed: false,
  ...said,
})

const devices = [
  buildDevice({ id: 'desk', userName: 'zoë Klein', lastSeen: ago(3 * DAY) }),
  buildDevice({ id: 'van', name: 'Tablet of the van', keyMode: 'pin', pending: 3, lastSeen: ago(DAY) }),
  buildDevice({ id: 'lost', userName: 'Bo Berg', wipe: 'asked', pending: 1, lastSeen: ago(9 * DAY) }),
]
const ids = (address: DevicesAddress) => findRows(devices, address, deviceList).map(({ id }) => id)

test('devices stand with the last heard first, until somebody chooses another order', () => {
  expect(ids({})).toEqual(['van', 'desk', 'lost'])
  expect(ids({ direction: 'asc' })).toEqual(['lost', 'desk', 'van'])
  expect(ids({ sort: 'userName' })).toEqual(['van', 'lost', 'desk'])
  expect(ids({ sort: 'pending' })).toEqual(['van', 'lost', 'desk'])
  expect(ids({ sort: 'wipe' })).toEqual(['lost', 'van', 'desk'])
})

test('a search finds people and devices, whatever case and accents', () => {
  expect(ids({ search: 'ZOE' })).toEqual(['desk'])
  expect(ids({ search: 'ana van' })).toEqual(['van'])
  expect(ids({ search: 'nobody' })).toEqual([])
})

test.each([
  [DAY + 1000, 1, true],
  [DAY - 1000, 1, false],
  [DAY + 1000, 0, false],
])('changes that wait for %i ms, %i of them, are overdue: %s', (age, pending, expected) => {
  expect(isOverdue(buildDevice({ id: 'x', pending, oldestPendingAt: ago(age) }), NOW)).toBe(expected)
})

test('one browser is another device for each person', () => {
  expect(keyOf({ id: 'x', userId: 'a' })).not.toBe(keyOf({ id: 'x', userId: 'b' }))
})

test('an address that cannot be read is left out', () => {
  expect(devicesAddressSchema.parse({ search: 12, sort: 'bogus', open: 'a.b' })).toEqual({
    search: '12',
    open: 'a.b',
  })
})
