import { z } from 'zod'
import {
  EMPLOYEE_SORTS,
  type EmployeeFilters,
  type EmployeeSort,
  MFA_FILTERS,
} from '#client/data/search/employee-query.ts'
import { listAddress } from '#client/parts/list/list-address.ts'
import { type Direction, orderOf, type Ordering } from '#client/parts/list/list-definition.ts'
import { CLOUDS } from '#shared/domain/employees/clouds.ts'
import { DIRECTORY_STATES, SECURE_TIERS } from '#shared/domain/employees/employee.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'

const id = z.string().min(1).optional().catch(undefined)
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).optional().catch(undefined)

const flag = z
  .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
  .optional()
  .catch(undefined)

export const SIGN_INS = ['enabled', 'blocked'] as const

/** What the address says of the employees screen. */
export const employeesAddressSchema = listAddress(EMPLOYEE_SORTS)
  .omit({ open: true })
  .extend({
    /** Absent: all companies. */
    company: id,
    mfa: oneOf(MFA_FILTERS),
    directory: oneOf(DIRECTORY_STATES),
    cloud: oneOf(CLOUDS),
    signIn: oneOf(SIGN_INS),
    ignored: flag,
    discover: flag,
    engage: flag,
    secure: oneOf(SECURE_TIERS),
    /** The employee whose panel is open, and the company they belong to. */
    employee: id,
    of: id,
    /** The refused change whose values are corrected in the form. */
    correct: id,
  })
export type EmployeesAddress = z.infer<typeof employeesAddressSchema>

/** Every filter absent, for clearing and replacing them. */
export const NO_FILTERS = {
  mfa: undefined,
  directory: undefined,
  cloud: undefined,
  signIn: undefined,
  ignored: undefined,
  discover: undefined,
  engage: undefined,
  secure: undefined,
} as const satisfies { [F in keyof EmployeeFilters]-?: undefined }

export const filtersOf = ({
  mfa,
  directory,
  cloud,
  signIn,
  ignored,
  discover,
  engage,
  secure,
}: Partial<EmployeesAddress>): EmployeeFilters =>
  definedOnly({ mfa, directory, cloud, signIn, ignored, discover, engage, secure })

/** A company's own list has no order by company. */
export const orderingOf = (company: string | undefined): Ordering<EmployeeSort> => ({
  sorts: company === undefined ? EMPLOYEE_SORTS : EMPLOYEE_SORTS.filter((sort) => sort !== 'customer'),
  first: { sort: 'first_name', direction: 'asc' },
})

/** The order that the address asks for, as the worker takes it. */
export function sortOf(address: EmployeesAddress): { field: EmployeeSort; direction: Direction } {
  const { sort: field, direction } = orderOf(address, orderingOf(address.company))
  return { field, direction }
}
