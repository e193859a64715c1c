import type { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const ORGANIZATION_SORTS = [
  'name',
  'customers',
  'users',
  'devices',
  'subscription',
  'features',
  'created_at',
] as const

/** What the address of the organizations screen holds. */
export const organizationsAddressSchema = listAddress(ORGANIZATION_SORTS)
export type OrganizationsAddress = z.infer<typeof organizationsAddressSchema>
