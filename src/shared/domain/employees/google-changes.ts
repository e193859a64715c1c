import { isDifferent, newcomer } from './directory-changes.ts'
import type { Employee } from './employee.ts'
import type { GoogleAccount } from './google-account.ts'
import { isAtMicrosoft, ledByGoogle, withoutGoogle } from './two-directories.ts'

/** What Google tells of one person. */
export interface GooglePerson {
  id: string
  userName: string
  addresses: readonly string[]
  firstName: string
  lastName: string
  displayName: string
  department: string
  jobTitle: string
  phone: string
  orgUnit: string
  isEnabled: boolean
  isAdmin: boolean
  secondFactor: { isRegistered: boolean; isEnforced: boolean }
  lastActive: string | null
  createdAt: string | null
  /** Of the licences that they have; undefined where these could not be read. */
  skuIds: readonly string[] | undefined
}

export interface GoogleChanges {
  added: Employee[]
  changed: Employee[]
  /** Employees who are in no directory any more: marked, never deleted. */
  vanished: Employee[]
}

interface GoogleContext {
  customerId: string
  newId: () => string
  /** Whether the company's Microsoft directory is read as well, whose word then comes first for whoever is in it. */
  hasMicrosoft: boolean
}

/**
 * What a whole reading of a company's Google Workspace changes among its employees. People are joined by Google's id, then by any of
 * their addresses, in any case of letters, so that one who is also in the Microsoft directory is one employee.
 */
export function googleChanges(
  employees: readonly Employee[],
  people: readonly GooglePerson[],
  { customerId, newId, hasMicrosoft }: GoogleContext,
): GoogleChanges {
  const told = new Set(people.map(({ id }) => id))
  const current = new Map(employees.map((each) => [each.id, each]))
  const byGoogleId = new Map<string, string>()
  const byAddress = new Map<string, string>()
  const takenEmails = new Map<string, string>()
  for (const each of employees) {
    if (each.google_account) byGoogleId.set(each.google_account.id, each.id)
    takenEmails.set(each.email.toLowerCase(), each.id)
    // The own address comes first, then the others: what one has as an alias may be another's own.
    byAddress.set(each.email.toLowerCase(), each.id)
  }
  for (const each of employees)
    for (const address of [each.username, ...each.addresses])
      if (address && !byAddress.has(address.toLowerCase())) byAddress.set(address.toLowerCase(), each.id)

  const before = new Map(current)
  /** Nobody's account is given to a second person, and whom Google still names stays who they are. */
  const isFree = (id: string | undefined): id is string => {
    const account = id === undefined ? undefined : current.get(id)?.google_account
    return id !== undefined && (!account || !told.has(account.id))
  }
  // Who is known by their id first, so that no address of theirs goes to somebody else.
  const inOrder = [...people].toSorted((a, b) => Number(byGoogleId.has(b.id)) - Number(byGoogleId.has(a.id)))
  for (const person of inOrder) {
    const known =
      byGoogleId.get(person.id) ??
      person.addresses.map((address) => byAddress.get(address)).find((id) => isFree(id))
    const employee = (known !== undefined && current.get(known)) || newcomer(newId(), customerId)
    const row = merge(employee, person, { hasMicrosoft, takenEmails })
    current.set(row.id, row)
    byGoogleId.set(person.id, row.id)
    takenEmails.set(row.email.toLowerCase(), row.id)
  }
  for (const row of current.values())
    if (row.google_account && !told.has(row.google_account.id)) current.set(row.id, withoutGoogle(row))

  const changes: GoogleChanges = { added: [], changed: [], vanished: [] }
  for (const row of current.values()) {
    const earlier = before.get(row.id)
    if (!earlier) changes.added.push(row)
    else if (earlier.directory !== 'missing' && row.directory === 'missing') changes.vanished.push(row)
    else if (isDifferent(earlier, row)) changes.changed.push(row)
  }
  return changes
}

interface MergeContext {
  hasMicrosoft: boolean
  takenEmails: ReadonlyMap<string, string>
}

function merge(
  employee: Employee,
  person: GooglePerson,
  { hasMicrosoft, takenEmails }: MergeContext,
): Employee {
  const { isRegistered, isEnforced } = person.secondFactor
  const account: GoogleAccount = {
    id: person.id,
    user_name: person.userName,
    addresses: [...person.addresses],
    directory: 'present',
    leads: !(hasMicrosoft && isAtMicrosoft(employee)),
    sign_in_enabled: person.isEnabled,
    is_admin: person.isAdmin,
    second_factor: isRegistered ? (isEnforced ? 'Enforced' : 'Registered') : 'Not Registered',
    last_active: person.lastActive,
    org_unit: person.orgUnit,
    sku_ids: person.skuIds ? [...person.skuIds] : (employee.google_account?.sku_ids ?? null),
  }
  if (!account.leads) return { ...employee, google_account: account }
  const owner = takenEmails.get(person.userName.toLowerCase())
  const domain = person.userName.slice(person.userName.lastIndexOf('@') + 1).toLowerCase()
  const own = owner === undefined || owner === employee.id ? person.userName : employee.email
  return ledByGoogle(
    {
      ...employee,
      // Accounts of rooms have only one name; a list sorted by first name must still find them.
      first_name: person.firstName || (person.lastName ? '' : person.displayName),
      last_name: person.lastName,
      display_name: person.displayName || person.userName,
      username: person.userName,
      email: own || `${person.id}@${domain}`,
      domain,
      department: person.department,
      job_title: person.jobTitle,
      phone: person.phone || employee.phone,
      date_joined: person.createdAt ?? employee.date_joined,
    },
    account,
  )
}
