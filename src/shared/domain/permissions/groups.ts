import { z } from 'zod'
import type { Area } from './levels.ts'

export const permissionGroupSchema = z.enum(['product', 'management'])
export type PermissionGroup = z.infer<typeof permissionGroupSchema>

/** How the permission editor groups the areas (PERM-03). */
export const permissionGroups: readonly { group: PermissionGroup; areas: readonly Area[] }[] = [
  { group: 'product', areas: ['discover', 'engage', 'secure'] },
  {
    group: 'management',
    areas: ['companies', 'integrations', 'billing', 'systemUsers', 'licenseCenter', 'lookAndFeel'],
  },
]
