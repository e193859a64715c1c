import { ConnectorError } from '../../connector-error.ts'
import type { FeedGap, FeedPage } from '../../security-feeds.ts'
import { createLinkFollower } from '../follow-links.ts'
import type { GraphClient } from '../graph-client.ts'
import { listAnswer } from '../risk-answers.ts'
import { type GraphCursor, readGraphCursor, writeCursor } from './feed-cursor.ts'
import { recordsOf } from './feed-records.ts'
import type { GraphFeed } from './graph-feed.ts'

export interface GraphFeedParts {
  graph: GraphClient
  /** Without version. */
  graphHost: string
  now: () => number
}

/** So that kinds that are newer than the interface are told by their names. */
const HEADERS = { Prefer: 'include-unknown-enum-members' }

/**
 * Reads what a collection has since a time, page by page. A cursor holds that time, and the link to the next page while
 * there is one; the next read begins before the moment at which this one was begun, whatever came in between.
 */
export async function* readGraphFeed(
  { graph, graphHost, now }: GraphFeedParts,
  tenantId: string,
  feed: GraphFeed,
  cursor: string | undefined,
): AsyncGenerator<FeedPage, void> {
  const known = cursor === undefined ? undefined : readGraphCursor(cursor)
  const since = known ? known.since : feed.firstRead === undefined ? null : now() - feed.firstRead
  // A link of another configuration is of no use, and must not see a token.
  let stored = known?.left && graph.isOurs(known.left.next) ? known.left : undefined
  let startedAt = stored?.startedAt ?? now()
  let gaps = stored || !known ? [] : gapsOf(feed, since, startedAt)
  let address = stored?.next ?? addressOf(graphHost, feed, since)
  for (let follow = createLinkFollower(); ;) {
    const page = await graph.read(tenantId, address, listAnswer, HEADERS).catch((cause: unknown) => {
      if (stored && isStale(cause)) return undefined
      throw cause
    })
    if (!page) {
      // The link has been kept for too long: the read begins anew.
      ;[stored, startedAt, address] = [undefined, now(), addressOf(graphHost, feed, since)]
      gaps = gapsOf(feed, since, startedAt)
      follow = createLinkFollower()
      continue
    }
    stored = undefined
    const next = follow(page['@odata.nextLink'])
    yield {
      ...recordsOf(page.value, feed),
      gaps,
      cursor: writeCursor(cursorAfter(feed, since, startedAt, next)),
    }
    if (next === undefined) return
    gaps = []
    address = next
  }
}

const cursorAfter = (
  { overlap }: GraphFeed,
  since: number | null,
  startedAt: number,
  next: string | undefined,
): GraphCursor =>
  next === undefined
    ? { kind: 'graph', since: startedAt - overlap }
    : { kind: 'graph', since, left: { startedAt, next } }

function addressOf(
  graphHost: string,
  { version, path, page, time, options }: GraphFeed,
  since: number | null,
) {
  const query = {
    ...(since === null ? {} : { $filter: `${time} ge ${new Date(since).toISOString()}` }),
    ...options,
    $top: String(page),
  }
  return `${graphHost}/${version}/${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}

/** What the vendor has let go of, or may have, since it was asked the last time. */
function gapsOf({ kept }: GraphFeed, since: number | null, now: number): FeedGap[] {
  if (!kept || since === null) return []
  const [sure, perhaps] = [now - kept.atMost, now - kept.atLeast]
  return [
    ...(since < sure ? [{ from: since, to: sure, why: 'expired' as const }] : []),
    ...(since < perhaps && sure < perhaps
      ? [{ from: Math.max(since, sure), to: perhaps, why: 'perhapsExpired' as const }]
      : []),
  ]
}

/** Whether a link is refused, and not the read. */
const isStale = (cause: unknown) =>
  cause instanceof ConnectorError &&
  (['resyncRequired', 'notFound'].includes(cause.reason) ||
    (cause.reason === 'unexpectedAnswer' && cause.status === 400))
