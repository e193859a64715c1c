import { createHash } from 'node:crypto'
import { ConnectorError } from '../../connector-error.ts'
import { type FeedGap, type FeedPage, type FeedSource, NOT_SWITCHED_ON } from '../../security-feeds.ts'
import type { ExchangeClient } from '../exchange-client.ts'
import { createLinkFollower } from '../follow-links.ts'
import { manageLimits as limits } from '../limits.ts'
import {
  type Content,
  type ContentList,
  type ManageClient,
  NO_SUBSCRIPTION,
  WRONG_PAGE,
} from '../manage-client.ts'
import { type ManageCursor, readManageCursor, writeCursor } from './feed-cursor.ts'
import { type RecordShape, recordsOf } from './feed-records.ts'

export interface UnifiedAuditParts {
  manage: ManageClient
  exchange: ExchangeClient
  now: () => number
}

/** By the content type of each source. */
export const unifiedAuditSources: readonly (FeedSource & { contentType: string })[] = [
  'Audit.AzureActiveDirectory',
  'Audit.Exchange',
  'Audit.SharePoint',
  'Audit.General',
  'DLP.All',
].map((contentType) => ({
  id: `unifiedAudit/${contentType}`,
  feed: 'unifiedAudit',
  permission: contentType === 'DLP.All' ? 'ActivityFeed.ReadDlp' : 'ActivityFeed.Read',
  contentType,
}))

/** https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#common-schema */
const SHAPE: RecordShape = { id: 'Id', time: 'CreationTime' }

/**
 * Reads what became available of the unified audit log, a page for each content and one at the end of each span. The
 * first read goes back as far as content is kept. A tenant that does not collect for us is asked to: what happened
 * before that cannot be had, and is told as a gap.
 */
export async function* readUnifiedAudit(
  parts: UnifiedAuditParts,
  tenantId: string,
  contentType: string,
  stored: string | undefined,
): AsyncGenerator<FeedPage, void> {
  const { manage, now } = parts
  const oldest = () => wholeSecond(now() - limits.kept + limits.keptMargin)
  let cursor: ManageCursor =
    stored === undefined ? { kind: 'manage', from: oldest(), fetched: [] } : readManageCursor(stored)
  let hasContent = false
  for (let isDone = false; !isDone;) {
    const gaps: FeedGap[] = []
    if (cursor.from < oldest()) {
      gaps.push({ from: cursor.from, to: oldest(), why: 'expired' })
      cursor = { ...withoutLeft(cursor), from: oldest() }
    }
    const end = wholeSecond(now())
    const to = Math.min(cursor.left?.to ?? Infinity, cursor.from + limits.window, end)
    const span = readSpan(parts, tenantId, contentType, { ...cursor, left: { ...cursor.left, to } })
    for await (const page of span) {
      if (page === 'notSubscribed') {
        await manage.subscribe(tenantId, contentType)
        gaps.push({ from: cursor.from, to: end, why: 'notSubscribed' })
        yield emptyPage({ kind: 'manage', from: end, fetched: [], heardAt: now() }, gaps)
        return
      }
      hasContent = true
      cursor = { ...page.cursor, heardAt: now() }
      yield { ...page, gaps: [...gaps.splice(0), ...page.gaps], cursor: writeCursor(cursor) }
    }
    isDone = to >= end
    const lookBack = end - limits.overlap
    const from = isDone ? lookBack : to
    const fetched = cursor.fetched.filter(([, at]) => at >= Math.min(from, lookBack))
    cursor = { ...withoutLeft(cursor), from, fetched }
    if (isDone && !hasContent) cursor = await heardOf(parts, tenantId, cursor)
    yield emptyPage(cursor, gaps)
  }
}

type SpanPage = Omit<FeedPage, 'cursor'> & { cursor: ManageCursor }

/** The content of a span that is not fetched yet, with where to go on after each. */
async function* readSpan(
  { manage }: UnifiedAuditParts,
  tenantId: string,
  contentType: string,
  cursor: ManageCursor & { left: { to: number; page?: string | undefined } },
): AsyncGenerator<SpanPage | 'notSubscribed', void> {
  const { from, left } = cursor
  const { to } = left
  if (to <= from) return
  const fetched = [...cursor.fetched]
  const known = new Set(fetched.map(([name]) => name))
  const first = manage.listAddress(tenantId, contentType, from, to)
  let page = left.page !== undefined && manage.isOurs(left.page) ? left.page : undefined
  let isStored = page !== undefined
  for (const follow = createLinkFollower(); ;) {
    const list = await listed(manage, tenantId, page ?? first, isStored)
    if (list === 'notSubscribed') {
      yield list
      return
    }
    isStored = false
    if (list === 'wrongPage') {
      page = undefined
      continue
    }
    const state = (): ManageCursor => ({
      ...cursor,
      left: { to, ...(page === undefined ? {} : { page }) },
      fetched: fetched.slice(-limits.remembered),
    })
    if (list.unreadable > 0)
      yield { records: [], unread: [], gaps: [{ from, to, why: 'unreadable' }], cursor: state() }
    for (const content of list.contents) {
      const name = nameOf(content)
      if (known.has(name)) continue
      const { contentUri, createdAt } = content
      const answer = await manage.fetch(tenantId, contentUri)
      known.add(name)
      fetched.push([name, createdAt])
      const gaps = typeof answer === 'string' ? [{ from: createdAt, to: createdAt, why: answer }] : []
      yield { ...recordsOf(typeof answer === 'string' ? [] : answer, SHAPE), gaps, cursor: state() }
    }
    const next = follow(list.next)
    if (next === undefined) return
    page = next
  }
}

async function listed(
  manage: ManageClient,
  tenantId: string,
  address: string,
  isStored: boolean,
): Promise<ContentList | 'notSubscribed' | 'wrongPage'> {
  try {
    return await manage.list(tenantId, address)
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    if (cause.code === NO_SUBSCRIPTION) return 'notSubscribed'
    if (isStored && (cause.code === WRONG_PAGE || cause.status === 400)) return 'wrongPage'
    throw cause
  }
}

/**
 * A tenant that has stopped to record has no content, and nobody says why. After a day without any it is asked; where
 * Exchange cannot be asked, it stays quiet.
 */
async function heardOf(
  { exchange, now }: UnifiedAuditParts,
  tenantId: string,
  cursor: ManageCursor,
): Promise<ManageCursor> {
  if (cursor.heardAt !== undefined && now() - cursor.heardAt < limits.quiet) return cursor
  const configs = await exchange.run(tenantId, 'Get-AdminAuditLogConfig').catch((cause: unknown) => {
    if (cause instanceof ConnectorError) return []
    throw cause
  })
  const isOn = configs[0]?.['UnifiedAuditLogIngestionEnabled']
  if (isOn === false) throw new ConnectorError('missingScope', { code: NOT_SWITCHED_ON })
  return isOn === true ? { ...cursor, heardAt: now() } : cursor
}

const emptyPage = (cursor: ManageCursor, gaps: FeedGap[]): FeedPage => ({
  records: [],
  unread: [],
  gaps,
  cursor: writeCursor(cursor),
})

function withoutLeft(cursor: ManageCursor): ManageCursor {
  const { left: _, ...rest } = cursor
  return rest
}

/** Short, so that a cursor can hold many. */
const nameOf = ({ contentId }: Content) =>
  createHash('sha256').update(contentId).digest('base64url').slice(0, 12)

const wholeSecond = (time: number) => Math.floor(time / 1000) * 1000
