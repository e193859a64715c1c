import { type GraphAnswer, GraphRefusal, type GraphRequest } from './graph-request.ts'
import { readFeedFilter } from './odata-filter.ts'
import { readToken, writeToken } from './page-tokens.ts'
import type { Item } from '../tenant/settings.ts'
import { onlyOptions, unsupported } from './users-query.ts'

export interface FeedList {
  /** Members that are times. By the first the list is ordered, the newest first unless asked otherwise. */
  timed: readonly string[]
  largestPage: number
  /** A page unless `$top` says otherwise; the largest one where nothing is said. */
  page?: number
  /** Members whose newer values are only told to whoever says that unknown ones do not disturb. */
  evolving?: Readonly<Record<string, readonly string[]>>
  /** What may be asked to be expanded, with what an item is without it. */
  expanded?: string
}

/** A page of what a feed has. https://learn.microsoft.com/graph/query-parameters */
export function answerFeed(request: GraphRequest, items: readonly Item[], list: FeedList): GraphAnswer {
  const { path, query, root } = request
  const expands = list.expanded === undefined ? [] : ['$expand']
  onlyOptions(query, '$filter', '$top', '$orderby', '$skiptoken', '$count', ...expands)
  const isExpanded = readExpand(query.get('$expand'), list.expanded)
  const name = path.join('/')
  const found = inOrder(items, query.get('$orderby'), list).filter(
    readFeedFilter(query.get('$filter'), list.timed),
  )
  const from = positionIn(query.get('$skiptoken'))
  const size = pageSizeOf(query.get('$top'), list)
  const isLast = from + size >= found.length
  const told = found.slice(from, from + size).map((item) => asTold(item, request, list, isExpanded))
  return {
    status: 200,
    body: {
      '@odata.context': `${root}/$metadata#${name}`,
      ...(query.get('$count') === 'true' ? { '@odata.count': found.length } : {}),
      ...(isLast ? {} : { '@odata.nextLink': nextLink(request, name, from + size) }),
      value: told,
    },
  }
}

/** https://learn.microsoft.com/graph/best-practices-concept#handling-future-members-in-evolvable-enumerations */
function asTold(item: Item, { headers }: GraphRequest, list: FeedList, isExpanded: boolean): Item {
  const told = { ...item }
  if (list.expanded !== undefined && !isExpanded) delete told[list.expanded]
  if (/include-unknown-enum-members/i.test(headers.get('Prefer') ?? '')) return told
  for (const [member, newer] of Object.entries(list.evolving ?? {}))
    if (newer.includes(String(told[member]))) told[member] = 'unknownFutureValue'
  return told
}

function readExpand(expand: string | null, expanded: string | undefined): boolean {
  if (expand !== null && expand !== expanded)
    throw new GraphRefusal(400, 'BadRequest', `Parsing OData Select and Expand failed: '${expand}'.`)
  return expand !== null
}

function inOrder(items: readonly Item[], orderBy: string | null, { timed }: FeedList): Item[] {
  if (orderBy === null && timed.length === 0) return [...items]
  const [name = '', direction = 'asc', ...rest] = orderBy?.trim().split(/\s+/) ?? [timed[0], 'desc']
  if (!timed.includes(name) || !['asc', 'desc'].includes(direction) || rest.length > 0)
    throw unsupported(`Ordering by '${orderBy}' is not supported.`)
  const sign = direction === 'asc' ? 1 : -1
  const timeOf = (item: Item) => Date.parse(String(item[name])) || 0
  // What has the same time keeps the order in which it came, the newer one first.
  const ordered = direction === 'asc' ? items : items.toReversed()
  return ordered.toSorted((a, b) => sign * (timeOf(a) - timeOf(b)))
}

function pageSizeOf(top: string | null, { largestPage, page = largestPage }: FeedList): number {
  if (top === null) return page
  const size = /^\d+$/.test(top) ? Number(top) : 0
  if (size >= 1 && size <= largestPage) return size
  throw unsupported(`Invalid page size specified: '${top}'. Must be between 1 and ${largestPage} inclusive.`)
}

function positionIn(token: string | null): number {
  if (token === null) return 0
  const from = readToken(token)?.['from']
  if (typeof from === 'number') return from
  throw new GraphRefusal(400, 'BadRequest', 'Skip token is not valid.')
}

function nextLink({ query, root }: GraphRequest, name: string, from: number): string {
  const kept = [...query].filter(([option]) => option !== '$skiptoken')
  const options = [...kept, ['$skiptoken', writeToken({ from })] as const]
  return `${root}/${name}?${options.map(([option, value]) => `${option}=${encodeURIComponent(value)}`).join('&')}`
}
