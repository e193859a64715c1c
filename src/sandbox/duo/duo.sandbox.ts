import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createDuoPages } from './duo-pages.ts'
import { DuoRefusal } from './refusal.ts'
import { isSignedBy } from './signature.ts'
import { type DuoAccount, isProvoked } from './state.ts'

/** How far the clock of a caller may be off, in milliseconds. */
const SKEW = 300_000
const PAGE = { usual: 100, most: 300 }

/**
 * A pretend Duo: the Admin API of every account under `/admin`, known by its integration key, and under `/pages` what a
 * person may look at and provoke. `clock.now` is in milliseconds since 1970.
 *
 * An account with a host that begins with `api-throttled` answers every third request with 429, `api-down` each with
 * 503, `api-html` each with a page, `api-no-permission` each with 403, and `api-skewed` has a clock that is an hour off.
 */
export function createDuoSandbox({
  accounts,
  clock,
}: {
  accounts: readonly DuoAccount[]
  clock: { now: () => number }
}) {
  return new Hono()
    .get('/admin/v1/users', async (c) => {
      await requireSignature(c, accounts, clock.now())
      const account = accountOf(c, accounts)
      account.requests += 1
      provoke(account)
      return c.json(page(account, c))
    })
    .all('/admin/*', async (c) => {
      await requireSignature(c, accounts, clock.now())
      throw new DuoRefusal(40401, 'Resource not found')
    })
    .route('/pages', createDuoPages(accounts))
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

function credentialsIn(c: Context): [string, string] {
  const encoded = /^Basic (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (encoded === undefined) throw new DuoRefusal(40101, 'Missing request credentials')
  const [integrationKey = '', signature = ''] = Buffer.from(encoded, 'base64').toString().split(':')
  return [integrationKey, signature]
}

async function requireSignature(c: Context, accounts: readonly DuoAccount[], now: number): Promise<void> {
  const [, signature] = credentialsIn(c)
  const { host, secretKey, ...account } = accountOf(c, accounts)
  const date = c.req.header('date') ?? c.req.header('x-duo-date')
  if (date === undefined) throw new DuoRefusal(40104, 'Missing request date header')
  const url = new URL(c.req.url)
  const request = {
    date,
    method: c.req.method,
    host,
    // The vendor's own path, wherever the sandbox is mounted.
    path: url.pathname.slice(url.pathname.indexOf('/admin/')),
    query: url.searchParams,
    body: await c.req.text(),
  }
  if (!isSignedBy(secretKey, signature, request))
    throw new DuoRefusal(40103, 'Invalid signature in request credentials')
  const ownTime = isProvoked({ host, secretKey, ...account }, 'skewed') ? now + 3_600_000 : now
  if (!(Math.abs(Date.parse(date) - ownTime) <= SKEW)) throw new DuoRefusal(40105, 'Bad request timestamp')
}

function provoke(account: DuoAccount): void {
  if (isProvoked(account, 'html')) throw new Page()
  if (isProvoked(account, 'down')) throw new DuoRefusal(50300, 'Temporarily unavailable')
  if (isProvoked(account, 'no-permission')) throw new DuoRefusal(40301, 'Access forbidden')
  if (isProvoked(account, 'throttled') && account.requests % 3 === 1)
    throw new DuoRefusal(42901, 'Too many requests')
}

function page({ users }: DuoAccount, c: Context) {
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

function numberIn(c: Context, name: string): number | undefined {
  const text = c.req.query(name)
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new DuoRefusal(40002, 'Invalid request parameters', name)
  return Number(text)
}
