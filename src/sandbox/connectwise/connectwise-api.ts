import { type Context, Hono } from 'hono'
import { addCallback, removeCallback, tellChange } from './callbacks.ts'
import { ConnectWiseRefusal, Page } from './refusal.ts'
import type { ConnectWiseBoard, ConnectWiseInstance } from './state.ts'
import { addNote, addTicket, findTicket, patchTicket, ticketsBy } from './tickets.ts'
import type { Post } from '../webhooks.ts'

const API = '/:host/v4_6_release/apis/3.0'

interface ApiParts {
  /** The one of a company at a host; throws where there is none. */
  instanceOf: (c: Context, companyId: string) => ConnectWiseInstance
  clientId: string
  clock: { now: () => number }
  post: Post | undefined
}

/** The API of every ConnectWise, for who has keys of it. */
export function createConnectWiseApi({ instanceOf, clientId, clock, post }: ApiParts) {
  const authorized = (c: Context): ConnectWiseInstance => {
    const { companyId, publicKey, privateKey } = keysOf(c)
    const desk = instanceOf(c, companyId)
    if (c.req.header('clientid') !== clientId)
      throw new ConnectWiseRefusal(401, 'ClientIdMissing', 'The clientId header is missing or not known.')
    if (desk.companyId !== companyId || desk.publicKey !== publicKey || desk.privateKey !== privateKey)
      throw new ConnectWiseRefusal(401, 'Unauthorized', 'The credentials are invalid.')
    provoke(desk)
    return desk
  }
  /** What was done is done, whether its answer arrives or not. */
  const answered = (desk: ConnectWiseInstance, c: Context, body: object, status: 200 | 201) => {
    if (desk.provoked.has('lost-answers')) throw new ConnectWiseRefusal(502, 'BadGateway', 'Bad Gateway')
    return c.json(body, status)
  }
  const boardOf = (c: Context): ConnectWiseBoard => {
    const board = authorized(c).boards.find(({ id }) => id === Number(c.req.param('id')))
    if (!board) throw new ConnectWiseRefusal(404, 'NotFound', 'Board not found')
    return board
  }
  return new Hono()
    .get(`${API}/system/info`, (c) => {
      authorized(c)
      return c.json({ version: 'v2026.1.12345', isCloud: true, cloudRegion: 'NA' })
    })
    .get(`${API}/company/companies`, (c) => {
      const { companies } = authorized(c)
      const isAsked = c.req.query('conditions') === 'deletedFlag=false'
      return c.json(pageOf(isAsked ? companies.filter(({ deletedFlag }) => !deletedFlag) : companies, c))
    })
    .get(`${API}/service/boards`, (c) =>
      c.json(
        pageOf(
          authorized(c).boards.map(({ id, name, inactiveFlag, projectFlag }) => ({
            id,
            name,
            inactiveFlag,
            projectFlag,
          })),
          c,
        ),
      ),
    )
    .get(`${API}/service/boards/:id/types`, (c) => c.json(pageOf(boardOf(c).types, c)))
    .get(`${API}/service/boards/:id/subtypes`, (c) => c.json(pageOf(boardOf(c).subtypes, c)))
    .get(`${API}/service/boards/:id/statuses`, (c) => c.json(pageOf(boardOf(c).statuses, c)))
    .get(`${API}/service/boards/:id/teams`, (c) => c.json(pageOf(boardOf(c).teams, c)))
    .get(`${API}/service/priorities`, (c) => c.json(pageOf(authorized(c).priorities, c)))
    .get(`${API}/service/tickets`, (c) => {
      const found = ticketsBy(authorized(c), c.req.query('conditions') ?? '')
      return c.json(pageOf(found, c))
    })
    .get(`${API}/service/tickets/:id`, (c) => c.json(findTicket(authorized(c), idIn(c))))
    .post(`${API}/service/tickets`, async (c) => {
      const desk = authorized(c)
      return answered(desk, c, addTicket(desk, await c.req.json()), 201)
    })
    .patch(`${API}/service/tickets/:id`, async (c) => {
      const desk = authorized(c)
      const ticket = findTicket(desk, idIn(c))
      const patched = patchTicket(desk, ticket, await c.req.json(), clock.now())
      await tellChange(desk, post, ticket.id)
      return answered(desk, c, patched, 200)
    })
    .post(`${API}/service/tickets/:id/notes`, async (c) => {
      const desk = authorized(c)
      return answered(desk, c, addNote(findTicket(desk, idIn(c)), await c.req.json()), 201)
    })
    .get(`${API}/system/callbacks`, (c) => c.json(pageOf(authorized(c).webhooks, c)))
    .post(`${API}/system/callbacks`, async (c) => {
      const desk = authorized(c)
      return answered(desk, c, addCallback(desk, await c.req.json()), 201)
    })
    .delete(`${API}/system/callbacks/:id`, (c) => {
      removeCallback(authorized(c), idIn(c))
      return c.body(null, 204)
    })
}

const idIn = (c: Context) => Number(c.req.param('id'))

/** What a call brings along: a company, and the keys of a member of it. */
function keysOf(c: Context) {
  const basic = /^Basic (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  const given = Buffer.from(basic, 'base64').toString('utf8')
  const [, companyId = '', publicKey, privateKey] = /^([^+:]*)\+([^:]*):(.*)$/.exec(given) ?? []
  return { companyId, publicKey, privateKey }
}

function provoke(desk: ConnectWiseInstance): void {
  desk.requests += 1
  if (desk.provoked.has('html')) throw new Page()
  if (desk.provoked.has('down')) throw new ConnectWiseRefusal(503, 'Unavailable', 'Service Unavailable')
  if (desk.provoked.has('no-permission'))
    throw new ConnectWiseRefusal(403, 'Forbidden', 'Not authorized - Security')
  if (desk.provoked.has('throttled') && desk.requests % 2 === 1)
    throw new ConnectWiseRefusal(429, 'TooManyRequests', 'Slow down')
}

const [USUAL_PAGE, LONGEST_PAGE] = [25, 1000]

function pageOf<Row extends { id: number }>(all: readonly Row[], c: Context): Row[] {
  const size = Math.min(Number(c.req.query('pageSize') ?? USUAL_PAGE), LONGEST_PAGE)
  const page = Number(c.req.query('page') ?? 1)
  return all.toSorted((a, b) => a.id - b.id).slice((page - 1) * size, page * size)
}
