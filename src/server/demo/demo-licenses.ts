import type { Customer } from '#shared/domain/customers/customer.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { isOwn } from '#shared/domain/customers/own-company.ts'
import {
  type CompanyLicenses,
  givenToAll,
  noCompanyLicenses,
} from '#shared/domain/licenses/company-licenses.ts'
import { licenseCatalogue } from '#shared/domain/licenses/catalogue.ts'
import { countSeats } from '#shared/domain/licenses/license-pool.ts'
import { type ModuleNumber, type Seat, SECURE_MODULES, withSeats } from '#shared/domain/licenses/seat.ts'
import { fullSubscription, type Subscription } from '#shared/domain/licenses/subscription.ts'
import { DAY } from '#shared/lib/time.ts'

/** What a company of the demo has switched on: most of them nothing. */
export function demoSettings({ id, active }: Customer, place: number): CompanyLicenses {
  const none = noCompanyLicenses(id)
  if (!active || place === 0) return none
  if (place % 4 === 1) return { ...none, auto_assign: [10] }
  if (place % 8 === 2) return { ...none, auto_assign: [10, 11], secure: 'essentials' }
  return place % 8 === 6 ? { ...none, secure: 'premium' } : none
}

/** Who is licensed, by what chance has said of them and by what everybody of their company has. */
export function demoSeats(
  { ignored, discover, engage, secure, role }: Employee,
  customer: Customer,
  settings: CompanyLicenses,
): Seat[] {
  if (ignored || !customer.active) return []
  const byHand = (moduleNumber: ModuleNumber): Seat => ({ moduleNumber, isAutoAssigned: false })
  // The administrators of the own company use what is not for resale.
  if (isOwn(customer) && role !== '') return [1, 4, 7].map((number) => byHand(number))
  const chosen = [
    ...(discover ? [byHand(10)] : []),
    ...(engage ? [byHand(11)] : []),
    ...(secure === 'none' ? [] : [byHand(SECURE_MODULES[secure])]),
  ]
  const given = givenToAll(settings).map((moduleNumber): Seat => ({ moduleNumber, isAutoAssigned: true }))
  return withSeats(chosen, given)
}

/** Of each licence somewhat more than people hold, and of one few that nobody has yet. */
export function demoSubscription(id: string, people: readonly Employee[], moment: number): Subscription {
  const assigned = countSeats(people)
  return {
    ...fullSubscription(id),
    renews_on: new Date(moment + 40 * DAY).toISOString().slice(0, 10),
    licenses: licenseCatalogue.map(({ licenseName, moduleNumber, parentCheck }) => ({
      licenseName,
      quantity: parentCheck
        ? 50
        : moduleNumber === 3
          ? 25
          : Math.max(100, Math.ceil(((assigned.get(moduleNumber) ?? 0) * 1.08) / 10) * 10),
    })),
  }
}
