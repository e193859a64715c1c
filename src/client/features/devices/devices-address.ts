import { z } from 'zod'

export const DEVICE_SORTS = ['userName', 'name', 'keyMode', 'lastSeen', 'pending', 'wipe'] as const
export type DeviceSort = (typeof DEVICE_SORTS)[number]

// An address may have read "2024" or "true" as what they look like.
const search = z.union([z.string(), z.number(), z.boolean()]).transform(String)

/** What the address of the devices screen holds; what cannot be read is left out. */
export const devicesAddressSchema = z.object({
  search: search.optional().catch(undefined),
  sort: z.enum(DEVICE_SORTS).optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  /** The device whose panel is open, by `keyOf`. */
  open: z.string().optional().catch(undefined),
})
export type DevicesAddress = z.infer<typeof devicesAddressSchema>
