import { type Context, Hono } from 'hono'
import { addComment, addTicket, changeTicket, findTicket } from './tickets.ts'
import { Page, SyncroRefusal } from './refusal.ts'
import type { SyncroInstance } from './state.ts'

const [SHORTEST_PAGE, LONGEST_PAGE] = [25, 100]

/** The API of every Syncro, for who has its key. */
export function createSyncroApi(instanceOf: (c: Context) => SyncroInstance, clock: { now: () => number }) {
  const authorized = (c: Context): SyncroInstance => {
    const syncro = instanceOf(c)
    if (c.req.header('authorization') !== `Bearer ${syncro.apiKey}`)
      throw new SyncroRefusal(401, { error: 'Unauthorized' })
    provoke(syncro)
    return syncro
  }
  /** What was done is done, whether its answer arrives or not. */
  const answered = (syncro: SyncroInstance, c: Context, body: object) => {
    if (syncro.provoked.has('lost-answers')) throw new SyncroRefusal(502, 'Bad Gateway')
    return c.json(body)
  }
  return new Hono()
    .get('/:host/api/v1/me', (c) => {
      authorized(c)
      return c.json({ user_id: 7, user_name: 'API', user_email: 'api@desk.example' })
    })
    .get('/:host/api/v1/customers', (c) => {
      const { customers } = authorized(c)
      const seen = customers.filter(({ disabled }) => !disabled || c.req.query('include_disabled') === 'true')
      const { rows, meta } = pageOf(seen, c)
      return c.json({
        customers: rows.map((row) => ({
          ...row,
          business_and_full_name: row.business_name ?? `${row.firstname} ${row.lastname}`,
          properties: {},
        })),
        meta,
      })
    })
    .get('/:host/api/v1/users', (c) => c.json({ users: authorized(c).users }))
    .get('/:host/api/v1/tickets/settings', (c) => c.json({ ...authorized(c).settings, ticket_types: [] }))
    .get('/:host/api/v1/tickets', (c) => {
      const syncro = authorized(c)
      const query = c.req.query('query')?.toLowerCase()
      const since = Date.parse(c.req.query('since_updated_at') ?? new Date(0).toISOString())
      const found = syncro.tickets.filter(
        ({ subject, updated_at }) =>
          (!query || subject.toLowerCase().includes(query)) && Date.parse(updated_at) >= since,
      )
      const isKnown = !query || !syncro.provoked.has('slow-search')
      const { rows, meta } = pageOf(isKnown ? found.toReversed() : [], c)
      return c.json({ tickets: rows, meta })
    })
    .get('/:host/api/v1/tickets/:id', (c) => c.json({ ticket: findTicket(authorized(c), idIn(c)) }))
    .post('/:host/api/v1/tickets', async (c) => {
      const syncro = authorized(c)
      return answered(syncro, c, { ticket: addTicket(syncro, await c.req.json(), clock.now()) })
    })
    .put('/:host/api/v1/tickets/:id', async (c) => {
      const syncro = authorized(c)
      const ticket = findTicket(syncro, idIn(c))
      return answered(syncro, c, { ticket: changeTicket(syncro, ticket, await c.req.json(), clock.now()) })
    })
    .post('/:host/api/v1/tickets/:id/comment', async (c) => {
      const syncro = authorized(c)
      return answered(syncro, c, { comment: addComment(findTicket(syncro, idIn(c)), await c.req.json()) })
    })
}

const idIn = (c: Context) => Number(c.req.param('id'))

function provoke(syncro: SyncroInstance): void {
  syncro.requests += 1
  if (syncro.provoked.has('html')) throw new Page()
  if (syncro.provoked.has('down')) throw new SyncroRefusal(503, 'Service Unavailable')
  if (syncro.provoked.has('no-permission')) throw new SyncroRefusal(403, { error: 'Not allowed' })
  if (syncro.provoked.has('throttled') && syncro.requests % 2 === 1)
    throw new SyncroRefusal(429, 'Too many requests')
}

function pageOf<Row>(all: readonly Row[], c: Context) {
  const asked = Number(c.req.query('per_page') ?? SHORTEST_PAGE)
  const size = Math.max(1, Math.min(asked, LONGEST_PAGE))
  const page = Number(c.req.query('page') ?? 1)
  return {
    rows: all.slice((page - 1) * size, page * size),
    meta: {
      page,
      per_page: size,
      total_entries: all.length,
      total_pages: Math.max(1, Math.ceil(all.length / size)),
    },
  }
}
