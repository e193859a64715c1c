import { createHmac, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createFailurePages } from './failure-pages.ts'
import { createPortalPages } from './portal-pages.ts'
import { accountIn, type Account, amountOf, type Failure, type Prices } from './state.ts'

const SESSION = 30 * 60_000

export interface BillingSandboxParts {
  /** `now` is in milliseconds since 1970. */
  clock: { now: () => number }
  /** Where it is reached from outside. */
  baseUrl: string
  key: string
  /** What it signs messages with. */
  secret: string
  prices: Prices
  /** Sends a message to whoever uses the portal; gives the status of the answer. */
  tell: (body: string, signature: string) => Promise<number>
}

/**
 * A pretend billing portal: an API under `/v1`, pages of a session under `/portal`, and under `/pages` what a person may have
 * fail. It has every account that it is asked for; these have bought nothing, and no card.
 */
export function createBillingSandbox({ clock, baseUrl, key, secret, prices, tell }: BillingSandboxParts) {
  const accounts = new Map<string, Account>()
  const sessions = new Map<string, { account: string; ends: number }>()
  const failing = new Set<Failure>()
  const of = (id: string) => accountIn(accounts, id, clock.now())

  /** Tells of a change, and once more where nobody took it; then it is left to be read. */
  const tellOf = async (account: Account) => {
    if (failing.has('lost-events')) return
    const id = `evt_${randomBytes(12).toString('hex')}`
    const body = JSON.stringify({ id, type: 'account.changed', account: account.id })
    for (let attempt = 0; attempt < 2; attempt++) {
      const moment = Math.floor(clock.now() / 1000)
      const signature = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex')
      if ((await tell(body, `t=${moment},v1=${signature}`)) < 300) return
    }
  }

  const isLetIn = (c: Context) => c.req.header('authorization') === `Bearer ${key}`
  const api = new Hono()
    .use(async (c, next) => {
      if (failing.has('down')) return c.json({ error: 'unavailable' }, 503)
      if (failing.has('html')) return c.html('<h1>It works</h1>')
      if (!isLetIn(c)) return c.json({ error: 'unauthorized' }, 401)
      return next()
    })
    .post('/portal_sessions', async (c) => {
      const { account, signature, return_url } = (await c.req.json()) as Record<string, unknown>
      if (typeof account !== 'string' || account === '' || typeof return_url !== 'string')
        return c.json({ error: 'invalid_request' }, 400)
      if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature))
        return c.json({ error: 'invalid_signature' }, 403)
      of(account)
      const id = randomBytes(24).toString('hex')
      sessions.set(id, { account, ends: clock.now() + SESSION })
      const base = failing.has('foreign-address') ? 'https://elsewhere.example' : baseUrl
      return c.json({ id, url: `${base}/portal/${id}` }, 201)
    })
    .get('/accounts/:id', (c) => {
      const { id, changed_at, card, bought } = of(c.req.param('id'))
      return c.json({
        account: failing.has('other-account') ? 'somebody-else' : id,
        changed_at: new Date(changed_at).toISOString(),
        card: { state: card },
        subscription: bought && { ...bought, amount: amountOf(bought, prices), currency: prices.currency },
      })
    })

  return new Hono()
    .route('/v1', api)
    .route('/pages', createFailurePages(failing))
    .route(
      '/portal',
      createPortalPages({
        clock,
        prices,
        accountOf: (session) => {
          const found = sessions.get(session)
          return found && clock.now() < found.ends ? of(found.account) : undefined
        },
        tellOf,
      }),
    )
}
