import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { activitiesPage } from './activities.ts'
import { authenticationsPage } from './authentications.ts'
import { createDuoPages } from './duo-pages.ts'
import { numberIn } from './log-page.ts'
import { DuoRefusal } from './refusal.ts'
import { isSignedBy } from './signature.ts'
import { type DuoAccount, type DuoChild, type DuoUser, isProvoked } from './state.ts'

/** How far the clock of a caller may be off, in milliseconds. */
const SKEW = 300_000
const PAGE = { usual: 100, most: 300 }

/**
 * A pretend Duo: the Admin API of every account under `/admin`, known by its integration key, the Accounts API of providers under
 * `/accounts`, and under `/pages` what a person may look at and provoke. A provider reaches the Admin API of a customer's account on
 * that account's host with keys of its own and `account_id`. `clock.now` is in milliseconds since 1970.
 *
 * An account with a host that begins with `api-throttled` answers every third request with 429, `api-down` each with
 * 503, `api-html` each with a page, `api-revoked` each with 401, `api-no-permission` each with 403, and `api-skewed` has a clock that is an hour off.
 */
export function createDuoSandbox({
  accounts,
  clock,
}: {
  accounts: readonly DuoAccount[]
  clock: { now: () => number }
}) {
  /** The account whose keys have signed the request, which then fails as it was chosen. */
  async function letIn(c: Context): Promise<DuoAccount> {
    await requireSignature(c, accounts, clock.now())
    const account = accountOf(c, accounts)
    account.requests += 1
    provoke(account)
    return account
  }
  return new Hono()
    .get('/admin/v1/users', async (c) => {
      const account = await letIn(c)
      return c.json(page(usersOf(c, account), c))
    })
    .get('/admin/v2/logs/authentication', async (c) => {
      const account = await letIn(c)
      return c.json(authenticationsPage(c, account, readable(c, account).authentications ?? [], clock.now()))
    })
    .get('/admin/v2/logs/activity', async (c) => {
      const account = await letIn(c)
      return c.json(activitiesPage(c, account, readable(c, account).activities ?? [], clock.now()))
    })
    .post('/accounts/v1/account/list', async (c) => {
      const account = await letIn(c)
      // Keys of the Admin API are of another kind.
      if (!account.children) throw new DuoRefusal(40301, 'Access forbidden')
      const response = account.children
        .filter(({ is_deleted }) => !is_deleted)
        .map(({ account_id, name, api_hostname }) => ({ account_id, name, api_hostname }))
      return c.json({ stat: 'OK', response })
    })
    .on(['GET', 'POST', 'PUT', 'DELETE'], ['/admin/*', '/accounts/*'], async (c) => {
      await requireSignature(c, accounts, clock.now())
      throw new DuoRefusal(40401, 'Resource not found')
    })
    .route('/pages', createDuoPages(accounts, clock))
    .onError((problem, c) => {
      if (problem instanceof Page) return c.html('<h1>It works</h1>')
      if (!(problem instanceof DuoRefusal)) throw problem
      return c.json(problem.body, problem.status as ContentfulStatusCode)
    })
}

/** What something else answers in the vendor's place. */
class Page extends Error {
  override name = 'Page'
}

function accountOf(c: Context, accounts: readonly DuoAccount[]): DuoAccount {
  const [integrationKey] = credentialsIn(c)
  const account = accounts.find((each) => each.integrationKey === integrationKey)
  if (!account) throw new DuoRefusal(40102, 'Invalid integration key in request credentials')
  return account
}

/** The child that a provider asks for; undefined where it asks for its own account. */
function childOf(c: Context, { children }: DuoAccount): DuoChild | undefined {
  const id = c.req.query('account_id')
  return id === undefined ? undefined : children?.find(({ account_id }) => account_id === id)
}

const usersOf = (c: Context, account: DuoAccount): readonly DuoUser[] => readable(c, account).users

/** The account that is read: a customer's that a provider names, or the caller's own. */
function readable(
  c: Context,
  account: DuoAccount,
): Pick<DuoChild, 'users' | 'authentications' | 'activities'> {
  const child = childOf(c, account)
  if (child && !child.is_deleted) return child
  if (c.req.query('account_id') !== undefined) throw new DuoRefusal(40401, 'Resource not found')
  // Keys of the Accounts API read nobody of the provider's own.
  if (account.children) throw new DuoRefusal(40301, 'Access forbidden')
  return account
}

function credentialsIn(c: Context): [string, string] {
  const encoded = /^Basic (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (encoded === undefined) throw new DuoRefusal(40101, 'Missing request credentials')
  const [integrationKey = '', signature = ''] = Buffer.from(encoded, 'base64').toString().split(':')
  return [integrationKey, signature]
}

async function requireSignature(c: Context, accounts: readonly DuoAccount[], now: number): Promise<void> {
  const [, signature] = credentialsIn(c)
  const account = accountOf(c, accounts)
  const { secretKey } = account
  const child = childOf(c, account)
  if (isProvoked(account, 'revoked'))
    throw new DuoRefusal(40102, 'Invalid integration key in request credentials')
  const date = c.req.header('date') ?? c.req.header('x-duo-date')
  if (date === undefined) throw new DuoRefusal(40104, 'Missing request date header')
  const url = new URL(c.req.url)
  const request = {
    date,
    method: c.req.method,
    host: child?.api_hostname ?? account.host,
    // The vendor's own path, wherever the sandbox is mounted.
    path: /\/(?:admin|accounts)\/v\d.*$/.exec(url.pathname)?.[0] ?? url.pathname,
    query: url.searchParams,
    body: await c.req.text(),
  }
  if (!isSignedBy(secretKey, signature, request))
    throw new DuoRefusal(40103, 'Invalid signature in request credentials')
  const ownTime = isProvoked(account, 'skewed') ? now + 3_600_000 : now
  if (!(Math.abs(Date.parse(date) - ownTime) <= SKEW)) throw new DuoRefusal(40105, 'Bad request timestamp')
}

function provoke(account: DuoAccount): void {
  if (isProvoked(account, 'html')) throw new Page()
  if (isProvoked(account, 'down')) throw new DuoRefusal(50300, 'Temporarily unavailable')
  if (isProvoked(account, 'no-permission')) throw new DuoRefusal(40301, 'Access forbidden')
  if (isProvoked(account, 'throttled') && account.requests % 3 === 1)
    throw new DuoRefusal(42901, 'Too many requests')
}

function page(users: readonly DuoUser[], c: Context) {
  const limit = Math.min(numberIn(c, 'limit') ?? PAGE.usual, PAGE.most)
  const offset = numberIn(c, 'offset') ?? 0
  const asked = c.req.query('username')?.toLowerCase()
  const found = asked === undefined ? users : users.filter(({ username }) => username.toLowerCase() === asked)
  const next = offset + limit
  return {
    stat: 'OK',
    response: found.slice(offset, next),
    metadata: {
      ...(next < found.length ? { next_offset: next } : {}),
      ...(offset > 0 ? { prev_offset: Math.max(0, offset - limit) } : {}),
      total_objects: found.length,
    },
  }
}
