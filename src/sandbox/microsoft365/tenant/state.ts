import { randomUUID } from 'node:crypto'
import { factorySettings } from './factory-settings.ts'
import { emptyFeeds, type Feeds } from './feeds.ts'
import type { Item, Settings } from './settings.ts'
import type { Failure } from './provoked.ts'

/** An object as Graph writes it: an id and whatever properties the resource has. */
export interface GraphObject {
  id: string
  [property: string]: unknown
}

export interface User extends GraphObject {
  userPrincipalName: string
}

interface SubscribedSku extends GraphObject {
  skuId: string
  skuPartNumber: string
  consumedUnits: number
}

/** One line of the log that `users/delta` reads. */
export type Change =
  | { userId: string; kind: 'created' }
  | { userId: string; kind: 'updated'; properties: string[] }
  | { userId: string; kind: 'deleted' }

export interface Tenant {
  tenantId: string
  organization: GraphObject
  domains: GraphObject[]
  /** In the order of their ids, so that a page can go on after the last id of the page before. */
  users: User[]
  subscribedSkus: SubscribedSku[]
  settings: Settings
  /** Application permissions an administrator agreed to; null when the app has no service principal here. */
  consentedRoles: string[] | null
  /** When an administrator accepted on the consent page, in milliseconds since 1970; null for a tenant that came as it is. */
  consentedAt: number | null
  /** When an administrator gave the app its role in Exchange by a script, in milliseconds since 1970. */
  exchangeGrantedAt: number | null
  changes: Change[]
  /** The directory's log, oldest first. */
  audits: Item[]
  feeds: Feeds
  /** Tells this copy of the tenant from one that was built earlier: tokens of another copy are stale. */
  generation: string
  /** Whence scores and detections are made up day by day, and up to which day they are; undefined where none are. */
  history?: { seed: number; until?: number }
  /** How many Graph requests were answered. */
  requests: number
  /** What a person has chosen to fail. */
  provoked: Set<Failure>
}

/** The application permissions of the one app registration. */
export const REQUESTED_ROLES = [
  'ActivityFeed.Read',
  'ActivityFeed.ReadDlp',
  'Application.ReadWrite.All',
  'AuditLog.Read.All',
  'ConsentRequest.Read.All',
  'DeviceManagementApps.ReadWrite.All',
  'DeviceManagementConfiguration.ReadWrite.All',
  'DeviceManagementManagedDevices.ReadWrite.All',
  'DeviceManagementServiceConfig.ReadWrite.All',
  'Directory.Read.All',
  'Directory.ReadWrite.All',
  'Domain.ReadWrite.All',
  'Exchange.ManageAsApp',
  'IdentityRiskEvent.Read.All',
  'IdentityRiskyServicePrincipal.Read.All',
  'IdentityRiskyUser.ReadWrite.All',
  'LicenseAssignment.Read.All',
  'OnPremDirectorySynchronization.ReadWrite.All',
  'OrgSettings-Forms.ReadWrite.All',
  'Organization.Read.All',
  'Organization.ReadWrite.All',
  'Policy.Read.All',
  'Policy.Read.B2BManagementPolicy',
  'Policy.Read.DeviceConfiguration',
  'Policy.ReadWrite.ApplicationConfiguration',
  'Policy.ReadWrite.AuthenticationMethod',
  'Policy.ReadWrite.Authorization',
  'Policy.ReadWrite.ConditionalAccess',
  'Policy.ReadWrite.ConsentRequest',
  'Policy.ReadWrite.CrossTenantAccess',
  'Policy.ReadWrite.DeviceConfiguration',
  'ReportSettings.ReadWrite.All',
  'RoleAssignmentSchedule.Read.Directory',
  'RoleManagement.Read.Directory',
  'RoleManagementPolicy.Read.Directory',
  'SecurityAlert.ReadWrite.All',
  'SecurityEvents.Read.All',
  'SecurityIncident.ReadWrite.All',
  'ServiceHealth.Read.All',
  'SharePointTenantSettings.ReadWrite.All',
  'ThreatSubmission.Read.All',
  'User-PasswordProfile.ReadWrite.All',
  'User.EnableDisableAccount.All',
  'User.ReadWrite.All',
  'User.RevokeSessions.All',
]

/** Puts a tenant together from Graph-shaped parts. The parts belong to the tenant from then on. */
export function createTenant(
  parts: Pick<Tenant, 'tenantId' | 'organization' | 'domains' | 'users' | 'subscribedSkus'> & {
    /** As the vendor hands a tenant over, unless said otherwise. */
    settings?: Settings
    history?: { seed: number }
  },
  consentedRoles: string[] | null = REQUESTED_ROLES,
): Tenant {
  return {
    settings: factorySettings(
      parts.domains.find(({ id }) => id.endsWith('.onmicrosoft.com'))?.id ?? parts.tenantId,
    ),
    ...parts,
    users: parts.users.toSorted(byId),
    consentedRoles,
    consentedAt: null,
    exchangeGrantedAt: null,
    changes: [],
    audits: [],
    feeds: emptyFeeds(),
    generation: randomUUID(),
    requests: 0,
    provoked: new Set(),
  }
}

/** Finds a user by object id or by user principal name, whatever its case. */
export function findUser(tenant: Tenant, idOrName: string): User | undefined {
  const wanted = idOrName.toLowerCase()
  return tenant.users.find(
    ({ id, userPrincipalName }) => id.toLowerCase() === wanted || userPrincipalName.toLowerCase() === wanted,
  )
}

export function addUser(tenant: Tenant, user: User): void {
  const position = tenant.users.findIndex(({ id }) => id > user.id)
  tenant.users.splice(position === -1 ? tenant.users.length : position, 0, user)
  tenant.changes.push({ userId: user.id, kind: 'created' })
}

/** Properties that already have their value are not logged as changed. */
export function updateUser(tenant: Tenant, user: User, values: Record<string, unknown>): void {
  const properties = Object.keys(values).filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(user[name]),
  )
  if (properties.length === 0) return
  Object.assign(user, values)
  tenant.changes.push({ userId: user.id, kind: 'updated', properties })
}

/** Deleting a user gives the licenses back. */
export function deleteUser(tenant: Tenant, user: User): void {
  tenant.users = tenant.users.filter(({ id }) => id !== user.id)
  tenant.changes.push({ userId: user.id, kind: 'deleted' })
  for (const skuId of skuIdsOf(user)) {
    const sku = tenant.subscribedSkus.find((sku) => sku.skuId.toLowerCase() === skuId)
    if (sku && sku.consumedUnits > 0) sku.consumedUnits -= 1
  }
}

/** The assigned products' ids in lower case. */
export function skuIdsOf(user: User): string[] {
  const { assignedLicenses } = user
  if (!Array.isArray(assignedLicenses)) return []
  return assignedLicenses.map((license: { skuId?: unknown }) => String(license.skuId).toLowerCase())
}

export const defaultDomainOf = (tenant: Tenant): string =>
  (tenant.domains.find((domain) => domain['isDefault'] === true) ?? tenant.domains[0])?.id ?? tenant.tenantId

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
