import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { foldText } from '#shared/lib/fold-text.ts'
import { DAY } from '#shared/lib/time.ts'
import type { DevicesAddress, DeviceSort } from './devices-address.ts'

/** One browser is another device for each person who signs in on it. */
export const keyOf = ({ id, userId }: Pick<RegisteredDevice, 'id' | 'userId'>): string => `${userId}.${id}`

/** Whether changes on a device have waited for more than a day. */
export const isOverdue = ({ pending, oldestPendingAt }: RegisteredDevice, now: number): boolean =>
  pending > 0 && oldestPendingAt !== null && now - Date.parse(oldestPendingAt) > DAY

/** The devices that the search finds, in the wanted order; those of equal rank with the last heard first. */
export function findDevices(
  devices: readonly RegisteredDevice[],
  { search = '', sort = 'lastSeen', direction = firstDirection(sort) }: DevicesAddress,
): RegisteredDevice[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const sign = direction === 'asc' ? 1 : -1
  return devices
    .filter(({ userName, name }) => {
      const text = foldText(`${userName} ${name}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((a, b) => sign * compare(rankOf(a, sort), rankOf(b, sort)) || compare(b.lastSeen, a.lastSeen))
}

/** Where nobody has chosen, what is newest or most comes first, and names from A. */
export const firstDirection = (sort: DeviceSort): 'asc' | 'desc' =>
  sort === 'lastSeen' || sort === 'pending' ? 'desc' : 'asc'

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

const wipeRanks = { asked: 0, done: 1 }

function rankOf(device: RegisteredDevice, sort: DeviceSort): string | number {
  switch (sort) {
    case 'pending':
      return device.pending
    case 'lastSeen':
    case 'keyMode':
      return device[sort]
    case 'wipe':
      return device.wipe ? wipeRanks[device.wipe] : 2
    default:
      return foldText(device[sort])
  }
}
