import type { TicketingApplication, VendorApplication } from '#shared/domain/integrations/applications.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Accounting, KeptGrant } from './accounting.ts'
import type { Accounts } from './accounts.ts'
import type { AppGrant } from './app-grant.ts'
import type { AuditLog } from './audit-log.ts'
import type { Consent } from './consent.ts'
import type { Contacts } from './contacts.ts'
import type { DevicePolicies } from './device-policies.ts'
import type { Directory } from './directory.ts'
import type { GrantedDirectory } from './granted-directory.ts'
import type { MailPolicies } from './mail-policies.ts'
import type { Partner, PartnerSession } from './partner.ts'
import type { TenantPolicies } from './policies.ts'
import type { PolicyChanges } from './policy-changes.ts'
import type { ProviderAccounts } from './provider-accounts.ts'
import type { TenantRisks } from './risks.ts'
import type { SecondFactors } from './second-factors.ts'
import type { SecurityFeeds } from './security-feeds.ts'
import type { TenantSettings } from './settings.ts'
import type { Tickets } from './tickets.ts'
import type { WorkspaceSettings } from './workspace-settings.ts'

/**
 * What a vendor can do for a company: one member for each capability, which a vendor that lacks it leaves out. A tenant is
 * named by the vendor's own id of it.
 */
export interface Connector {
  /** Who the people of a company are. It is the authority on them. */
  directory?: (tenantId: string) => Directory
  /**
   * Who the people of a company are, at a vendor that is asked in the name of an administrator. Opened with what that one has
   * granted. Throws a `ConnectorError` for what cannot be such a grant.
   */
  grantedDirectory?: (credentials: unknown) => GrantedDirectory
  /** What is set there, opened with the same. Throws a `ConnectorError` for what cannot be such a grant. */
  workspaceSettings?: (credentials: unknown) => WorkspaceSettings
  /**
   * The books of a company, opened with where what was granted is kept, as using it changes it. Throws a `ConnectorError` for what cannot be such a grant.
   */
  accounting?: (kept: KeptGrant) => Accounting
  /** How somebody lets us into one of these two. Undefined also where the site has no app at the vendor. */
  appGrant?: AppGrant | undefined
  /** What can be done to an account that somebody else may hold, and about what the vendor warns of. */
  accounts?: (tenantId: string) => Accounts
  /** What is set for a whole tenant. */
  settings?: (tenantId: string) => TenantSettings
  /** Whom the vendor writes to at a company. */
  contacts?: (tenantId: string) => Contacts
  /** Who may sign in to a tenant. */
  policies?: (tenantId: string) => TenantPolicies
  /** Changes who may sign in to a tenant. */
  policyChanges?: (tenantId: string) => PolicyChanges
  /** What is done about the mail of a tenant, read and changed. */
  mailPolicies?: (tenantId: string) => MailPolicies
  /** What a tenant asks of its devices. */
  devicePolicies?: (tenantId: string) => DevicePolicies
  risks?: (tenantId: string) => TenantRisks
  auditLog?: (tenantId: string) => AuditLog
  /** What happens in a tenant, and what the vendor warns of. */
  securityFeeds?: (tenantId: string) => SecurityFeeds
  /**
   * The same at a vendor that is opened with what a company has granted or given, which each reading asks for. A reading throws a
   * `ConnectorError` for what cannot be such credentials.
   */
  grantedFeeds?: (credentials: () => Promise<unknown>) => SecurityFeeds
  /**
   * Who of a company's people has a second factor, at a vendor that is no authority on who they are. Opened with what
   * the company has given for it. Throws a `ConnectorError` for what cannot be such credentials.
   */
  secondFactors?: (credentials: unknown) => SecondFactors
  /** The accounts of customers below that of a provider, opened with what it has given for its own. */
  providerAccounts?: (credentials: unknown) => ProviderAccounts
  /**
   * The tickets of an organization, opened with what it has given for its tool. Throws a `ConnectorError` for what cannot be
   * such credentials.
   */
  tickets?: (credentials: unknown) => Tickets
  /** What somebody of a partner can do about the tenants of its customers. */
  partner?: (session: PartnerSession) => Partner
  /** Undefined also where the site has no app at the vendor. */
  consent?: Consent | undefined
}

/** Whatever can be connected: to a company, or to an organization. */
export type ConnectedApplication = VendorApplication | TicketingApplication

/** The connectors of a site. One that has no vendor of an application leaves it out. */
export type Vendors = { readonly [A in ConnectedApplication]?: Connector }

/** What makes the connector of an application, of what every vendor is given and of what this one is told besides. */
export interface Vendor<Parts> {
  application: ConnectedApplication
  open: (parts: Parts) => Connector
}

/** A capability that the vendor of an application has. Throws where it lacks it: callers ask for what it is connected for. */
export function capabilityOf<C extends keyof Connector>(
  vendors: Vendors,
  application: ConnectedApplication,
  capability: C,
): NonNullable<Connector[C]> {
  const found = vendors[application]?.[capability]
  invariant(found, `The vendor of ${application} has a capability ${capability}`)
  return found
}
