import { z } from 'zod'

/** The areas a permission is given for (PERM-01). */
export const AREAS = [
  'discover',
  'secure',
  'engage',
  'licenseCenter',
  'integrations',
  'billing',
  'companies',
  'lookAndFeel',
  'systemUsers',
] as const

export const LEVELS = ['disabled', 'readOnly', 'manage'] as const

export const areaSchema = z.enum(AREAS)
export const levelSchema = z.enum(LEVELS)
export type Area = z.infer<typeof areaSchema>
export type Level = z.infer<typeof levelSchema>

export const permissionsSchema = z.record(areaSchema, levelSchema)
export type Permissions = z.infer<typeof permissionsSchema>

/** True when `held` gives at least what `needed` asks for. */
export const reaches = (held: Level, needed: Level): boolean => LEVELS.indexOf(held) >= LEVELS.indexOf(needed)
