import { answerFeed, type FeedList } from './feed-list.ts'
import { type GraphAnswer, type GraphRequest, requireRole } from './graph-request.ts'
import { keepUp, PROFILES, SCORES } from './risk-history.ts'
import type { Item } from '../tenant/settings.ts'

const LISTS: Record<string, FeedList> = {
  // The newest first, as they are kept.
  [SCORES]: { timed: [], largestPage: 1000 },
  [PROFILES]: { timed: [], largestPage: 1000 },
}

/** https://learn.microsoft.com/graph/api/security-list-securescores */
export function answerScores(request: GraphRequest): GraphAnswer | undefined {
  const { method, path, tenant, now } = request
  const name = path.join('/')
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined
  if (method !== 'GET' || !list) return undefined
  requireRole(request, 'SecurityEvents.Read.All', 'SecurityEvents.ReadWrite.All')
  keepUp(tenant, now)
  return answerFeed(request, tenant.settings.graph[name] as Item[], list)
}
