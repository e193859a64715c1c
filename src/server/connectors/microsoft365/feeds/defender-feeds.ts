import { DAY, HOUR } from '#shared/lib/time.ts'
import { textIn } from './feed-records.ts'
import type { GraphFeed } from './graph-feed.ts'

/** Both are read by when they changed last, so that a new state comes as a record of its own. */
const changing = {
  version: 'v1.0',
  id: 'id',
  time: 'lastUpdateDateTime',
  state: (item) => textIn(item, 'lastUpdateDateTime'),
  firstRead: 30 * DAY,
  // Microsoft says nothing of delays here; the products that it gathers from are minutes apart.
  overlap: HOUR,
  // https://learn.microsoft.com/defender-xdr/data-privacy
  kept: { atLeast: 180 * DAY, atMost: 180 * DAY },
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
