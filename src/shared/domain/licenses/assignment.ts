import type { Employee } from '../employees/employee.ts'
import { type ModuleNumber, isNfr, licenseOf, moduleOf, type Seat, seatOf, withSeats } from './seat.ts'

/** Somebody with these seats, and with everything that an employee says of them (EMP-02). */
export function seated(employee: Employee, seats: Seat[]): Employee {
  const types = seats.map(({ moduleNumber }) => licenseOf(moduleNumber).licenseType)
  const secure = seatOf(seats, 'secure')
  return {
    ...employee,
    seats,
    discover: seatOf(seats, 'discover') !== undefined,
    engage: seatOf(seats, 'engage') !== undefined,
    secure: secure ? licenseOf(secure.moduleNumber).licenseType : 'none',
    // Who is given a licence of Engage is by that authorized for it; an administrator is no user of it all the same (EMP-03).
    isAuthorizedForEngage: seatOf(seats, 'engage') !== undefined,
    licenseType: types.includes('premium') ? 'premium' : types.includes('essentials') ? 'essentials' : '',
  }
}

/** EMP-03: licensed people who are authorized for Engage and hold no role of the directory are its users. */
export const isEngageUser = ({
  engage,
  isAuthorizedForEngage,
  isAdmin,
}: Pick<Employee, 'engage' | 'isAuthorizedForEngage' | 'isAdmin'>): boolean =>
  engage && isAuthorizedForEngage && isAdmin !== true

/** Somebody with licences that they are given; what they hold already stays as it is. */
export function assign(employee: Employee, modules: readonly Seat[]): Employee {
  const given = modules.filter(({ moduleNumber }) => !holds(employee, moduleNumber))
  return given.length === 0 ? employee : seated(employee, withSeats(employee.seats, given))
}

/** Somebody without these licences. */
export function unassign(employee: Employee, modules: readonly Pick<Seat, 'moduleNumber'>[]): Employee {
  const left = employee.seats.filter(
    ({ moduleNumber }) => !modules.some((each) => each.moduleNumber === moduleNumber),
  )
  return left.length === employee.seats.length ? employee : seated(employee, left)
}

export const holds = ({ seats }: Pick<Employee, 'seats'>, moduleNumber: ModuleNumber): boolean =>
  seats.some((seat) => seat.moduleNumber === moduleNumber)

/** Why somebody cannot be given licences (EMP-10, ORG-23); undefined where they can. */
export function assignmentRefusal(
  employee: Pick<Employee, 'ignored' | 'seats'>,
  modules: readonly Seat[],
): 'employeeIgnored' | 'nfrLicenseKept' | undefined {
  if (employee.ignored) return 'employeeIgnored'
  // Another tier would take the one for own use away.
  const takesNfr = modules.some(({ moduleNumber }) => {
    const held = seatOf(employee.seats, moduleOf(moduleNumber))
    return held !== undefined && held.moduleNumber !== moduleNumber && isNfr(held.moduleNumber)
  })
  return takesNfr ? 'nfrLicenseKept' : undefined
}

/** Why licences cannot be taken from anybody (ORG-23); undefined where they can. */
export const removalRefusal = (
  modules: readonly Pick<Seat, 'moduleNumber'>[],
): 'nfrLicenseKept' | undefined =>
  modules.some(({ moduleNumber }) => isNfr(moduleNumber)) ? 'nfrLicenseKept' : undefined

/** Whether a company's people lack a licence that everybody of it is given. */
export const lacks = (employee: Pick<Employee, 'ignored' | 'seats'>, moduleNumber: ModuleNumber): boolean =>
  !employee.ignored && seatOf(employee.seats, moduleOf(moduleNumber)) === undefined

/**
 * Whether somebody's licence of Secure is another one than the tenant's tier. What is not for resale stays, for it cannot be
 * taken away.
 */
export function needsTier(
  employee: Pick<Employee, 'ignored' | 'seats'>,
  moduleNumber: ModuleNumber,
): boolean {
  const held = seatOf(employee.seats, moduleOf(moduleNumber))
  if (employee.ignored || held?.moduleNumber === moduleNumber) return false
  return held === undefined || !isNfr(held.moduleNumber)
}
