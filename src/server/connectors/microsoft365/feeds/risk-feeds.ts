import { DAY, HOUR } from '#shared/lib/time.ts'
import { textIn } from './feed-records.ts'
import type { GraphFeed } from './graph-feed.ts'

/**
 * Risks are told minutes after they were detected, and up to two hours after at the most (Microsoft's page on reporting
 * latencies); what is worked out from days of sign-ins has the time of its detection, and comes with it.
 */
const overlap = 6 * HOUR

const detections = {
  version: 'v1.0',
  page: 500,
  id: 'id',
  time: 'detectedDateTime',
  state: (item) => textIn(item, 'lastUpdatedDateTime'),
  firstRead: 30 * DAY,
  overlap,
  // https://learn.microsoft.com/entra/identity/monitoring-health/reference-reports-data-retention
  kept: { atLeast: 30 * DAY, atMost: 90 * DAY },
} satisfies Partial<GraphFeed>

/** Whoever is at risk stays in the list: all of it is read first. */
const atRisk = {
  version: 'v1.0',
  page: 500,
  id: 'id',
  time: 'riskLastUpdatedDateTime',
  state: (item) => textIn(item, 'riskLastUpdatedDateTime'),
  firstRead: undefined,
  overlap,
} satisfies Partial<GraphFeed>

/** https://learn.microsoft.com/graph/api/resources/identityprotection-overview */
export const riskFeeds: readonly GraphFeed[] = [
  {
    ...detections,
    feed: 'riskDetections',
    permission: 'IdentityRiskEvent.Read.All',
    path: 'identityProtection/riskDetections',
  },
  {
    ...atRisk,
    feed: 'riskyUsers',
    permission: 'IdentityRiskyUser.Read.All',
    path: 'identityProtection/riskyUsers',
  },
  {
    ...detections,
    feed: 'servicePrincipalRiskDetections',
    permission: 'IdentityRiskEvent.Read.All',
    path: 'identityProtection/servicePrincipalRiskDetections',
  },
  {
    ...atRisk,
    feed: 'riskyServicePrincipals',
    permission: 'IdentityRiskyServicePrincipal.Read.All',
    path: 'identityProtection/riskyServicePrincipals',
  },
]
