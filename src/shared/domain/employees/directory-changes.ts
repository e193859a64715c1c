import type { Employee } from './employee.ts'
import { isAtMicrosoft, ledByMicrosoft, withoutMicrosoft } from './two-directories.ts'

/** What a directory tells of one person. A field that is absent was not told and stays as it is; null is empty. */
export interface DirectoryPerson {
  id: string
  userPrincipalName?: string
  email?: string | null
  /** Every mail address, in lower case. */
  emailAddresses?: readonly string[]
  firstName?: string | null
  lastName?: string | null
  displayName?: string | null
  department?: string | null
  jobTitle?: string | null
  mobilePhone?: string | null
  usageLocation?: string | null
  accountEnabled?: boolean | null
  isGuest?: boolean
  skuIds?: readonly string[]
  /** When the account was made, ISO 8601. */
  createdAt?: string | null
}

export interface DirectoryChanges {
  added: Employee[]
  changed: Employee[]
  /** Employees whose person vanished upstream and is in no other directory: marked, never deleted. */
  vanished: Employee[]
}

export interface JoinContext {
  customerId: string
  newId: () => string
}

/**
 * What a reading of a directory changes among a company's employees. People are joined by Entra object id, then by
 * e-mail, of whom another directory has by any address; a directory is the authority on what it tells. `removed` holds object ids
 * that the directory named as gone.
 */
export function directoryChanges(
  employees: readonly Employee[],
  people: readonly DirectoryPerson[],
  removed: readonly string[],
  { customerId, newId }: JoinContext,
): DirectoryChanges {
  const known = knownPeople(employees)
  const changes: DirectoryChanges = { added: [], changed: [], vanished: [] }

  for (const person of people) {
    if (person.isGuest) continue
    const address = addressOf(person) || known.byId(person.id)?.email || ''
    const joined = known.find(person, address)
    const sameEmail = known.byEmail(address)
    const merged = merge(joined ?? newcomer(newId(), customerId), person, address)
    const isTaken = sameEmail !== undefined && sameEmail.id !== merged.id
    const row = isTaken ? { ...merged, email: joined?.email ?? `${person.id}@${merged.domain}` } : merged
    if (!joined) changes.added.push(row)
    else if (isDifferent(joined, row)) changes.changed.push(row)
    known.note(person.id, row)
  }
  for (const id of removed) {
    const employee = known.byId(id)
    if (employee && isAtMicrosoft(employee)) note(changes, withoutMicrosoft(employee))
  }
  return changes
}

/** Employees as people of a directory are looked for among them. */
function knownPeople(employees: readonly Employee[]) {
  const byEntraId = new Map(
    employees.flatMap((each) => (each.entra_id ? [[each.entra_id, each] as const] : [])),
  )
  const emails = new Map(employees.map((each) => [each.email.toLowerCase(), each]))
  // Of whoever another directory has, any address may be the one that this directory knows.
  const elsewhere = new Map(
    employees
      .filter(({ entra_id, google_account }) => entra_id === null && google_account)
      .flatMap((each) => (each.google_account?.addresses ?? []).map((address) => [address, each] as const)),
  )
  const byEmail = (address: string) => emails.get(address.toLowerCase())
  return {
    byId: (id: string) => byEntraId.get(id),
    byEmail,
    find({ id, emailAddresses = [] }: DirectoryPerson, address: string): Employee | undefined {
      const sameEmail = byEmail(address)
      return (
        byEntraId.get(id) ??
        // Somebody else's object id on the same address means another person; only an unclaimed one is taken over.
        (sameEmail?.entra_id ? undefined : sameEmail) ??
        [address.toLowerCase(), ...emailAddresses].map((each) => elsewhere.get(each)).find(Boolean)
      )
    },
    note(id: string, row: Employee) {
      for (const address of row.google_account?.addresses ?? []) elsewhere.delete(address)
      byEntraId.set(id, row)
      emails.set(row.email.toLowerCase(), row)
    },
  }
}

/** The employees of a full reading who were in the directory before and were not met again. */
export function unseenEmployees(employees: readonly Employee[], seen: ReadonlySet<string>): Employee[] {
  return employees
    .filter((each) => isAtMicrosoft(each) && !seen.has(each.entra_id ?? ''))
    .map(withoutMicrosoft)
}

/** Whom another directory still has did not vanish. */
const note = (changes: DirectoryChanges, row: Employee) =>
  (row.directory === 'missing' ? changes.vanished : changes.changed).push(row)

const addressOf = ({ email, userPrincipalName }: DirectoryPerson) => email || userPrincipalName

function merge(employee: Employee, person: DirectoryPerson, email: string): Employee {
  const told = <T>(value: T | null | undefined, known: T, empty: T): T =>
    value === undefined ? known : (value ?? empty)
  const first_name = told(person.firstName, employee.first_name, '')
  const last_name = told(person.lastName, employee.last_name, '')
  const display_name =
    told(person.displayName, employee.display_name, '') || `${first_name} ${last_name}`.trim()
  const username = person.userPrincipalName ?? employee.username
  return {
    ...ledByMicrosoft(employee),
    entra_id: person.id,
    // Accounts of rooms and printers have only a display name; a list sorted by first name must still find them.
    first_name: first_name || (last_name ? '' : display_name),
    last_name,
    display_name,
    username,
    email,
    domain: username.slice(username.indexOf('@') + 1),
    department: told(person.department, employee.department, ''),
    job_title: told(person.jobTitle, employee.job_title, ''),
    phone: person.mobilePhone || employee.phone,
    country: told(person.usageLocation, employee.country, ''),
    directory: 'present',
    addresses: person.emailAddresses ? [...person.emailAddresses] : employee.addresses,
    sign_in_enabled: person.accountEnabled === undefined ? employee.sign_in_enabled : person.accountEnabled,
    date_joined: told(person.createdAt, employee.date_joined, null),
    sku_ids: person.skuIds ? [...person.skuIds] : employee.sku_ids,
  }
}

export const isDifferent = (before: Employee, after: Employee): boolean =>
  (Object.keys(after) as (keyof Employee)[]).some(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )

/** Somebody of whom nothing is known yet. */
export const newcomer = (id: string, customerId: string): Employee => ({
  id,
  customer_id: customerId,
  first_name: '',
  last_name: '',
  display_name: '',
  username: '',
  email: '',
  phone: '',
  domain: '',
  department: '',
  job_title: '',
  group: '',
  role: '',
  country: '',
  mapped_device: null,
  mapped_account: null,
  ignored: false,
  ignore_decision: 'nobody',
  discover: false,
  engage: false,
  secure: 'none',
  seats: [],
  mfa_status: null,
  last_active: null,
  activity_read: false,
  date_joined: null,
  isAdmin: null,
  isAuthorizedForEngage: false,
  licenseType: '',
  entra_id: null,
  directory: 'present',
  entered: false,
  addresses: [],
  google_account: null,
  sign_in_enabled: null,
  sku_ids: [],
})
