import { type ChecklistItem, firstChecklist } from '#shared/domain/checklist/checklist.ts'
import { type Customer, customerLimits } from '#shared/domain/customers/customer.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { type FeatureFlag, firstFeatureFlags } from '#shared/domain/features/feature-flags.ts'
import { seated } from '#shared/domain/licenses/assignment.ts'
import type { CompanyLicenses } from '#shared/domain/licenses/company-licenses.ts'
import type { Subscription } from '#shared/domain/licenses/subscription.ts'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { Organization } from '#shared/domain/organization/organization.ts'
import { foldText } from '#shared/lib/fold-text.ts'
import { DAY } from '#shared/lib/time.ts'
import { connectionOf, knownEmployee, lastSyncOf, type Standing, standingAt } from './demo-connections.ts'
import { demoSeats, demoSettings, demoSubscription } from './demo-licenses.ts'
import { createRandom, type Random } from './random.ts'
import {
  companyFirst,
  companySecond,
  countries,
  departments,
  firstNames,
  jobTitles,
  lastNames,
} from './words.ts'

export interface DemoSize {
  seed: number
  customers: number
  employees: number
}

/** The organization of the test site as plain data: the same for the same size and moment, on every machine. */
export interface Demo {
  /** When it was made, in milliseconds since 1970: what has happened in it lies in the days before. */
  moment: number
  organization: Organization
  features: FeatureFlag[]
  subscription: Subscription
  checklist: ChecklistItem[]
  companies: DemoCompany[]
}

export interface DemoCompany {
  customer: Customer
  /** How its people come to their licences. */
  licenses: CompanyLicenses
  /** Its tenant at the vendor, be it connected or not. */
  tenant: DemoTenant
  standing: Standing
  /** Undefined where nobody has connected it. */
  integration: Integration | undefined
  domain: string
  /** As they are in its directory. What the console knows of them may be less. */
  directory: Employee[]
  employees: Employee[]
}

export interface DemoTenant {
  id: string
  name: string
  domains: string[]
}

/** SKU ids as Microsoft publishes them. */
export const demoSkus = {
  businessPremium: 'cbdc14ab-d96c-4c30-b9f4-6ada7cdc1d46',
  businessStandard: 'f245ecc8-75af-4f8e-b61f-27d8114de5f3',
  businessBasic: '3b555118-da6a-4418-894f-7df1e2096870',
  e3: '05e9a617-0261-4cee-bb44-138d3ef5d965',
  e5: '06ebc4ee-1bb5-47dd-8120-11324bc54e06',
} as const

/** The id of the organization of a seed. */
export const demoOrganizationId = (seed: number): string => createRandom(seed).uuid()

export function buildDemo({ seed, customers, employees }: DemoSize, moment: number): Demo {
  const organization: Organization = {
    id: demoOrganizationId(seed),
    name: 'Demo Managed Services',
    time_zone: 'Europe/Berlin',
    device_policy: defaultDevicePolicy,
    metadata: {},
  }
  const taken = new Set<string>()
  const companies = sizes(customers, employees).map((size, place) =>
    buildCompany(createRandom(seed * 7919 + place + 1), {
      organizationId: organization.id,
      size,
      place,
      taken,
      moment,
    }),
  )
  return {
    moment,
    organization,
    features: firstFeatureFlags(),
    subscription: demoSubscription(
      organization.id,
      companies.flatMap(({ employees: people }) => people),
      moment,
    ),
    checklist: firstChecklist(),
    companies,
  }
}

/** A few companies are large and most are small: sizes fall off as 1 / (place + 10). */
function sizes(customers: number, employees: number): number[] {
  const weights = Array.from({ length: customers }, (_, place) => 1 / (place + 10))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const counts = weights.map((weight) => Math.max(1, Math.floor((weight / whole) * employees)))
  const rest = employees - counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count, place) => (place === 0 ? Math.max(1, count + rest) : count))
}

interface CompanyParts {
  organizationId: string
  size: number
  place: number
  /** The names of the other companies. */
  taken: Set<string>
  moment: number
}

function buildCompany(
  random: Random,
  { organizationId, size, place, taken, moment }: CompanyParts,
): DemoCompany {
  const standing = standingAt(place)
  const name = uniqueName(random, taken)
  const domain = `${slug(name)}.example`
  const id = random.uuid()
  const contact = person(random)
  const customer: Customer = {
    id,
    organization: organizationId,
    parent_id: null,
    name,
    contact_name: `${contact.first} ${contact.last}`,
    contact_email: `${addressName(contact.first, contact.last)}@${domain}`,
    contact_phone: phone(random),
    country: random.pick(countries),
    active: place < 5 || !random.chance(0.04) || standing !== 'well',
    nfr: place === 0,
    hasNfrEngageEssentialsLicense: place === 0,
    // Of the organization's own company it would demand a second factor of every demo account.
    MFA: random.chance(0.7) && place !== 0,
    max_users: Math.max(customerLimits.defaultUsers, Math.ceil(size * 1.25)),
  }
  const integrationId = random.uuid()
  const tenant = {
    id: random.uuid(),
    name,
    domains: [domain, `${slug(name).replaceAll('-', '')}.onmicrosoft.com`],
  }
  const ownRandom = createRandom(Number.parseInt(id.slice(0, 8), 16))
  const lastSync = lastSyncOf(standing, ownRandom, moment)
  const integration = connectionOf({
    id: integrationId,
    customerId: id,
    tenant,
    standing,
    lastSync,
    random: ownRandom,
    now: moment,
  })
  const licenses = demoSettings(customer, place)
  const addresses = new Set<string>()
  const directory = Array.from({ length: size }, () =>
    buildEmployee(random, { customer, licenses, domain, addresses, today: lastSync ?? moment }),
  )
  const employees = directory.map((employee) => knownEmployee(employee, standing))
  return { customer, licenses, tenant, standing, integration, domain, directory, employees }
}

function uniqueName(random: Random, taken: Set<string>): string {
  for (;;) {
    const name = `${random.pick(companyFirst)} ${random.pick(companySecond)}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}

const person = (random: Random) => ({ first: random.pick(firstNames), last: random.pick(lastNames) })

const slug = (text: string): string =>
  foldText(text)
    .replaceAll('ø', 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** How somebody is called in an address. */
export const addressName = (first: string, last: string): string => `${slug(first)}.${slug(last)}`

/** Numbers of the range that is kept free for fiction. */
const phone = (random: Random): string => `+1 555 01${String(random.below(100)).padStart(2, '0')}`

interface EmployeeParts {
  customer: Customer
  licenses: CompanyLicenses
  domain: string
  addresses: Set<string>
  /** Their directory was read then. */
  today: number
}

function buildEmployee(
  random: Random,
  { customer, licenses, domain, addresses, today }: EmployeeParts,
): Employee {
  const { first, last } = person(random)
  const email = uniqueAddress(addressName(first, last), domain, addresses)
  const isAdmin = random.chance(0.02)
  const isLicensed = random.chance(0.9)
  const sku = random.pick(Object.values(demoSkus))
  const enabled = random.chance(0.95)
  const joined = today - (30 + random.below(3000)) * DAY
  const lastActive =
    enabled && random.chance(0.93) ? today - Math.floor(random.next() ** 3 * 90 * DAY) : undefined
  const employee: Employee = {
    id: random.uuid(),
    customer_id: customer.id,
    first_name: first,
    last_name: last,
    display_name: `${first} ${last}`,
    username: email,
    email,
    phone: random.chance(0.6) ? phone(random) : '',
    domain,
    department: random.pick(departments),
    job_title: random.pick(jobTitles),
    group: random.chance(0.5) ? 'All staff' : '',
    role: isAdmin ? 'Global Reader' : '',
    country: customer.country,
    mapped_device: random.chance(0.7) ? `PC-${String(random.below(100_000)).padStart(5, '0')}` : null,
    mapped_account: null,
    ignored: random.chance(0.04),
    ignore_decision: 'nobody',
    discover: isLicensed,
    engage: isLicensed && random.chance(0.8),
    secure: isLicensed ? random.pick(['none', 'essentials', 'premium'] as const) : 'none',
    seats: [],
    mfa_status: isAdmin || isCareful(customer) || random.chance(0.78) ? 'Registered' : 'Not Registered',
    last_active: lastActive === undefined ? null : new Date(lastActive).toISOString(),
    activity_read: true,
    date_joined: new Date(joined).toISOString(),
    isAdmin,
    isAuthorizedForEngage: false,
    licenseType: '',
    entra_id: random.uuid(),
    directory: 'present',
    entered: false,
    addresses: [email.toLowerCase()],
    google_account: null,
    sign_in_enabled: enabled,
    sku_ids: isLicensed ? [sku] : [],
  }
  const decided: Employee = employee.ignored ? { ...employee, ignore_decision: 'person' } : employee
  return seated(decided, demoSeats(decided, customer, licenses))
}

/** Companies whose people have all registered a second factor. */
const isCareful = ({ id }: Customer): boolean => Number.parseInt(id.slice(0, 2), 16) < 90

function uniqueAddress(name: string, domain: string, addresses: Set<string>): string {
  let address = `${name}@${domain}`
  for (let next = 2; addresses.has(address); next++) address = `${name}${next}@${domain}`
  addresses.add(address)
  return address
}
