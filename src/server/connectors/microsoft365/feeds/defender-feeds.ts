import { textIn } from './feed-records.ts'
import { DAYS, type GraphFeed, HOURS } from './graph-feed.ts'

/** Both are read by when they changed last, so that a new state comes as a record of its own. */
const changing = {
  version: 'v1.0',
  id: 'id',
  time: 'lastUpdateDateTime',
  state: (item) => textIn(item, 'lastUpdateDateTime'),
  firstRead: DAYS(30),
  // Microsoft says nothing of delays here; the products that it gathers from are minutes apart.
  overlap: HOURS(1),
  // https://learn.microsoft.com/defender-xdr/data-privacy
  kept: { atLeast: DAYS(180), atMost: DAYS(180) },
} satisfies Partial<GraphFeed>

export const defenderFeeds: readonly GraphFeed[] = [
  {
    ...changing,
    feed: 'defenderAlerts',
    permission: 'SecurityAlert.Read.All',
    path: 'security/alerts_v2',
    // https://learn.microsoft.com/graph/api/security-list-alerts_v2
    page: 2000,
  },
  {
    ...changing,
    feed: 'defenderIncidents',
    permission: 'SecurityIncident.Read.All',
    path: 'security/incidents',
    // https://learn.microsoft.com/graph/api/security-list-incidents
    page: 50,
    options: { $expand: 'alerts' },
  },
]
