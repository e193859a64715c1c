import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { readSpan, type SpanLog } from '../read-span.ts'
import { parseTime } from '../record-values.ts'
import type { FeedPage, FeedRecord, SecurityFeeds, UnreadRecord } from '../security-feeds.ts'
import { readAuthentication } from './read-authentication.ts'

/** What the log gives is at least two minutes old. https://duo.com/docs/adminapi#authentication-logs */
const log: SpanLog = { firstRead: 7 * DAY, overlap: HOUR, kept: 180 * DAY, behind: 2 * MINUTE }

/** As the vendor names it: what the keys have to be allowed. */
const PERMISSION = 'Grant read log'

interface LogPage {
  items: readonly unknown[]
  next: string | undefined
}

/** Who was asked for a second factor, and what came of it. */
export const openAuthenticationFeed = (
  now: () => number,
  readPage: (query: Readonly<Record<string, string>>) => Promise<LogPage>,
): SecurityFeeds => ({
  sources: [{ id: 'duoAuthentications', feed: 'duoAuthentications', permission: PERMISSION }],
  read: (_sourceId, cursor) =>
    readSpan(
      {
        ...log,
        now,
        async readPage({ from, to }, page) {
          const { items, next } = await readPage({
            mintime: String(Math.trunc(from)),
            maxtime: String(Math.trunc(to)),
            sort: 'ts:asc',
            ...(page === undefined ? {} : { next_offset: page }),
          })
          return { ...recordsOf(items), next }
        },
      },
      cursor,
    ),
  understand: (_sourceId, record) => readAuthentication(record),
})

function recordsOf(items: readonly unknown[]): Pick<FeedPage, 'records' | 'unread'> {
  const records: FeedRecord[] = []
  const unread: UnreadRecord[] = []
  for (const item of items) {
    const read = recordIn(item)
    if ('why' in read) unread.push(read)
    else records.push(read)
  }
  return { records, unread }
}

function recordIn(record: unknown): FeedRecord | UnreadRecord {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return { why: 'noObject', record }
  const { txid, timestamp, isotimestamp } = record as Record<string, unknown>
  if (typeof txid !== 'string' || txid === '') return { why: 'noId', record }
  const written = typeof timestamp === 'number' ? timestamp : isotimestamp
  const at = typeof written === 'number' || typeof written === 'string' ? parseTime(written) : undefined
  return at === undefined ? { why: 'noTime', record } : { id: txid, at, record }
}
