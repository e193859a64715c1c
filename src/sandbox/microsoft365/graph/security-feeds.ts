import { DEFENDER_PLANS, holds } from '../feeds/licensed.ts'
import { writeDue } from '../feeds/pending.ts'
import { answerFeed, type FeedList } from './feed-list.ts'
import { withAppliedPolicies } from './conditional-access/applied-policies.ts'
import { type GraphAnswer, GraphRefusal, type GraphRequest, requireRole } from './graph-request.ts'
import { keepUp } from './risk-history.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'

interface Feed extends FeedList {
  roles: readonly string[]
  /** Refuses a tenant without the license. */
  requireLicense?: (tenant: Tenant) => void
  /** Refuses without a role in words of its own. */
  isDefender?: boolean
  /** Of an item, what is told to a tenant with a lesser license. */
  lessen?: (item: Item, tenant: Tenant) => Item
}

const P1_OR_P2 = ['AAD_PREMIUM', 'AAD_PREMIUM_P2']

const notLicensed = () => new GraphRefusal(403, 'Forbidden', 'Your tenant is not licensed for this feature.')

const requirePlan =
  (...plans: string[]) =>
  (tenant: Tenant) => {
    if (!holds(tenant, ...plans)) throw notLicensed()
  }

function requirePremiumTenant(tenant: Tenant) {
  if (holds(tenant, ...P1_OR_P2)) return
  throw new GraphRefusal(
    403,
    'Authentication_RequestFromNonPremiumTenantOrB2CTenant',
    "Tenant is not a B2C tenant and doesn't have premium license",
  )
}

function requireDefender(tenant: Tenant) {
  if (!holds(tenant, ...DEFENDER_PLANS))
    throw new GraphRefusal(403, 'Forbidden', 'Tenant is not onboarded to Microsoft 365 Defender.')
}

/** Detections that a tenant without P2 is told of by name. https://learn.microsoft.com/entra/id-protection/concept-identity-protection-risks */
const TOLD_WITHOUT_P2 = [
  'adminConfirmedUserCompromised',
  'anonymizedIPAddress',
  'generic',
  'investigationsThreatIntelligence',
  'leakedCredentials',
]

function lessenRisk(item: Item, tenant: Tenant): Item {
  if (holds(tenant, 'AAD_PREMIUM_P2')) return item
  const isTold = TOLD_WITHOUT_P2.includes(String(item['riskEventType']))
  return {
    ...item,
    riskEventType: isTold ? item['riskEventType'] : 'generic',
    riskLevel: 'hidden',
    riskDetail: 'hidden',
  }
}

/** What a sign-in says of its risk to a tenant without P2. https://learn.microsoft.com/graph/api/resources/signin */
const lessenSignIn = (item: Item, tenant: Tenant): Item =>
  holds(tenant, 'AAD_PREMIUM_P2')
    ? item
    : { ...item, riskDetail: 'hidden', riskLevelAggregated: 'hidden', riskLevelDuringSignIn: 'hidden' }

const WORKLOAD_PLANS = ['AAD_WRKLDID_P1', 'AAD_WRKLDID_P2']

/** By path. The largest pages are those of the reference of each. */
const FEEDS: Record<string, Feed> = {
  'auditLogs/signIns': {
    timed: ['createdDateTime'],
    largestPage: 1000,
    roles: ['AuditLog.Read.All'],
    requireLicense: requirePremiumTenant,
    lessen: (item, tenant) => withAppliedPolicies(lessenSignIn(item, tenant), tenant),
  },
  'identityProtection/riskDetections': {
    timed: ['detectedDateTime', 'activityDateTime', 'lastUpdatedDateTime'],
    largestPage: 500,
    roles: ['IdentityRiskEvent.Read.All', 'IdentityRiskEvent.ReadWrite.All'],
    requireLicense: requirePlan(...P1_OR_P2),
    lessen: lessenRisk,
  },
  'identityProtection/riskyUsers': {
    timed: ['riskLastUpdatedDateTime'],
    largestPage: 500,
    roles: ['IdentityRiskyUser.Read.All', 'IdentityRiskyUser.ReadWrite.All'],
    requireLicense: requirePlan('AAD_PREMIUM_P2'),
  },
  'identityProtection/riskyServicePrincipals': {
    timed: ['riskLastUpdatedDateTime'],
    largestPage: 500,
    roles: ['IdentityRiskyServicePrincipal.Read.All', 'IdentityRiskyServicePrincipal.ReadWrite.All'],
    requireLicense: requirePlan(...WORKLOAD_PLANS),
  },
  'identityProtection/servicePrincipalRiskDetections': {
    timed: ['detectedDateTime', 'activityDateTime', 'lastUpdatedDateTime'],
    largestPage: 500,
    roles: ['IdentityRiskEvent.Read.All', 'IdentityRiskEvent.ReadWrite.All'],
    requireLicense: requirePlan(...WORKLOAD_PLANS),
    evolving: { activity: ['servicePrincipal'] },
  },
  'security/alerts_v2': {
    timed: ['lastUpdateDateTime', 'createdDateTime'],
    largestPage: 2000,
    page: 100,
    roles: ['SecurityAlert.Read.All', 'SecurityAlert.ReadWrite.All'],
    requireLicense: requireDefender,
    isDefender: true,
    evolving: {
      serviceSource: [
        'microsoftDefenderForCloud',
        'microsoftSentinel',
        'microsoftInsiderRiskManagement',
        'microsoftThreatIntelligence',
      ],
    },
  },
  'security/incidents': {
    timed: ['lastUpdateDateTime', 'createdDateTime'],
    largestPage: 50,
    roles: ['SecurityIncident.Read.All', 'SecurityIncident.ReadWrite.All'],
    requireLicense: requireDefender,
    isDefender: true,
    evolving: { status: ['awaitingAction'] },
    expanded: 'alerts',
  },
  'security/threatSubmission/emailThreats': {
    timed: ['createdDateTime'],
    largestPage: 1000,
    roles: ['ThreatSubmission.Read.All', 'ThreatSubmission.ReadWrite.All'],
  },
  'admin/serviceAnnouncement/issues': {
    timed: ['lastModifiedDateTime', 'startDateTime', 'endDateTime'],
    largestPage: 1000,
    page: 100,
    roles: ['ServiceHealth.Read.All'],
  },
}

/** The feeds of what happens in a tenant, but for the log of its directory. */
export function answerSecurityFeeds(request: GraphRequest): GraphAnswer | undefined {
  const { method, path, tenant, now, root } = request
  const name = path.join('/')
  const feed = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined
  if (method !== 'GET' || !feed) return undefined
  // https://learn.microsoft.com/graph/api/resources/security-emailthreatsubmission
  if (name.startsWith('security/threatSubmission') && !root.endsWith('/beta')) return undefined
  requireFeedRole(request, feed)
  feed.requireLicense?.(tenant)
  keepUp(tenant, now)
  writeDue(tenant, now)
  const kept = (tenant.settings.graph[name] ??= [])
  const items = Array.isArray(kept) ? kept : []
  return answerFeed(
    request,
    feed.lessen ? items.map((item) => feed.lessen?.(item, tenant) ?? item) : items,
    feed,
  )
}

function requireFeedRole(request: GraphRequest, { roles, isDefender }: Feed): void {
  if (isDefender && !roles.some((role) => request.roles.includes(role)))
    throw new GraphRefusal(
      403,
      'Forbidden',
      `Missing application roles. API required roles: ${roles.join(',')}, application roles: ${request.roles.join(',')}.`,
    )
  requireRole(request, ...roles)
}
