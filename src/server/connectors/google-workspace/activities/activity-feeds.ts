import { DAY, HOUR } from '#shared/lib/time.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { readSpan, type Span, type SpanLog, type SpanPage } from '../../read-span.ts'
import type { GoogleFeed, SecurityFeeds } from '../../security-feeds.ts'
import type { DirectoryClient } from '../directory-client.ts'
import { activitiesAnswer, recordsOf } from './activity-records.ts'
import { readActivity } from './read-activity.ts'

/** By which all of them are read. */
export const REPORTS_SCOPE = 'admin.reports.audit.readonly'

/** The most that the vendor gives. https://developers.google.com/workspace/admin/reports/reference/rest/v1/activities/list */
const PAGE = 1000

interface ActivityFeed extends SpanLog {
  feed: GoogleFeed
  /** In the vendor's word. */
  application: string
}

/** How late each is, and how long it is kept: https://support.google.com/a/answer/7061566 */
const log = { firstRead: 7 * DAY, kept: 180 * DAY, behind: 0 } as const
const feeds: readonly ActivityFeed[] = [
  { ...log, feed: 'googleLogins', application: 'login', overlap: 6 * HOUR },
  { ...log, feed: 'googleTokens', application: 'token', overlap: 12 * HOUR },
  { ...log, feed: 'googleAdmin', application: 'admin', overlap: 2 * HOUR },
  { ...log, feed: 'googleUserAccounts', application: 'user_accounts', overlap: 6 * HOUR },
]

/** What happens in a workspace, by the activities of the Reports API. Each application is a source. */
export const openActivityFeeds = (
  open: () => Promise<DirectoryClient>,
  { now, pageSize = PAGE }: { now: () => number; pageSize?: number | undefined },
): SecurityFeeds => ({
  sources: feeds.map(({ feed }) => ({ id: feed, feed, permission: REPORTS_SCOPE })),
  read(sourceId, cursor) {
    const { application, ...feed } = feedOf(sourceId)
    let client: DirectoryClient | undefined
    return readSpan(
      {
        ...feed,
        now,
        async readPage(span, page) {
          client ??= await open()
          return readPage(client, pathOf(application, span, { page, pageSize }))
        },
      },
      cursor,
    )
  },
  understand: (sourceId, record) => readActivity(feedOf(sourceId).feed, record),
})

function feedOf(sourceId: string): ActivityFeed {
  const found = feeds.find(({ feed }) => feed === sourceId)
  invariant(found, 'A source is one of those that are listed')
  return found
}

async function readPage(client: DirectoryClient, path: string): Promise<SpanPage> {
  const { items, nextPageToken } = await client.read(path, activitiesAnswer)
  return { ...recordsOf(items), next: nextPageToken }
}

const isoOf = (at: number) => new Date(at).toISOString()

function pathOf(
  application: string,
  { from, to }: Span,
  { page, pageSize }: { page: string | undefined; pageSize: number },
): string {
  const query = new URLSearchParams({
    startTime: isoOf(from),
    endTime: isoOf(to),
    maxResults: String(pageSize),
    ...(page === undefined ? {} : { pageToken: page }),
  })
  return `/activity/users/all/applications/${application}?${query.toString()}`
}
