import { assign } from '#shared/domain/licenses/assignment.ts'
import { isGivenToAll } from '#shared/domain/licenses/company-licenses.ts'
import {
  isNfr,
  moduleOf,
  SECURE_MODULES,
  type ModuleNumber,
  type Seat,
} from '#shared/domain/licenses/seat.ts'
import { renewalDateIssue } from '#shared/domain/licenses/renewal-date.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { isOwn } from '#shared/domain/customers/own-company.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { loadPeople, toBeGiven } from '#server/seats/hand-out.ts'
import { openPool } from '#server/seats/pool.ts'

/** Rules about licences that need to look at other rows: what everybody has, and what is left. */
export const licenseGuards = ({
  now,
}: {
  now: () => number
}): Pick<
  Guards,
  'license.assign' | 'license.remove' | 'license.autoAssign' | 'license.enableSecure' | 'subscription.renewOn'
> => ({
  'license.assign': async ({ work, args: { customerId, ids, modules } }) => {
    const customer = await readCustomer(work, customerId)
    if (!customer) return 'notFound'
    if (!customer.active) return 'customerInactive'
    if (modules.some(({ moduleNumber }) => isNfr(moduleNumber)) && !isOwn(customer)) return 'nfrForOwnCompany'
    if (await isAutomatic(work, customerId, modules)) return 'licenseAutomatic'
    return refuseShort(work, ids, (employee) => assign(employee, modules))
  },

  'license.remove': async ({ work, args: { customerId, modules } }) => {
    return (await isAutomatic(work, customerId, modules)) ? 'licenseAutomatic' : undefined
  },

  'license.autoAssign': async ({ work, args: { customerId, moduleNumber, on } }) => {
    const customer = await readCustomer(work, customerId)
    if (!customer) return 'notFound'
    if (!on) return undefined
    if (!customer.active) return 'customerInactive'
    return (await isShortForAll(work, customerId, moduleNumber)) ? 'notEnoughLicenses' : undefined
  },

  'license.enableSecure': async ({ work, args: { customerId, tier } }) => {
    const customer = await readCustomer(work, customerId)
    if (!customer) return 'notFound'
    await work.load('featureFlag', ['secure-licensing'])
    if (work.get('featureFlag', 'secure-licensing').row?.enabled !== true) return 'featureOff'
    if (tier === 'none') return undefined
    if (!customer.active) return 'customerInactive'
    return (await isShortForAll(work, customerId, SECURE_MODULES[tier]))
      ? 'notEnoughSecureLicenses'
      : undefined
  },

  'subscription.renewOn': async ({ work, args: { renewsOn } }) => {
    if (renewsOn === null) return undefined
    const { time_zone } = await work.tx
      .selectFrom('organization')
      .select('time_zone')
      .where('id', '=', work.organizationId)
      .executeTakeFirstOrThrow()
    return renewalDateIssue(renewsOn, now(), time_zone) ? 'renewalDateInvalid' : undefined
  },
})

/** Refuses what takes more seats than there are (EMP-22). */
async function refuseShort(
  work: Work,
  ids: readonly string[],
  change: (employee: Employee) => Employee,
): Promise<'notEnoughLicenses' | undefined> {
  const changes = ids.flatMap((id) => {
    const { row } = work.get('employee', id)
    return row ? { before: row.seats, after: change(row).seats } : []
  })
  return (await openPool(work)).isShortBy(changes) ? 'notEnoughLicenses' : undefined
}

/** Whether everybody of a company who lacks a licence cannot be given it. */
async function isShortForAll(work: Work, customerId: string, moduleNumber: ModuleNumber): Promise<boolean> {
  const wanting = toBeGiven(await loadPeople(work, customerId, moduleNumber), moduleNumber)
  const given: Seat = { moduleNumber, isAutoAssigned: true }
  return (await openPool(work)).isShortBy(
    wanting.map((each) => ({ before: each.seats, after: assign(each, [given]).seats })),
  )
}

/** Whether one of these licences comes and goes with the company: of Secure each tier does where the tenant has one. */
async function isAutomatic(
  work: Work,
  customerId: string,
  modules: readonly Pick<Seat, 'moduleNumber'>[],
): Promise<boolean> {
  await work.load('companyLicenses', [customerId])
  const { row } = work.get('companyLicenses', customerId)
  return modules.some(
    ({ moduleNumber }) =>
      isGivenToAll(row, moduleNumber) ||
      (moduleOf(moduleNumber) === 'secure' && row !== undefined && row.secure !== 'none'),
  )
}

async function readCustomer(work: Work, id: string): Promise<Customer | undefined> {
  await work.load('customer', [id])
  return work.get('customer', id).row
}
