import { FEED_APPLICATIONS, TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { VendorApplication } from '#shared/domain/integrations/applications.ts'

type FeedApplication = (typeof FEED_APPLICATIONS)[number]

/** Every source of security events, by the vendor that it is read at. It is named here alone: types and lists follow from this one. */
export const SOURCES = {
  Office365: [
    'directoryAudits',
    'signIns',
    'riskDetections',
    'riskyUsers',
    'riskyServicePrincipals',
    'servicePrincipalRiskDetections',
    'unifiedAudit',
    'defenderAlerts',
    'defenderIncidents',
    'mailThreats',
    'serviceHealth',
  ],
  GWS: ['googleLogins', 'googleTokens', 'googleAdmin', 'googleUserAccounts'],
  DUOSecurity: ['duoAuthentications', 'duoActivities'],
  /** What no vendor tells: our queries of a tenant, our own work for a company, and posture checks. */
  own: ['hygiene', 'platform', 'posture'],
} as const satisfies Record<FeedApplication | 'own', readonly string[]>

/** The sources of a vendor. */
export type SourceOf<Vendor extends keyof typeof SOURCES> = (typeof SOURCES)[Vendor][number]

/** A vendor that a company lets us in to beside its Microsoft tenant. */
export type GrantedVendor = Exclude<FeedApplication, typeof TENANT_APPLICATION>

const vendors = FEED_APPLICATIONS.filter((application) => application !== TENANT_APPLICATION)

export const grantedSources: readonly string[] = vendors.flatMap((vendor) => SOURCES[vendor])

/** The sources that end with the connection of an application; none of one that has no logs. */
export const sourcesOf = (application: VendorApplication): readonly string[] =>
  vendors.flatMap((vendor) => (vendor === application ? SOURCES[vendor] : []))

/** Whose a source is, where it is not Microsoft's and not our own. */
export const vendorOf = (source: string): GrantedVendor | undefined =>
  vendors.find((vendor) => sourcesOf(vendor).includes(source))
