import type { z } from 'zod'
import { listAddress } from '#client/parts/list-address.ts'

export const ORGANIZATION_SORTS = [
  'name',
  'customers',
  'users',
  'devices',
  'subscription',
  'features',
  'created_at',
] as const
export type OrganizationSort = (typeof ORGANIZATION_SORTS)[number]

/** What the address of the organizations screen holds. */
export const organizationsAddressSchema = listAddress(ORGANIZATION_SORTS)
export type OrganizationsAddress = z.infer<typeof organizationsAddressSchema>
