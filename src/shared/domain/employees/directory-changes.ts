import type { Employee } from './employee.ts'

/** What a directory tells of one person. An undefined field was not told and stays as it is. */
export interface DirectoryPerson {
  id: string
  userPrincipalName: string
  email: string
  firstName: string
  lastName: string
  displayName: string
  department: string
  jobTitle: string
  phone: string
  country: string
  accountEnabled: boolean | undefined
  skuIds: readonly string[]
}

export interface DirectoryChanges {
  added: Employee[]
  changed: Employee[]
  /** Employees whose person vanished upstream: marked, never deleted. */
  vanished: Employee[]
}

export interface JoinContext {
  customerId: string
  /** Now, ISO 8601. */
  now: string
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
  { customerId, now, newId }: JoinContext,
): DirectoryChanges {
  const byEntraId = new Map(employees.flatMap((each) => (each.entra_id ? [[each.entra_id, each] as const] : [])))
  const byEmail = new Map(employees.map((each) => [each.email.toLowerCase(), each]))
  const changes: DirectoryChanges = { added: [], changed: [], vanished: [] }

  for (const person of people) {
    const sameEmail = byEmail.get(person.email.toLowerCase())
    // Somebody else's object id on the same address means another person; only an unclaimed one is taken over.
    const joined = byEntraId.get(person.id) ?? (sameEmail?.entra_id ? undefined : sameEmail)
    const next = merge(joined ?? newcomer(newId(), customerId, now), person)
    const addressTaken = sameEmail !== undefined && sameEmail.id !== next.id
    const row = addressTaken ? { ...next, email: joined?.email ?? person.userPrincipalName } : next
    if (!joined) {
      changes.added.push(row)
      byEmail.set(row.email.toLowerCase(), row)
    } else if (isDifferent(joined, row)) changes.changed.push(row)
    byEntraId.set(person.id, row)
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

const markMissing = (employee: Employee): Employee => ({ ...employee, directory: 'missing', sign_in_enabled: null })

function merge(employee: Employee, person: DirectoryPerson): Employee {
  const first_name = person.firstName || employee.first_name || person.displayName
  const last_name = person.lastName || employee.last_name
  return {
    ...employee,
    entra_id: person.id,
    first_name,
    last_name,
    display_name: person.displayName || `${first_name} ${last_name}`.trim(),
    username: person.userPrincipalName,
    email: person.email,
    domain: person.userPrincipalName.slice(person.userPrincipalName.indexOf('@') + 1),
    department: person.department,
    job_title: person.jobTitle,
    phone: person.phone || employee.phone,
    country: person.country,
    directory: 'present',
    sign_in_enabled: person.accountEnabled ?? employee.sign_in_enabled,
    sku_ids: [...person.skuIds],
  }
}

const isDifferent = (before: Employee, after: Employee): boolean =>
  (Object.keys(after) as (keyof Employee)[]).some(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )

const newcomer = (id: string, customerId: string, now: string): Employee => ({
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
  discover: false,
  engage: false,
  secure: 'none',
  mfa_status: 'Not Registered',
  last_active: null,
  date_joined: now,
  isAdmin: false,
  isAuthorizedForEngage: false,
  licenseType: '',
  entra_id: null,
  directory: 'present',
  sign_in_enabled: null,
  sku_ids: [],
})
