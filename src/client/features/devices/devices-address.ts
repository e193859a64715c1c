import type { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const DEVICE_SORTS = ['userName', 'name', 'keyMode', 'lastSeen', 'pending', 'wipe'] as const

/** What the address of the devices screen holds; `open` is a device by `keyOf`. */
export const devicesAddressSchema = listAddress(DEVICE_SORTS)
export type DevicesAddress = z.infer<typeof devicesAddressSchema>
