import { TENANT_APPLICATION } from '../integrations/applications.ts'
import { seated } from '../licenses/assignment.ts'
import { withSeats } from '../licenses/seat.ts'
import type { Employee } from './employee.ts'
import { isAtMicrosoft, ledByGoogle, ledByMicrosoft } from './two-directories.ts'
import type { PeopleApplication } from './without-application.ts'

export const mappingLimits = {
  /** Accounts that are mapped by one call. */
  atOnce: 500,
} as const

/** An account of a directory and whose it is; ids in lower case. */
export interface AccountMapping {
  accountId: string
  employeeId: string
}

/** Why an account is not mapped. */
export const MAPPING_FAULTS = [
  /** The directory was not read to have it, or has it no more. */
  'unknownAccount',
  'unknownEmployee',
  /** The employee is one of another company than the integration. */
  'otherCompany',
  /** It is somebody's whom a person entered, or who has an account elsewhere, too. */
  'accountTaken',
  /** The employee has another account of the application. */
  'employeeTaken',
  /** The list names it twice. */
  'repeated',
] as const
export type MappingFault = (typeof MAPPING_FAULTS)[number]

export interface MappingProblem {
  /** Place in the list. */
  index: number
  member: keyof AccountMapping
  fault: MappingFault
}

/** What a directory was read to tell of an account that is no employee's. */
export interface LooseAccount {
  username: string
  sign_in_enabled: boolean | null
}

/** An employee who was only an account, and whose that is now. */
export interface Merged {
  gone: Employee
  into: Employee
}

export interface MappingPlan {
  problems: MappingProblem[]
  /** Employees as they are afterwards. */
  changed: Employee[]
  merged: Merged[]
  /** How many accounts were mapped so before. */
  unchanged: number
}

/**
 * What a list of mappings makes of a company's employees. A reading had made an employee of each account: that one gives way to the
 * employee who is named, with all it had. Nobody is to be changed where there are problems.
 */
export function planMapping(
  employees: readonly Employee[],
  mappings: readonly AccountMapping[],
  application: PeopleApplication,
  loose: ReadonlyMap<string, LooseAccount>,
): MappingPlan {
  const byId = new Map(employees.map((each) => [each.id, each]))
  const holders = new Map(
    employees.flatMap((each) => {
      const account = accountOf(each, application)
      return account === undefined ? [] : [[account, each] as const]
    }),
  )
  const plan: MappingPlan = { problems: [], changed: [], merged: [], unchanged: 0 }
  const seen = { accountId: new Set<string>(), employeeId: new Set<string>() }
  for (const [index, { accountId, employeeId }] of mappings.entries()) {
    const refuse = (member: keyof AccountMapping, fault: MappingFault) =>
      plan.problems.push({ index, member, fault })
    const target = byId.get(employeeId)
    const holder = holders.get(accountId)
    if (seen.accountId.has(accountId)) refuse('accountId', 'repeated')
    else if (seen.employeeId.has(employeeId)) refuse('employeeId', 'repeated')
    else if (!target) refuse('employeeId', 'unknownEmployee')
    else if (holder === target) plan.unchanged += 1
    else if (!holder && !loose.has(accountId)) refuse('accountId', 'unknownAccount')
    else if (holder && !isOnlyAccount(holder, application)) refuse('accountId', 'accountTaken')
    else if (accountOf(target, application) !== undefined) refuse('employeeId', 'employeeTaken')
    else {
      const into = holder ? merge(target, holder, application) : withLoose(target, accountId, loose)
      plan.changed.push(into)
      if (holder) plan.merged.push({ gone: holder, into })
    }
    seen.accountId.add(accountId)
    seen.employeeId.add(employeeId)
  }
  return plan
}

/** The account that somebody has of an application, as long as that has it. */
function accountOf(employee: Employee, application: PeopleApplication): string | undefined {
  if (application === TENANT_APPLICATION)
    return isAtMicrosoft(employee) ? employee.entra_id?.toLowerCase() : undefined
  return employee.google_account?.directory === 'present' ? employee.google_account.id : undefined
}

/** Whether a reading has made an employee of an account, and nothing else is known of them. */
const isOnlyAccount = ({ entered, entra_id, google_account }: Employee, application: PeopleApplication) =>
  !entered && (application === TENANT_APPLICATION ? google_account : entra_id) === null

/** Somebody with the account that was another row, in the words of the directory; what was given to both they keep. */
function merge(target: Employee, holder: Employee, application: PeopleApplication): Employee {
  const { google_account: account } = holder
  // Somebody who is not counted holds no licence that another one could have.
  const kept = target.ignored ? target : seated(target, withSeats(holder.seats, target.seats))
  const own = {
    id: target.id,
    ignored: target.ignored,
    ignore_decision: target.ignore_decision,
    entered: target.entered,
    seats: kept.seats,
    discover: kept.discover,
    engage: kept.engage,
    secure: kept.secure,
    isAuthorizedForEngage: kept.isAuthorizedForEngage,
    licenseType: kept.licenseType,
    mapped_device: target.mapped_device ?? holder.mapped_device,
    mapped_account: target.mapped_account ?? holder.mapped_account,
    group: target.group || holder.group,
    role: target.role || holder.role,
    phone: holder.phone || target.phone,
    mfa_status: holder.mfa_status ?? target.mfa_status,
  }
  if (application === TENANT_APPLICATION)
    return ledByMicrosoft({ ...holder, ...own, google_account: target.google_account })
  // Of whom the other directory has, that one leads.
  if (account && isAtMicrosoft(target)) return { ...kept, google_account: { ...account, leads: false } }
  const { entra_id, addresses, sku_ids, country } = target
  const joined = { ...holder, ...own, entra_id, addresses, sku_ids, country }
  return account ? ledByGoogle(joined, account) : joined
}

/** The next reading, which is a whole one, tells the rest. */
function withLoose(target: Employee, entra_id: string, loose: ReadonlyMap<string, LooseAccount>): Employee {
  const { username = target.username, sign_in_enabled = null } = loose.get(entra_id) ?? {}
  return { ...ledByMicrosoft(target), entra_id, username, sign_in_enabled, directory: 'present' }
}
