import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadTenant } from '#sandbox/microsoft365/tenant/load.ts'
import { lazyTenants, type Tenants, tenantsBeside, tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'
import type { Settings } from '#sandbox/microsoft365/tenant/settings.ts'
import type { Failure } from '#sandbox/microsoft365/tenant/provoked.ts'
import type { Tenant } from '#sandbox/microsoft365/tenant/state.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { HOUR } from '#shared/lib/time.ts'
import { grantedTo, type Standing } from './demo-connections.ts'
import { demoContacts } from './demo-contacts.ts'
import type { Demo, DemoCompany } from './demo-organization.ts'
import { demoSkus } from './demo-organization.ts'
import { addPolicies } from './demo-policies.ts'
import { demoMfaState, demoRegistration } from './demo-second-factors.ts'
import { demoServicePlans, demoSettings } from './demo-settings.ts'
import { createRandom } from './random.ts'
import { departments, firstNames, jobTitles, lastNames } from './words.ts'

/** The companies that the pretend clouds have, and when these were made. */
export type DemoCloud = Pick<Demo, 'companies' | 'moment'>

const PART_NUMBERS: Record<string, string> = {
  [demoSkus.businessPremium]: 'SPB',
  [demoSkus.businessStandard]: 'O365_BUSINESS_PREMIUM',
  [demoSkus.businessBasic]: 'O365_BUSINESS_ESSENTIALS',
  [demoSkus.e3]: 'SPE_E3',
  [demoSkus.e5]: 'SPE_E5',
}

/**
 * The tenants of the pretend Microsoft 365: the demo companies', and one for each folder of recorded answers in
 * `recorded`. A demo tenant stands a little ahead of what the console knows: somebody was hired, somebody changed
 * jobs, somebody left; a first sync finds that. A tenant whose connection does not stand well behaves so, unless its
 * company is among the `mended` ones: a tenant is made anew at each start, and what a person has put right stays so.
 */
export function demoTenants(
  { companies, moment }: DemoCloud,
  recorded?: string,
  mended: ReadonlySet<string> = new Set(),
): Tenants {
  const generated = lazyTenants(
    companies.map((company) => ({
      tenantId: company.tenant.id,
      displayName: company.tenant.name,
      domains: company.tenant.domains,
      build: () => {
        const tenant = buildTenant(company, moment)
        if (!mended.has(company.customer.id)) behaveAs(tenant, company.standing, moment)
        return tenant
      },
    })),
  )
  const loaded = tenantsOf(
    recorded === undefined ? [] : foldersIn(recorded).map((folder) => loadTenant(folder)),
  )
  return tenantsBeside(loaded, generated)
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))

function buildTenant(
  { customer, tenant, domain, directory: employees }: DemoCompany,
  moment: number,
): Tenant {
  const random = createRandom(Number.parseInt(customer.id.slice(0, 8), 16))
  const stayed = employees.length > 3 ? employees.slice(0, -1) : employees
  const users = stayed.map((employee, place) =>
    graphUser(place === 0 ? { ...employee, job_title: random.pick(jobTitles) } : employee),
  )
  const hired = Array.from({ length: Math.min(3, employees.length) }, (_, place) => {
    const [givenName, surname] = [random.pick(firstNames), random.pick(lastNames)]
    return {
      ...graphUser(employees[0] as Employee),
      id: random.uuid(),
      givenName,
      surname,
      displayName: `${givenName} ${surname}`,
      userPrincipalName: `new.colleague${place + 1}@${domain}`,
      mail: `new.colleague${place + 1}@${domain}`,
      department: random.pick(departments),
      createdDateTime: new Date(moment - 20 * HOUR).toISOString(),
    }
  })
  return tenantFromDirectory({
    tenantId: tenant.id,
    displayName: tenant.name,
    domains: tenant.domains,
    users: [...users, ...hired],
    skus: Object.entries(PART_NUMBERS).map(([skuId, skuPartNumber]) => ({
      skuId,
      skuPartNumber,
      servicePlans: isHeld(employees, skuId) ? servicePlansOf(skuPartNumber) : [],
      prepaidUnits: {
        enabled: seats(employees, skuId) + random.below(8),
        suspended: 0,
        warning: 0,
        lockedOut: 0,
      },
    })),
    organization: { countryLetterCode: customer.country, ...demoContacts(customer.id, domain) },
    settings: withMembers(
      withPolicies(withRegistrations(demoSettings(domain, random), stayed), customer.id, stayed),
      stayed,
    ),
    historySeed: Number.parseInt(customer.id.slice(0, 8), 16),
  })
}

/** Puts people into the groups of their tenant: half of them into the one of everybody, some by their department. */
function withMembers(settings: Settings, people: readonly Employee[]): Settings {
  const groups = settings.graph['groups']
  for (const group of Array.isArray(groups) ? groups : []) {
    const name = group['displayName']
    const members = people.filter((each) =>
      name === 'Everybody' ? each.group !== '' : each.department === name,
    )
    if (members.length > 0)
      settings.graph[`groups/${String(group['id']).toLowerCase()}/members`] = members.map(({ entra_id }) => ({
        id: entra_id,
      }))
  }
  return settings
}

/** Has a tenant refuse, or let in, as its company's connection stands. */
function behaveAs(tenant: Tenant, standing: Standing, moment: number): void {
  const failure = PROVOKED[standing]
  if (failure) tenant.provoked.add(failure)
  if (standing === 'connecting') tenant.consentedAt = moment
  else tenant.consentedRoles = grantedTo(standing)
}

const PROVOKED: Partial<Record<Standing, Failure>> = {
  connecting: 'slow-consent',
  consentGone: 'consent-missing',
  gateway: 'html',
  withoutExchange: 'exchange-not-connected',
}

/** Who of a company's people has registered a second factor; everybody who did can use it. */
const withRegistrations = (settings: Settings, employees: readonly Employee[]): Settings => {
  const report = 'reports/authenticationMethods/userRegistrationDetails'
  const [first] = [settings.graph[report]].flat()
  const isResetting = first === undefined
  settings.graph[report] = employees.map((employee) => ({
    id: employee.entra_id ?? employee.id,
    userPrincipalName: employee.username,
    userDisplayName: employee.display_name,
    userType: 'member',
    isAdmin: employee.isAdmin ?? false,
    ...demoRegistration(employee),
    isSsprCapable: isResetting,
  }))
  return settings
}

/** By numbers of its own: what else is in the tenant does not depend on them. */
function withPolicies(settings: Settings, customerId: string, employees: readonly Employee[]): Settings {
  const people = employees.flatMap(({ entra_id }) => entra_id ?? [])
  addPolicies(settings, people, createRandom(Number.parseInt(customerId.slice(-8), 16)))
  return settings
}

const isHeld = (employees: readonly Employee[], skuId: string): boolean =>
  employees.some(({ sku_ids }) => sku_ids.includes(skuId))

const servicePlansOf = (partNumber: string) =>
  (demoServicePlans[partNumber] ?? []).map((servicePlanName) => ({
    servicePlanId: `${partNumber}/${servicePlanName}`,
    servicePlanName,
    provisioningStatus: 'Success',
    appliesTo: 'User',
  }))

/** Seats that are in use, with room for the newly hired. */
const seats = (employees: readonly Employee[], skuId: string): number =>
  employees.filter(({ sku_ids }) => sku_ids.includes(skuId)).length + 3

const graphUser = (employee: Employee) => ({
  id: employee.entra_id ?? employee.id,
  userPrincipalName: employee.username,
  displayName: employee.display_name,
  givenName: employee.first_name,
  surname: employee.last_name,
  mail: employee.email,
  proxyAddresses: [`SMTP:${employee.email}`],
  accountEnabled: employee.sign_in_enabled ?? true,
  signInActivity: employee.last_active === null ? null : { lastSignInDateTime: employee.last_active },
  userType: 'Member',
  department: employee.department,
  jobTitle: employee.job_title,
  mobilePhone: employee.phone || null,
  businessPhones: [],
  usageLocation: employee.country || null,
  createdDateTime: employee.date_joined,
  perUserMfaState: demoMfaState(employee),
  assignedLicenses: employee.sku_ids.map((skuId) => ({ skuId, disabledPlans: [] })),
})
