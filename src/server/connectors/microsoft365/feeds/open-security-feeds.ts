import { invariant } from '#shared/lib/invariant.ts'
import type { MicrosoftFeed, SecurityFeeds } from '../../security-feeds.ts'
import { readRecord } from '../events/read-record.ts'
import { defenderFeeds } from './defender-feeds.ts'
import { directoryFeeds } from './directory-feeds.ts'
import { type GraphFeedParts, readGraphFeed } from './read-graph-feed.ts'
import { riskFeeds } from './risk-feeds.ts'
import { serviceFeeds } from './service-feeds.ts'
import { readUnifiedAudit, type UnifiedAuditParts, unifiedAuditSources } from './unified-audit.ts'

const graphFeeds = [...directoryFeeds, ...riskFeeds, ...defenderFeeds, ...serviceFeeds]

/** Every feed of a tenant that is read here. Each collection of Graph is a source under the name of its feed. */
export const openSecurityFeeds = (
  parts: GraphFeedParts & UnifiedAuditParts,
  tenantId: string,
): SecurityFeeds => ({
  sources: [
    ...graphFeeds.map(({ feed, permission }) => ({ id: feed, feed, permission })),
    ...unifiedAuditSources.map(({ id, feed, permission }) => ({ id, feed, permission })),
  ],
  read(sourceId, cursor) {
    const graphFeed = graphFeeds.find(({ feed }) => feed === sourceId)
    if (graphFeed) return readGraphFeed(parts, tenantId, graphFeed, cursor)
    const source = unifiedAuditSources.find(({ id }) => id === sourceId)
    invariant(source, 'A source is one of those that are listed')
    return readUnifiedAudit(parts, tenantId, source.contentType, cursor)
  },
  understand: (sourceId, record) => readRecord(sourceId.replace(/\/.*$/, '') as MicrosoftFeed, record),
})
