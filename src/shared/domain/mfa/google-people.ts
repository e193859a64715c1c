import type { Employee } from '../employees/employee.ts'
import { isAtMicrosoft } from '../employees/two-directories.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import type { MfaPerson } from './mfa-report.ts'

export type GooglePerson = Pick<Employee, 'entra_id' | 'directory' | 'display_name' | 'google_account'>

/**
 * The people of a report with what Google told of a company's employees, in the place of what it told before: who is in both
 * directories is one of them, who is only at Google comes beside them, by name.
 */
export function withGoogle(people: readonly MfaPerson[], employees: readonly GooglePerson[]): MfaPerson[] {
  const accounts = employees.flatMap((employee) => {
    const { google_account: account } = employee
    return account?.directory === 'present' ? [{ employee, account }] : []
  })
  const before = new Map(people.map((person) => [person.id, person]))
  const ofBoth = new Map(
    accounts.flatMap(({ employee, account }) =>
      isAtMicrosoft(employee) && employee.entra_id !== null
        ? [[employee.entra_id.toLowerCase(), account] as const]
        : [],
    ),
  )
  const met = new Set<string>()
  const atMicrosoft = people
    .filter(({ only_google }) => !only_google)
    .map((person) => {
      const { google: _, ...rest } = person
      const account = ofBoth.get(person.id)
      if (!account) return rest
      met.add(account.id)
      return { ...rest, google: factorOf(account) }
    })
  const alone = accounts
    .filter(({ account }) => !met.has(account.id))
    .map(({ employee, account }): MfaPerson => {
      const elsewhere = before.get(account.id)?.elsewhere
      return {
        id: account.id,
        name: keepableText(employee.display_name || account.user_name),
        username: keepableText(account.user_name),
        is_guest: false,
        sign_in_enabled: account.sign_in_enabled,
        state: null,
        registered: null,
        ...(elsewhere ? { elsewhere } : {}),
        google: factorOf(account),
        only_google: true,
      }
    })
  return alone.length === 0 ? atMicrosoft : [...atMicrosoft, ...alone].toSorted(byName)
}

type Account = NonNullable<Employee['google_account']>

const factorOf = ({ user_name, second_factor, sign_in_enabled, is_admin }: Account) => ({
  user_name: keepableText(user_name),
  second_factor,
  sign_in_enabled,
  is_admin,
})

const byName = (a: MfaPerson, b: MfaPerson) => compare(a.name, b.name) || compare(a.id, b.id)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
