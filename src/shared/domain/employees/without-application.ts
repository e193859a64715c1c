import { TENANT_APPLICATION, type VendorApplication } from '../integrations/applications.ts'
import type { Employee, MfaStatus } from './employee.ts'
import { ledByGoogle } from './two-directories.ts'

/** Applications whose people are employees. */
export const PEOPLE_APPLICATIONS = ['Office365', 'GWS'] as const satisfies readonly VendorApplication[]
export type PeopleApplication = (typeof PEOPLE_APPLICATIONS)[number]

export const isPeopleApplication = (application: VendorApplication): application is PeopleApplication =>
  application === 'Office365' || application === 'GWS'

type Known = Pick<Employee, 'entra_id' | 'google_account' | 'entered'>

/**
 * What becomes of somebody once what an application told of people is removed: whom a person entered, or another directory has, stays
 * without it; whom nothing else knows goes. Undefined for somebody of whom the application told nothing.
 */
export function outcomeWithout(
  { entra_id, google_account, entered }: Known,
  application: PeopleApplication,
): 'stays' | 'goes' | undefined {
  const isTenant = application === TENANT_APPLICATION
  if ((isTenant ? entra_id : google_account) === null) return undefined
  const isElsewhere = (isTenant ? google_account : entra_id) !== null
  return entered || isElsewhere ? 'stays' : 'goes'
}

/**
 * An employee without what a directory told of them; undefined for one who goes. What a person could have typed stays, as nobody
 * can tell it from what was read. `factor` is the second factor that a vendor which is no directory has told, where they show that.
 */
export function withoutApplication(
  employee: Employee,
  application: PeopleApplication,
  factor: MfaStatus | undefined,
): Employee | undefined {
  const outcome = outcomeWithout(employee, application)
  if (outcome === undefined) return employee
  if (outcome === 'goes') return undefined
  const { google_account: account, entra_id } = employee
  if (application === TENANT_APPLICATION) {
    const rest: Employee = { ...employee, entra_id: null, addresses: [], sku_ids: [] }
    return account ? ledByGoogle(rest, account) : unread(rest, factor, 'manual')
  }
  const rest: Employee = { ...employee, google_account: null }
  if (!account?.leads) return rest
  // Google leads of whoever has vanished from the other directory.
  return unread(rest, factor, entra_id === null ? 'manual' : 'missing')
}

function unread(
  employee: Employee,
  factor: MfaStatus | undefined,
  directory: 'manual' | 'missing',
): Employee {
  return {
    ...employee,
    directory,
    sign_in_enabled: null,
    mfa_status: factor !== undefined && employee.mfa_status === factor ? factor : null,
    last_active: null,
    activity_read: false,
    date_joined: null,
    isAdmin: null,
  }
}
