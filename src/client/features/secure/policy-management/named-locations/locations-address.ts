import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const LOCATION_SORTS = ['location', 'company', 'used'] as const
export const LOCATION_KINDS = ['addresses', 'countries'] as const
export type LocationKind = (typeof LOCATION_KINDS)[number]

/** What the address of the named locations holds; `open` is a location. */
export const locationsAddressSchema = listAddress(LOCATION_SORTS).extend({
  /** Absent: all companies. */
  company: z.string().min(1).optional().catch(undefined),
  kind: z.enum(LOCATION_KINDS).optional().catch(undefined),
  trusted: z.boolean().optional().catch(undefined),
  used: z.boolean().optional().catch(undefined),
  /** An address or a country that is to be added to a location. */
  add: z.string().min(1).optional().catch(undefined),
  /** A change that the server refused, to be corrected. */
  correct: z.string().min(1).optional().catch(undefined),
})
export type LocationsAddress = z.infer<typeof locationsAddressSchema>
