import type { Settings } from './settings.ts'
import { createTenant, type GraphObject, skuIdsOf, type Tenant, type User } from './state.ts'

export interface DirectoryParts {
  tenantId: string
  displayName: string
  /** Names, or domains as Graph writes them. The first is the default one unless another says so. */
  domains: (string | GraphObject)[]
  /** Users as Graph writes them; what is not said is null. */
  users: User[]
  /** What is not said of a product is worked out: consumed units from the users, enabled units from those. */
  skus: { skuId: string; skuPartNumber: string; [property: string]: unknown }[]
  /** Properties of the organization to add or to replace. */
  organization?: Record<string, unknown>
  /** As the vendor hands a tenant over, unless said otherwise. */
  settings?: Settings
  /** Scores and detections are made up from it, day by day; without it there are none. */
  historySeed?: number
}

/** Builds a tenant from an explicit directory. Users and domains are copied. */
export function tenantFromDirectory(parts: DirectoryParts): Tenant {
  const { tenantId, displayName } = parts
  const users = parts.users.map((user) => ({ ...user }))
  const domains = completeDomains(parts.domains)
  return createTenant({
    tenantId,
    organization: {
      businessPhones: [],
      city: null,
      country: null,
      countryLetterCode: null,
      createdDateTime: null,
      displayName,
      marketingNotificationEmails: [],
      onPremisesSyncEnabled: null,
      preferredLanguage: 'en',
      privacyProfile: null,
      securityComplianceNotificationMails: [],
      technicalNotificationMails: [],
      tenantType: 'AAD',
      assignedPlans: [],
      verifiedDomains: domains
        .filter((domain) => domain['isVerified'] !== false)
        .map((domain) => ({
          capabilities: 'Email, OfficeCommunicationsOnline',
          isDefault: domain['isDefault'],
          isInitial: domain['isInitial'],
          name: domain.id,
          type: 'Managed',
        })),
      ...parts.organization,
      id: tenantId,
    },
    domains,
    users,
    subscribedSkus: parts.skus.map((sku) => completeSku(tenantId, displayName, users, sku)),
    ...(parts.settings ? { settings: parts.settings } : {}),
    ...(parts.historySeed === undefined ? {} : { history: { seed: parts.historySeed } }),
  })
}

function completeDomains(given: DirectoryParts['domains']): GraphObject[] {
  const domains = given.map((domain) => (typeof domain === 'string' ? { id: domain } : { ...domain }))
  const hasDefault = domains.some((domain) => (domain as GraphObject)['isDefault'] === true)
  return domains.map((domain, index) => ({
    authenticationType: 'Managed',
    availabilityStatus: null,
    isAdminManaged: true,
    isDefault: !hasDefault && index === 0,
    isInitial: domain.id.endsWith('.onmicrosoft.com'),
    isRoot: true,
    isVerified: true,
    passwordNotificationWindowInDays: 14,
    passwordValidityPeriodInDays: 2147483647,
    supportedServices: ['Email', 'OfficeCommunicationsOnline'],
    ...domain,
  }))
}

function completeSku(
  tenantId: string,
  displayName: string,
  users: User[],
  sku: DirectoryParts['skus'][number],
) {
  const counted = users.filter((user) => skuIdsOf(user).includes(sku.skuId.toLowerCase())).length
  const consumedUnits = typeof sku['consumedUnits'] === 'number' ? sku['consumedUnits'] : counted
  return {
    accountId: tenantId,
    accountName: displayName,
    appliesTo: 'User',
    capabilityStatus: 'Enabled',
    id: `${tenantId}_${sku.skuId}`,
    prepaidUnits: { enabled: consumedUnits, suspended: 0, warning: 0, lockedOut: 0 },
    servicePlans: [],
    subscriptionIds: [],
    ...sku,
    consumedUnits,
  }
}
