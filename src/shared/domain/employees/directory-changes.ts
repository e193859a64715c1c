import type { Employee } from './employee.ts'

/** What a directory tells of one person. A field that is absent was not told and stays as it is; null is empty. */
export interface DirectoryPerson {
  id: string
  userPrincipalName?: string
  email?: string | null
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
  /** Employees whose person vanished upstream: marked, never deleted. */
  vanished: Employee[]
}

export interface JoinContext {
  customerId: string
  newId: () => string
}

/**
 * What a reading of a directory changes among a company's employees. People are joined by Entra object id, then by
 * e-mail; a directory is the authority on what it tells. `removed` holds object ids that the directory named as gone.
 */
export function directoryChanges(
  employees: readonly Employee[],
  people: readonly DirectoryPerson[],
  removed: readonly string[],
  { customerId, newId }: JoinContext,
): DirectoryChanges {
  const byEntraId = new Map(
    employees.flatMap((each) => (each.entra_id ? [[each.entra_id, each] as const] : [])),
  )
  const byEmail = new Map(employees.map((each) => [each.email.toLowerCase(), each]))
  const changes: DirectoryChanges = { added: [], changed: [], vanished: [] }

  for (const person of people) {
    if (person.isGuest) continue
    const known = byEntraId.get(person.id)
    const address = addressOf(person) ?? known?.email ?? ''
    const sameEmail = byEmail.get(address.toLowerCase())
    // Somebody else's object id on the same address means another person; only an unclaimed one is taken over.
    const joined = known ?? (sameEmail?.entra_id ? undefined : sameEmail)
    const merged = merge(joined ?? newcomer(newId(), customerId), person, address)
    const isTaken = sameEmail !== undefined && sameEmail.id !== merged.id
    const row = isTaken ? { ...merged, email: joined?.email ?? `${person.id}@${merged.domain}` } : merged
    if (!joined) changes.added.push(row)
    else if (isDifferent(joined, row)) changes.changed.push(row)
    byEntraId.set(person.id, row)
    byEmail.set(row.email.toLowerCase(), row)
  }
  for (const id of removed) {
    const employee = byEntraId.get(id)
    if (employee && employee.directory !== 'missing') changes.vanished.push(markMissing(employee))
  }
  return changes
}

/** The employees of a full reading who were in the directory before and were not met again. */
export function unseenEmployees(employees: readonly Employee[], seen: ReadonlySet<string>): Employee[] {
  return employees
    .filter(({ entra_id, directory }) => directory === 'present' && entra_id !== null && !seen.has(entra_id))
    .map(markMissing)
}

const markMissing = (employee: Employee): Employee => ({
  ...employee,
  directory: 'missing',
  sign_in_enabled: null,
})

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
    ...employee,
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
    sign_in_enabled: person.accountEnabled === undefined ? employee.sign_in_enabled : person.accountEnabled,
    date_joined: told(person.createdAt, employee.date_joined, null),
    sku_ids: person.skuIds ? [...person.skuIds] : employee.sku_ids,
  }
}

export const isDifferent = (before: Employee, after: Employee): boolean =>
  (Object.keys(after) as (keyof Employee)[]).some(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )

const newcomer = (id: string, customerId: string): Employee => ({
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
  sign_in_enabled: null,
  sku_ids: [],
})
