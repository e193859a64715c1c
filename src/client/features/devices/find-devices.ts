import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { findRows, type SortKey } from '#client/parts/list/find-rows.ts'
import { DAY } from '#shared/lib/time.ts'
import type { DevicesAddress, DeviceSort } from './devices-address.ts'

/** One browser is another device for each person who signs in on it. */
export const keyOf = ({ id, userId }: Pick<RegisteredDevice, 'id' | 'userId'>): string => `${userId}.${id}`

/** Whether changes on a device have waited for more than a day. */
export const isOverdue = ({ pending, oldestPendingAt }: RegisteredDevice, now: number): boolean =>
  pending > 0 && oldestPendingAt !== null && now - Date.parse(oldestPendingAt) > DAY

/** The devices that the search finds, in the wanted order; those of equal rank with the last seen first. */
export const findDevices = (
  devices: readonly RegisteredDevice[],
  address: DevicesAddress,
): RegisteredDevice[] =>
  findRows(devices, address, {
    first: 'lastSeen',
    firstDirection,
    textOf: ({ userName, name }) => `${userName} ${name}`,
    keyOf: sortKeyOf,
    tieOf: ({ lastSeen }) => -Date.parse(lastSeen),
  })

/** Where nobody has chosen, what is newest or most comes first, and names from A. */
export const firstDirection = (sort: DeviceSort): 'asc' | 'desc' =>
  sort === 'lastSeen' || sort === 'pending' ? 'desc' : 'asc'

const wipeRanks = { asked: 0, done: 1 }

function sortKeyOf(device: RegisteredDevice, sort: DeviceSort): SortKey {
  if (sort === 'wipe') return device.wipe ? wipeRanks[device.wipe] : 2
  return device[sort]
}
