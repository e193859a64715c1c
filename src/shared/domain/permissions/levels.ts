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

/** The areas that employees belong to: whoever has one of them has employees (PERM-03, PERM-10). */
export const EMPLOYEE_AREAS = ['discover', 'secure', 'engage', 'licenseCenter'] as const satisfies Area[]

/** What a level can be asked of: an area, or the employees. */
export type Subject = Area | 'employees'

/** The level held of a subject; of the employees it is the highest of their areas. */
export const levelOf = (permissions: Permissions, subject: Subject): Level =>
  subject === 'employees'
    ? EMPLOYEE_AREAS.map((area) => permissions[area]).reduce(higher)
    : permissions[subject]

const higher = (one: Level, other: Level): Level => (reaches(one, other) ? one : other)

/** True when `held` gives at least what `needed` asks for. */
export const reaches = (held: Level, needed: Level): boolean => LEVELS.indexOf(held) >= LEVELS.indexOf(needed)
