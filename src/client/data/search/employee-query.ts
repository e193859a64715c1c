import { type Employee, MFA_STATUSES, SECURE_TIERS } from '#shared/domain/employees/employee.ts'
import { type Cloud, CLOUDS, cloudsOf } from '#shared/domain/employees/clouds.ts'
import { foldText } from '#shared/lib/fold-text.ts'
import type { View } from '../rows/merge.ts'

export const EMPLOYEE_SORTS = [
  'first_name',
  'last_name',
  'email',
  'department',
  'job_title',
  'mfa_status',
  'last_active',
  'customer',
] as const
export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number]

export const MFA_FILTERS = [...MFA_STATUSES, 'unread'] as const

export interface EmployeeFilters {
  ignored?: boolean
  mfa?: (typeof MFA_FILTERS)[number]
  directory?: Employee['directory']
  /** In whose directory they are; somebody may be in both. */
  cloud?: Cloud
  signIn?: 'enabled' | 'blocked'
  /** Whether they hold a licence of Discover. */
  discover?: boolean
  engage?: boolean
  /** Which tier of Secure they hold. */
  secure?: Employee['secure']
}

/** A question about employees. `offset` and `limit` name the window of rows that is on screen. */
export interface EmployeeQuery {
  search: string
  filters: EmployeeFilters
  sort: { field: EmployeeSort; direction: 'asc' | 'desc' }
  offset: number
  limit: number
  /** Whether it is also to be told how many of those found each company has; over all companies alone. */
  perCompany?: boolean
}

export interface EmployeeWindow {
  /** Rows that the question finds in all. */
  total: number
  /** By the id of each company that has one, where that was asked. */
  perCompany?: ReadonlyMap<string, number>
  offset: number
  rows: View<'employee'>[]
}

/** The line of text that a search looks through: somebody of two clouds is found by what either calls them. */
export function searchText({
  first_name,
  last_name,
  email,
  google_account: google,
}: Pick<Employee, 'first_name' | 'last_name' | 'email' | 'google_account'>): string {
  const other = google && google.user_name.toLowerCase() !== email.toLowerCase() ? ` ${google.user_name}` : ''
  return foldText(`${first_name} ${last_name} ${email}${other}`).replaceAll('\n', ' ')
}

export const searchTerms = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean)

/** What a filter may ask for, in its three bits; beyond the last status: not read. */
const mfaBits = (mfa: NonNullable<EmployeeFilters['mfa']>): number =>
  mfa === 'unread' ? MFA_STATUSES.length : MFA_STATUSES.indexOf(mfa)

/** What flags are made of. */
export const FLAG_FIELDS = [
  'mfa_status',
  'directory',
  'entra_id',
  'google_account',
  'sign_in_enabled',
  'ignored',
  'discover',
  'engage',
  'secure',
] as const satisfies (keyof Employee)[]

/** How many bits the facts of a row take. */
export const FLAG_BITS = 14

/** The few facts that filters ask for, in so many bits: MFA 3, directory 2, sign-in 2, ignored 1, Discover 1, Engage 1, Secure 2, clouds 2. */
export function flagsOf(row: Pick<Employee, (typeof FLAG_FIELDS)[number]>): number {
  const { mfa_status, directory, sign_in_enabled, ignored, discover, engage, secure } = row
  const signIn = sign_in_enabled === null ? 0 : sign_in_enabled ? 1 : 2
  const mfa = mfaBits(mfa_status ?? 'unread')
  const place = directory === 'manual' ? 0 : directory === 'present' ? 1 : 2
  const licenses = (discover ? 1 : 0) | (engage ? 2 : 0) | (SECURE_TIERS.indexOf(secure) << 2)
  const clouds = cloudsOf(row).reduce((bits, cloud) => bits | (1 << CLOUDS.indexOf(cloud)), 0)
  return mfa | (place << 3) | (signIn << 5) | (ignored ? 128 : 0) | (licenses << 8) | (clouds << 12)
}

/** Which bits a filter looks at and what they have to be. */
export function flagFilter({
  ignored,
  mfa,
  directory,
  cloud,
  signIn,
  discover,
  engage,
  secure,
}: EmployeeFilters): {
  mask: number
  value: number
} {
  let mask = 0
  let value = 0
  if (mfa !== undefined) {
    mask |= 7
    value |= mfaBits(mfa)
  }
  if (directory !== undefined) {
    mask |= 3 << 3
    value |= (directory === 'manual' ? 0 : directory === 'present' ? 1 : 2) << 3
  }
  if (cloud !== undefined) {
    const bit = 1 << (12 + CLOUDS.indexOf(cloud))
    mask |= bit
    value |= bit
  }
  if (signIn !== undefined) {
    mask |= 3 << 5
    value |= (signIn === 'enabled' ? 1 : 2) << 5
  }
  if (ignored !== undefined) {
    mask |= 128
    value |= ignored ? 128 : 0
  }
  if (discover !== undefined) {
    mask |= 1 << 8
    value |= (discover ? 1 : 0) << 8
  }
  if (engage !== undefined) {
    mask |= 1 << 9
    value |= (engage ? 1 : 0) << 9
  }
  if (secure !== undefined) {
    mask |= 3 << 10
    value |= SECURE_TIERS.indexOf(secure) << 10
  }
  return { mask, value }
}

/** What a list is sorted by, as text that compares in the right order. */
export const sortKey = (employee: Employee, field: Exclude<EmployeeSort, 'customer'>): string =>
  field === 'last_active' ? (employee.last_active ?? '') : foldText(employee[field] ?? '')
