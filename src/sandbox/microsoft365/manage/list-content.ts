import type { Context } from 'hono'
import { CONTENT_LIFETIME } from '../feeds/content-blobs.ts'
import { readToken, writeToken } from '../graph/page-tokens.ts'
import { manageRefusals as refusals } from './manage-refusal.ts'
import type { Tenant } from '../tenant/state.ts'

const DAY = 86_400_000
const PAGE = 20
/** The three forms that the reference names; it is UTC. */
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/

interface ListRequest {
  c: Context
  tenant: Tenant
  now: number
  root: string
  contentType: string
  /** What was there before the subscription is not told. Milliseconds since 1970. */
  startedAt: number
}

/** A page of the content that became available in a span of time. */
export function listContent({ c, tenant, now, root, contentType, startedAt }: ListRequest): Response {
  const { startTime, endTime } = c.req.query()
  const { start, end } = spanOf(startTime, endTime, now)
  const found = tenant.feeds.blobs.filter(
    (blob) =>
      blob.contentType === contentType &&
      blob.createdAt >= Math.max(start, startedAt) &&
      blob.createdAt < end &&
      blob.createdAt <= now,
  )
  const from = positionIn(c.req.query('nextPage'))
  if (from + PAGE < found.length) {
    const next = new URLSearchParams({
      contentType,
      startTime: startTime ?? new Date(start).toISOString().slice(0, 19),
      endTime: endTime ?? new Date(end).toISOString().slice(0, 19),
      nextPage: writeToken({ from: from + PAGE }),
    })
    const publisher = c.req.query('PublisherIdentifier')
    if (publisher !== undefined) next.set('PublisherIdentifier', publisher)
    c.header('NextPageUri', `${root}/subscriptions/content?${next.toString()}`)
  }
  return c.json(
    found.slice(from, from + PAGE).map(({ contentId, createdAt }) => ({
      contentUri: `${root}/audit/${contentId}`,
      contentId,
      contentType,
      contentCreated: new Date(createdAt).toISOString(),
      contentExpiration: new Date(createdAt + CONTENT_LIFETIME).toISOString(),
    })),
  )
}

function spanOf(startTime: string | undefined, endTime: string | undefined, now: number) {
  if (startTime === undefined && endTime === undefined) return { start: now - DAY, end: now + 1 }
  if (startTime === undefined || endTime === undefined) throw refusals.timeRange()
  const [start, end] = [timeOf('startTime', startTime), timeOf('endTime', endTime)]
  if (end <= start || end - start > DAY || start < now - CONTENT_LIFETIME) throw refusals.timeRange()
  return { start, end }
}

function timeOf(name: string, text: string): number {
  const time = TIME.test(text) ? Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00Z`) : Number.NaN
  if (Number.isNaN(time)) throw refusals.notATime(name)
  return time
}

function positionIn(page: string | undefined): number {
  if (page === undefined) return 0
  const from = readToken(page)?.['from']
  if (typeof from !== 'number') throw refusals.nextPage(page)
  return from
}
