import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { FeedPage, SecurityFeeds } from '#server/connectors/security-feeds.ts'

/** Reads a source to its end. */
export async function readFeed(feeds: SecurityFeeds, sourceId: string, cursor?: string): Promise<FeedPage[]> {
  const pages: FeedPage[] = []
  for await (const page of feeds.read(sourceId, cursor)) pages.push(page)
  return pages
}

/**
 * Reads a source to its end by one page at a time: what reads is thrown away after each page, as by a crash, and reads on
 * from its cursor. Over when a collection has no page left, or content none in any span.
 */
export async function readFeedWithCrashes(feeds: SecurityFeeds, sourceId: string): Promise<FeedPage[]> {
  const pages: FeedPage[] = []
  for (let cursor: string | undefined; ;) {
    const { value } = await feeds.read(sourceId, cursor).next()
    if (!value) return pages
    pages.push(value)
    const { kind, left } = JSON.parse(value.cursor) as { kind: string; left?: unknown }
    if (left === undefined && (kind !== 'manage' || value.cursor === cursor)) return pages
    cursor = value.cursor
  }
}

export const idsIn = (pages: readonly FeedPage[]): string[] =>
  pages.flatMap(({ records }) => records.map(({ id }) => id))

export const cursorOf = (pages: readonly FeedPage[]): string => pages.at(-1)?.cursor ?? ''

/** Why a source could not be read. */
export async function refusalOf(
  feeds: SecurityFeeds,
  sourceId: string,
): Promise<Pick<ConnectorError, 'reason' | 'code'>> {
  const error = await readFeed(feeds, sourceId).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ConnectorError)) throw new Error('A ConnectorError was expected.', { cause: error })
  const { reason, code } = error
  return { reason, code }
}
