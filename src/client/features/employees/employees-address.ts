import { z } from 'zod'
import {
  EMPLOYEE_SORTS,
  type EmployeeFilters,
  type EmployeeSort,
  MFA_FILTERS,
} from '#client/data/search/employee-query.ts'
import { DIRECTORY_STATES } from '#shared/domain/employees/employee.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'

const id = z.string().min(1).optional().catch(undefined)
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).optional().catch(undefined)

// An address may have read "2024" or "true" as what they look like.
const search = z.union([z.string(), z.number(), z.boolean()]).transform(String).optional().catch(undefined)
const flag = z
  .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
  .optional()
  .catch(undefined)

export const SIGN_INS = ['enabled', 'blocked'] as const
const DIRECTIONS = ['asc', 'desc'] as const

/** What the address says of the employees screen. */
export const employeesAddressSchema = z.object({
  /** Absent: all companies. */
  company: id,
  search,
  sort: oneOf(EMPLOYEE_SORTS),
  direction: oneOf(DIRECTIONS),
  /** The columns that are shown, by `columnAddress`. */
  columns: z.string().optional().catch(undefined),
  mfa: oneOf(MFA_FILTERS),
  directory: oneOf(DIRECTORY_STATES),
  signIn: oneOf(SIGN_INS),
  ignored: flag,
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
  signIn: undefined,
  ignored: undefined,
} as const satisfies { [F in keyof EmployeeFilters]-?: undefined }

export const filtersOf = ({ mfa, directory, signIn, ignored }: Partial<EmployeesAddress>): EmployeeFilters =>
  definedOnly({ mfa, directory, signIn, ignored })

/** A company's own list has no order by company. */
export function sortOf({ company, sort = 'first_name', direction = 'asc' }: EmployeesAddress): {
  field: EmployeeSort
  direction: 'asc' | 'desc'
} {
  return company !== undefined && sort === 'customer'
    ? { field: 'first_name', direction: 'asc' }
    : { field: sort, direction }
}
