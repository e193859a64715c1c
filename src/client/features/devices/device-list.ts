import type { RegisteredDevice } from '#shared/contract/devices.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { DAY } from '#shared/lib/time.ts'
import { DEVICE_SORTS, type DevicesAddress, devicesAddressSchema } from './devices-address.ts'

/** One browser is another device for each person who signs in on it. */
export const keyOf = ({ id, userId }: Pick<RegisteredDevice, 'id' | 'userId'>): string => `${userId}.${id}`

/** Whether changes on a device have waited for more than a day. */
export const isOverdue = ({ pending, oldestPendingAt }: RegisteredDevice, now: number): boolean =>
  pending > 0 && oldestPendingAt !== null && now - Date.parse(oldestPendingAt) > DAY

const wipeRanks = { asked: 0, done: 1 }

/** The devices by person and name; those of equal rank with the last seen first. */
export const deviceList: ListDefinition<RegisteredDevice, DevicesAddress> = {
  schema: devicesAddressSchema,
  rowKey: keyOf,
  ordering: {
    sorts: DEVICE_SORTS,
    first: { sort: 'lastSeen', direction: 'desc' },
    // What is newest or most comes first, and names from A.
    directionOf: (sort) => (sort === 'lastSeen' || sort === 'pending' ? 'desc' : 'asc'),
  },
  textOf: ({ userName, name }) => `${userName} ${name}`,
  keyOf: (device, sort) => (sort === 'wipe' ? (device.wipe ? wipeRanks[device.wipe] : 2) : device[sort]),
  tieOf: ({ lastSeen }) => -Date.parse(lastSeen),
  views: 'devices',
  file: 'devices',
}
