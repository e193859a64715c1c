import type { Employee } from './employee.ts'
import type { GoogleAccount } from './google-account.ts'

/** What of an employee is Google's word where it leads. */
export const ledByGoogle = (employee: Employee, account: GoogleAccount): Employee => ({
  ...employee,
  directory: account.directory,
  sign_in_enabled: account.sign_in_enabled,
  mfa_status: account.second_factor,
  last_active: account.last_active,
  activity_read: true,
  isAdmin: account.is_admin,
  google_account: { ...account, leads: true },
})

/** Somebody who has vanished from the Microsoft directory: whom Google still has stays, with what Google says of them. */
export function withoutMicrosoft(employee: Employee): Employee {
  const { google_account: account } = employee
  if (account?.leads) return employee
  if (account?.directory === 'present') return ledByGoogle(employee, account)
  return { ...employee, directory: 'missing', sign_in_enabled: null }
}

/** Somebody who has vanished from Google: whom the Microsoft directory has stays as it says. */
export function withoutGoogle(employee: Employee): Employee {
  const { google_account: account } = employee
  if (!account || account.directory === 'missing') return employee
  const gone: GoogleAccount = { ...account, directory: 'missing', sign_in_enabled: null, sku_ids: [] }
  return account.leads
    ? { ...employee, directory: 'missing', sign_in_enabled: null, google_account: gone }
    : { ...employee, google_account: gone }
}

/** Somebody of whom Microsoft has told just now: its words are those of the employee from then on. */
export const ledByMicrosoft = ({ google_account: account, ...employee }: Employee): Employee => ({
  ...employee,
  google_account: account && { ...account, leads: false },
})

/** Whether somebody is known by the Microsoft directory, and whether that has them still. */
export const isAtMicrosoft = ({
  entra_id,
  directory,
  google_account,
}: Pick<Employee, 'entra_id' | 'directory' | 'google_account'>): boolean =>
  entra_id !== null && directory === 'present' && !google_account?.leads

/** The products that somebody has at either vendor; undefined where the only one that has them was not read for these. */
export function productIds({ sku_ids, google_account }: Employee): string[] | undefined {
  const atGoogle = google_account?.sku_ids
  if (google_account?.leads && sku_ids.length === 0 && !atGoogle) return undefined
  return [...sku_ids, ...(atGoogle ?? [])]
}
