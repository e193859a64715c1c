import type { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const GROUP_SORTS = ['name', 'companies', 'people'] as const

/** What the address of the groups of companies holds; `open` is a group. */
export const groupsAddressSchema = listAddress(GROUP_SORTS)
export type GroupsAddress = z.infer<typeof groupsAddressSchema>
