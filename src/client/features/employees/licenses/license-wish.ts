import type { Employee } from '#shared/domain/employees/employee.ts'
import { assign, assignmentRefusal, holds, unassign } from '#shared/domain/licenses/assignment.ts'
import { type CompanyLicenses, isGivenToAll } from '#shared/domain/licenses/company-licenses.ts'
import { addSeats, shortOf } from '#shared/domain/licenses/license-pool.ts'
import { isNfr, moduleOf, type ModuleNumber, type Seat } from '#shared/domain/licenses/seat.ts'
import type { Subscription } from '#shared/domain/licenses/subscription.ts'

export type LicenseMode = 'assign' | 'remove'

interface Known {
  subscription: Pick<Subscription, 'licenses'> | undefined
  counts: ReadonlyMap<ModuleNumber, number>
  /** What everybody of a company has, by the company's id. */
  settings: ReadonlyMap<string, CompanyLicenses>
}

export interface Outlook {
  /** Those whom it changes something for. */
  people: Employee[]
  /** Those who are left out because they are ignored. */
  ignored: number
  /** Why it cannot be, as the server would say. */
  refusal: 'notEnoughLicenses' | 'employeeIgnored' | 'nfrLicenseKept' | 'licenseAutomatic' | undefined
}

/** What giving or taking licences would come to, by the rules of the server and what this device knows. */
export function outlookOf(
  mode: LicenseMode,
  all: readonly Employee[],
  modules: readonly Seat[],
  { subscription, counts, settings }: Known,
): Outlook {
  const counted = mode === 'assign' ? all.filter(({ ignored }) => !ignored) : all
  const change = (each: Employee) => (mode === 'assign' ? assign(each, modules) : unassign(each, modules))
  const people = counted.filter((each) => change(each) !== each)
  const taken = new Map<ModuleNumber, number>()
  for (const each of people) {
    addSeats(taken, each.seats, -1)
    addSeats(taken, change(each).seats, 1)
  }
  const isAutomatic = people.some(({ customer_id }) => {
    const own = settings.get(customer_id)
    return modules.some(
      ({ moduleNumber }) =>
        isGivenToAll(own, moduleNumber) ||
        (moduleOf(moduleNumber) === 'secure' && own !== undefined && own.secure !== 'none'),
    )
  })
  const isNfrTaken =
    mode === 'assign'
      ? people.some((each) => assignmentRefusal(each, modules) === 'nfrLicenseKept')
      : modules.some(({ moduleNumber }) => isNfr(moduleNumber))
  return {
    people,
    ignored: all.length - counted.length,
    refusal:
      all.length > 0 && counted.length === 0
        ? 'employeeIgnored'
        : isNfrTaken
          ? 'nfrLicenseKept'
          : isAutomatic
            ? 'licenseAutomatic'
            : shortOf(subscription, counts, taken).length > 0
              ? 'notEnoughLicenses'
              : undefined,
  }
}

/** The licences that any of these people hold, and how many of them. */
export const heldBy = (people: readonly Employee[], numbers: readonly ModuleNumber[]) =>
  numbers
    .map((moduleNumber) => ({
      moduleNumber,
      count: people.filter((each) => holds(each, moduleNumber)).length,
    }))
    .filter(({ count }) => count > 0)
