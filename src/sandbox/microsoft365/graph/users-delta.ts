import { type GraphAnswer, GraphRefusal, type GraphRequest } from './graph-request.ts'
import { isItem } from '../is-item.ts'
import { readToken, writeToken } from './page-tokens.ts'
import { type Change, findUser, type Tenant, type User } from '../tenant/state.ts'
import { onlyOptions, present, readSelect, selection } from './users-query.ts'

const PAGE = 100
const LARGEST_PAGE = 999

/** Delta tokens of directory objects live seven days. https://learn.microsoft.com/graph/delta-query-overview */
const TOKEN_LIFETIME = 7 * 86_400_000

/** Where a caller stands: positions are lengths of the change log. */
interface Round {
  generation: string
  select: string[] | null
  /** Changes behind this position are reported; null means that every user is. */
  since: number | null
  /** Where the next round begins. */
  upTo: number
  /** How far this round has come: the last user's id in a full round, else a count of changes. */
  after: string | number
  issued: number
}

/** https://learn.microsoft.com/graph/api/user-delta */
export function listUserChanges(request: GraphRequest): GraphAnswer {
  const { tenant, query, root } = request
  onlyOptions(query, '$select', '$top', '$skiptoken', '$deltatoken')
  const select = readSelect(query)
  const round = readRound(request, select)
  const { items, next } = readPage(tenant, round, readPageSize(request))
  const issued = request.now
  const link = next
    ? {
        '@odata.nextLink': `${root}/users/delta?$skiptoken=${writeToken({ ...round, after: next.after, issued })}`,
      }
    : {
        '@odata.deltaLink': `${root}/users/delta?$deltatoken=${writeToken({ ...round, since: round.upTo, issued })}`,
      }
  return {
    status: 200,
    body: {
      '@odata.context': `${root}/$metadata#users${selection(round.select ?? undefined)}`,
      ...link,
      value: items,
    },
  }
}

function readRound({ tenant, query, root, now }: GraphRequest, select: string[] | undefined): Round {
  const { generation } = tenant
  const here = tenant.changes.length
  const fresh = { generation, select: select ?? null, upTo: here, issued: now }
  const deltaToken = query.get('$deltatoken')
  const skipToken = query.get('$skiptoken')
  if (deltaToken === 'latest') return { ...fresh, since: here, after: 0 }
  if (deltaToken === null && skipToken === null) return { ...fresh, since: null, after: '' }

  const known: unknown = readToken(skipToken ?? deltaToken ?? '')
  // Tokens of a tenant that was built anew speak of a change log that is gone.
  if (!isRound(known) || known.generation !== generation || known.issued + TOKEN_LIFETIME < now)
    throw resyncRequired(root, select)
  return skipToken === null ? { ...known, upTo: here, after: 0 } : known
}

const isRound = (value: unknown): value is Round =>
  isItem(value) && typeof value['issued'] === 'number' && typeof value['upTo'] === 'number'

const resyncRequired = (root: string, select: string[] | undefined) =>
  new GraphRefusal(
    410,
    'resyncRequired',
    'The change tracking token is too old or unknown: synchronize in full.',
    {
      Location: `${root}/users/delta${select ? `?$select=${select.join(',')}` : ''}`,
    },
  )

/** Delta takes its page size from `Prefer: odata.maxpagesize`. */
function readPageSize({ headers, query }: GraphRequest): number {
  const preferred = /odata\.maxpagesize=(\d+)/.exec(headers.get('Prefer') ?? '')?.[1] ?? query.get('$top')
  const size = Number(preferred ?? PAGE)
  return size >= 1 ? Math.min(size, LARGEST_PAGE) : PAGE
}

function readPage(tenant: Tenant, round: Round, size: number) {
  const { since, upTo, after } = round
  const select = round.select ?? undefined
  if (since === null) {
    const rest = tenant.users.filter(({ id }) => id > String(after))
    const page = rest.slice(0, size)
    const last = page.at(-1)
    return {
      items: page.map((user) => withoutUnset(user, select)),
      next: last && rest.length > size ? { after: last.id } : undefined,
    }
  }
  const ids = changedIds(tenant.changes.slice(since, upTo), select)
  const start = Number(after)
  const page = ids.slice(start, start + size)
  return {
    items: page.map((id) => changedItem(tenant, id, select)),
    next: ids.length > start + size ? { after: start + size } : undefined,
  }
}

/** Only changes to selected properties count. */
function changedIds(changes: Change[], select: string[] | undefined): string[] {
  const counted = changes.filter(
    (change) =>
      change.kind !== 'updated' || !select || change.properties.some((name) => select.includes(name)),
  )
  return [...new Set(counted.map(({ userId }) => userId))]
}

/** `changed` is said of what can still be restored from the deleted items. */
function changedItem(tenant: Tenant, id: string, select: string[] | undefined) {
  const user = findUser(tenant, id)
  return user ? { ...present(user, select), id } : { id, '@removed': { reason: 'changed' } }
}

/** Properties that were never set are left out of a first, full round. */
const withoutUnset = (user: User, select: string[] | undefined) => ({
  ...Object.fromEntries(Object.entries(present(user, select)).filter(([, value]) => value !== null)),
  id: user.id,
})
