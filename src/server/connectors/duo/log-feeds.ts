import type { z } from 'zod'
import { invariant } from '#shared/lib/invariant.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { readSpan, type SpanLog } from '../read-span.ts'
import { parseTime } from '../record-values.ts'
import type { DuoFeed, EventReading, FeedRecord, SecurityFeeds, UnreadRecord } from '../security-feeds.ts'
import { sortRecords } from '../sort-records.ts'
import { activitiesAnswer, authenticationsAnswer, type LogPage } from './duo-answers.ts'
import { readActivity } from './read-activity.ts'
import { readAuthentication } from './read-authentication.ts'

/** What a log gives is at least two minutes old. https://duo.com/docs/adminapi#authentication-logs */
const span: SpanLog = { firstRead: 7 * DAY, overlap: HOUR, kept: 180 * DAY, behind: 2 * MINUTE }

/** As the vendor names it: what the keys have to be allowed. */
const PERMISSION = 'Grant read log'

interface DuoLog {
  feed: DuoFeed
  path: string
  answer: z.ZodType<LogPage>
  /** The members of a record that name it and tell when it happened. */
  id: string
  times: readonly string[]
  understand: (record: unknown) => EventReading
}

const logs: readonly DuoLog[] = [
  {
    feed: 'duoAuthentications',
    path: '/admin/v2/logs/authentication',
    answer: authenticationsAnswer,
    id: 'txid',
    times: ['timestamp', 'isotimestamp'],
    understand: readAuthentication,
  },
  {
    feed: 'duoActivities',
    path: '/admin/v2/logs/activity',
    answer: activitiesAnswer,
    id: 'activity_id',
    times: ['ts'],
    understand: readActivity,
  },
]

export type ReadLog = (
  log: Pick<DuoLog, 'path' | 'answer'>,
  query: Readonly<Record<string, string>>,
) => Promise<LogPage>

/** Who was asked for a second factor and what came of it, and what was changed in an account. Each log is a source. */
export const openLogFeeds = (now: () => number, readLog: ReadLog): SecurityFeeds => ({
  sources: logs.map(({ feed }) => ({ id: feed, feed, permission: PERMISSION })),
  read(sourceId, cursor) {
    const log = logOf(sourceId)
    return readSpan(
      {
        ...span,
        now,
        async readPage({ from, to }, page) {
          const { items, next } = await readLog(log, {
            mintime: String(Math.trunc(from)),
            maxtime: String(Math.trunc(to)),
            sort: 'ts:asc',
            ...(page === undefined ? {} : { next_offset: page }),
          })
          return { ...sortRecords(items.map((item) => recordIn(log, item))), next }
        },
      },
      cursor,
    )
  },
  understand: (sourceId, record) => logOf(sourceId).understand(record),
})

function logOf(sourceId: string): DuoLog {
  const found = logs.find(({ feed }) => feed === sourceId)
  invariant(found, 'A source is one of those that are listed')
  return found
}

function recordIn(log: DuoLog, record: unknown): FeedRecord | UnreadRecord {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return { why: 'noObject', record }
  const members = record as Record<string, unknown>
  const id = members[log.id]
  if (typeof id !== 'string' || id === '') return { why: 'noId', record }
  const [at] = log.times.flatMap((name) => {
    const written = members[name]
    return (typeof written === 'number' || typeof written === 'string' ? parseTime(written) : undefined) ?? []
  })
  return at === undefined ? { why: 'noTime', record } : { id, at, record }
}
