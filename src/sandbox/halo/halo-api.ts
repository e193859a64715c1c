import { type Context, Hono } from 'hono'
import { HaloRefusal, Page } from './refusal.ts'
import type { HaloInstance, HaloType } from './state.ts'
import { addAction, addTicket, findTicket, onlyOne } from './tickets.ts'

const LONGEST_PAGE = 100

/** The API of every Halo, for who has a token of it. */
export function createHaloApi(instanceOf: (c: Context) => HaloInstance, clock: { now: () => number }) {
  const authorized = (c: Context): HaloInstance => {
    const halo = instanceOf(c)
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!((halo.tokens.get(token) ?? 0) > clock.now())) throw new HaloRefusal(401, undefined)
    provoke(halo)
    return halo
  }
  return new Hono()
    .get('/:host/api/Client', (c) => c.json(clientPage(authorized(c), c)))
    .get('/:host/api/TicketType', (c) => c.json(authorized(c).types.map(listed)))
    .get('/:host/api/TicketType/:id', (c) => {
      const type = authorized(c).types.find(({ id }) => id === Number(c.req.param('id')))
      if (!type) throw new HaloRefusal(404, 'Not Found')
      return c.json(type)
    })
    .get('/:host/api/Status', (c) => c.json(authorized(c).statuses.map(({ id, name }) => ({ id, name }))))
    .get('/:host/api/Team', (c) => c.json(authorized(c).teams))
    .get('/:host/api/Priority', (c) => c.json(authorized(c).priorities))
    .get('/:host/api/Tickets', (c) => c.json(ticketPage(authorized(c), c)))
    .get('/:host/api/Tickets/:id', (c) => c.json(findTicket(authorized(c), Number(c.req.param('id')))))
    .post('/:host/api/Tickets', async (c) => {
      const halo = authorized(c)
      const ticket = addTicket(halo, onlyOne(await c.req.json()))
      if (halo.provoked.has('lost-answers')) throw new HaloRefusal(502, 'Bad Gateway')
      return c.json(ticket, 201)
    })
    .post('/:host/api/Actions', async (c) =>
      c.json(addAction(authorized(c), onlyOne(await c.req.json()), clock.now()), 201),
    )
}

/** A list of types does not say what their forms hold. */
function listed(type: HaloType) {
  const { fields: _fields, ...known } = type
  return known
}

function provoke(halo: HaloInstance): void {
  halo.requests += 1
  if (halo.provoked.has('html')) throw new Page()
  if (halo.provoked.has('down')) throw new HaloRefusal(503, 'Service Unavailable')
  if (halo.provoked.has('no-permission')) throw new HaloRefusal(403, 'You do not have permission.')
  if (halo.provoked.has('throttled') && halo.requests % 2 === 1)
    throw new HaloRefusal(429, 'API calls quota exceeded')
}

function clientPage({ clients }: HaloInstance, c: Context) {
  const active = clients.filter(({ inactive }) => !inactive || c.req.query('includeinactive') === 'true')
  const size = Math.min(Number(c.req.query('page_size') ?? 50), LONGEST_PAGE)
  const page = Number(c.req.query('page_no') ?? 1)
  return {
    page_no: page,
    page_size: size,
    record_count: active.length,
    clients: active
      .toSorted((a, b) => (c.req.query('order') === 'id' ? a.id - b.id : a.name < b.name ? -1 : 1))
      .slice((page - 1) * size, page * size),
  }
}

function ticketPage({ tickets }: HaloInstance, c: Context) {
  const [client, text] = [c.req.query('client_id'), c.req.query('search')?.toLowerCase()]
  const ids = c.req.query('ticketids')?.split(',').map(Number)
  const found = tickets.filter(
    (each) =>
      (client === undefined || each.client_id === Number(client)) &&
      (ids === undefined || ids.includes(each.id)) &&
      (text === undefined || each.summary.toLowerCase().includes(text)),
  )
  const isPaged = c.req.query('pageinate') === 'true'
  const size = isPaged ? Math.min(Number(c.req.query('page_size') ?? 50), LONGEST_PAGE) : found.length
  const page = isPaged ? Number(c.req.query('page_no') ?? 1) : 1
  return {
    record_count: found.length,
    tickets: found.toReversed().slice((page - 1) * size, page * size),
  }
}
