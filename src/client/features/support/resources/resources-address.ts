import type { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const RESOURCE_SORTS = ['title', 'topic', 'updated'] as const

/** What the address of a list of articles or files holds. */
export const resourcesAddressSchema = listAddress(RESOURCE_SORTS)
export type ResourcesAddress = z.infer<typeof resourcesAddressSchema>
