import { z } from 'zod'
import { AREAS, type Level, type Permissions } from './levels.ts'

export const ROLES = [
  'Owner',
  'Administrator',
  'Admin',
  'Agent',
  'Read-Only',
  'System user',
  'Product administrator',
] as const
export const roleSchema = z.enum(ROLES)
export type Role = z.infer<typeof roleSchema>

const everywhere = (level: Level): Permissions =>
  Object.fromEntries(AREAS.map((area) => [area, level])) as Permissions

/** What each role may do where (PERM-05); a system user has exactly the levels stored for it. */
const matrix: Record<Exclude<Role, 'System user'>, Permissions> = {
  Owner: everywhere('manage'),
  Administrator: everywhere('manage'),
  'Product administrator': everywhere('manage'),
  Admin: { ...everywhere('manage'), billing: 'disabled', lookAndFeel: 'disabled' },
  Agent: {
    ...everywhere('disabled'),
    discover: 'manage',
    engage: 'manage',
    secure: 'manage',
    companies: 'readOnly',
    integrations: 'readOnly',
    licenseCenter: 'readOnly',
  },
  'Read-Only': { ...everywhere('readOnly'), systemUsers: 'disabled', billing: 'disabled' },
}

/** The levels a user holds: the role's, or for a system user the stored ones (nothing where none are stored). */
export const permissionsOf = (role: Role, stored: Partial<Permissions>): Permissions =>
  role === 'System user' ? { ...everywhere('disabled'), ...stored } : matrix[role]
