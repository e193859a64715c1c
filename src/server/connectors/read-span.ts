import { z } from 'zod'
import { ConnectorError } from './connector-error.ts'
import { readCursor } from './feed-cursor.ts'
import type { FeedGap, FeedPage } from './security-feeds.ts'

/** A log that is asked for a span of time, page by page. Lengths of time in milliseconds. */
export interface SpanLog {
  /** How far back the first read goes. */
  firstRead: number
  /** How far a read looks back behind the end of the one before it, for what is written late. */
  overlap: number
  /** How long the vendor keeps records. */
  kept: number
  /** How long ago a record is at least, before the vendor gives it. */
  behind: number
}

/** Both ends are included; in milliseconds since 1970. */
export interface Span {
  from: number
  to: number
}

export interface SpanPage extends Pick<FeedPage, 'records' | 'unread'> {
  /** What the vendor calls the next page; undefined at the end. */
  next: string | undefined
}

interface ReadSpan extends SpanLog {
  now: () => number
  readPage: (span: Span, page: string | undefined) => Promise<SpanPage>
}

const spanCursor = z.object({
  kind: z.literal('span'),
  from: z.number(),
  /** While pages are left: the end of the span, and the next page. */
  left: z.object({ to: z.number(), page: z.string() }).optional(),
})
type SpanCursor = z.infer<typeof spanCursor>

const written = (cursor: SpanCursor): string => JSON.stringify(cursor)

/**
 * Reads what a log has since a time, up to when the reading began. A cursor holds that time, and the next page while there is one;
 * where the vendor no longer knows that page the span is read anew.
 */
export async function* readSpan(
  { now, readPage, ...log }: ReadSpan,
  cursor: string | undefined,
): AsyncGenerator<FeedPage, void> {
  const known = cursor === undefined ? undefined : readCursor(spanCursor, cursor)
  const from = known?.from ?? now() - log.firstRead
  let isStored = known?.left !== undefined
  let page = known?.left?.page
  let to = known?.left?.to ?? endOf(log, from, now())
  let gaps = isStored || !known ? [] : gapsOf(log, from, now())
  for (const seen = new Set(page === undefined ? [] : [page]); ;) {
    // What it has let go of the vendor may refuse to be asked for.
    const read = await readPage({ from: Math.max(from, to - log.kept), to }, page).catch((cause: unknown) => {
      if (isStored && isStale(cause)) return undefined
      throw cause
    })
    if (!read) {
      ;[isStored, page, to] = [false, undefined, endOf(log, from, now())]
      gaps = gapsOf(log, from, now())
      seen.clear()
      continue
    }
    isStored = false
    const { next, records, unread } = read
    // A listing that does not go on would never end.
    if (next !== undefined && seen.has(next))
      throw new ConnectorError('unexpectedAnswer', { code: 'repeatedPage' })
    yield { records, unread, gaps, cursor: written(cursorAfter(log, { from, to }, next)) }
    if (next === undefined) return
    seen.add(next)
    gaps = []
    page = next
  }
}

/** A clock that was put back must not ask for a span that ends before it begins. */
const endOf = ({ behind }: SpanLog, from: number, now: number) => Math.max(from, now - behind)

const cursorAfter = ({ overlap }: SpanLog, { from, to }: Span, next: string | undefined): SpanCursor =>
  next === undefined ? { kind: 'span', from: to - overlap } : { kind: 'span', from, left: { to, page: next } }

/** What the vendor has let go of since it was asked the last time. */
const gapsOf = ({ kept }: SpanLog, from: number, now: number): FeedGap[] =>
  from < now - kept ? [{ from, to: now - kept, why: 'expired' }] : []

/** Whether a page is refused, and not the read. */
const isStale = (cause: unknown) =>
  cause instanceof ConnectorError &&
  (cause.reason === 'notFound' || (cause.reason === 'unexpectedAnswer' && cause.status === 400))
