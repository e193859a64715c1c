import { type Context, Hono } from 'hono'
import { AutotaskRefusal, invalid, Page } from './refusal.ts'
import type { AutotaskInstance } from './state.ts'
import { addNote, addTicket, patchTicket } from './tickets.ts'

const API = '/zone/atservicesrest/v1.0'
const LONGEST_PAGE = 500

interface ApiParts {
  instances: readonly AutotaskInstance[]
  /** Where this pretend vendor is. */
  baseUrl: string
  clock: { now: () => number }
}

/** Where the zone of a user is asked for, and the API of every Autotask for its own user. */
export function createAutotaskApi({ instances, baseUrl, clock }: ApiParts) {
  const authorized = (c: Context): AutotaskInstance => {
    const desk = instances.find(({ username }) => username === c.req.header('username'))
    const isOwn =
      desk?.secret === c.req.header('secret') && desk?.integrationCode === c.req.header('apiintegrationcode')
    if (!desk || !isOwn) throw new AutotaskRefusal(401, '')
    provoke(desk)
    return desk
  }
  /** What was done is done, whether its answer arrives or not. */
  const answered = (desk: AutotaskInstance, c: Context, itemId: number) => {
    if (desk.provoked.has('lost-answers')) throw new AutotaskRefusal(502, '')
    return c.json({ itemId: String(itemId) })
  }
  return new Hono()
    .get('/atservicesrest/v1.0/zoneInformation', (c) => {
      const desk = instances.find(({ username }) => username === c.req.query('user'))
      if (!desk) throw invalid('Zone information could not be determined')
      const at = desk.provoked.has('foreign-zone') ? 'https://elsewhere.example' : `${baseUrl}/zone`
      return c.json({ zoneName: 'America East', url: `${at}/atservicesrest/`, webUrl: `${at}/`, ci: 7 })
    })
    .get(`${API}/Tickets/entityInformation/fields`, (c) => c.json({ fields: fieldsOf(authorized(c)) }))
    .post(`${API}/Companies/query`, async (c) => {
      const { companies } = authorized(c)
      return c.json(pageOf(companies, await c.req.json(), c, baseUrl))
    })
    .post(`${API}/Tickets/query`, async (c) => {
      const { tickets } = authorized(c)
      return c.json(pageOf(tickets, await c.req.json(), c, baseUrl))
    })
    .get(`${API}/Tickets/:id`, (c) => {
      const item = authorized(c).tickets.find(({ id }) => id === Number(c.req.param('id')))
      return c.json({ item: item ?? null }, item ? 200 : 404)
    })
    .post(`${API}/Tickets`, async (c) => {
      const desk = authorized(c)
      return answered(desk, c, addTicket(desk, await c.req.json(), clock.now()).id)
    })
    .patch(`${API}/Tickets`, async (c) => {
      const desk = authorized(c)
      return answered(desk, c, patchTicket(desk, await c.req.json(), clock.now()).id)
    })
    .post(`${API}/Tickets/:id/Notes`, async (c) => {
      const desk = authorized(c)
      return answered(desk, c, addNote(desk, Number(c.req.param('id')), await c.req.json()).id)
    })
}

function provoke(desk: AutotaskInstance): void {
  desk.requests += 1
  if (desk.provoked.has('html')) throw new Page()
  if (desk.provoked.has('down')) throw new AutotaskRefusal(503, '')
  if (desk.provoked.has('no-permission')) throw new AutotaskRefusal(403, { errors: ['Forbidden'] })
  if (desk.provoked.has('throttled') && desk.requests % 2 === 1)
    throw new AutotaskRefusal(429, { errors: ['The threshold was exceeded'] })
}

function fieldsOf({ picklists, required }: AutotaskInstance) {
  const always = new Set(['companyID', 'title', 'status', 'priority', 'dueDateTime'])
  const names = [...new Set(['id', ...always, ...Object.keys(picklists), ...required])]
  return names.map((name) => ({
    name,
    isRequired: always.has(name) || required.includes(name) || name === 'id',
    isReadOnly: name === 'id',
    isPickList: name in picklists,
    picklistValues:
      name in picklists
        ? picklists[name as keyof typeof picklists].map(({ value, label, isActive }, sortOrder) => ({
            value: String(value),
            label,
            isActive,
            sortOrder,
          }))
        : null,
  }))
}

interface Asked {
  maxrecords?: number
  filter?: { op: string; field: string; value: unknown }[]
}

function pageOf<Row extends object>(all: readonly Row[], given: object, c: Context, baseUrl: string) {
  // The vendor tells no upper from lower case in the names of members.
  const asked: Asked = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.toLowerCase(), value as unknown]),
  )
  const filters = asked.filter ?? []
  if (filters.length === 0) throw invalid('A filter is required')
  const found = all.filter((row) =>
    filters.every(({ op, field, value }) => {
      const held = (row as Record<string, unknown>)[field]
      if (op === 'endsWith') return String(held).endsWith(String(value))
      return op === 'in' ? Array.isArray(value) && value.includes(held) : held === value
    }),
  )
  const size = Math.min(asked.maxrecords ?? LONGEST_PAGE, LONGEST_PAGE)
  const from = Number(c.req.query('paging') ?? 0)
  const items = found.slice(from, from + size)
  const isLast = from + size >= found.length
  const path = new URL(c.req.url).pathname
  return {
    items,
    pageDetails: {
      count: items.length,
      requestCount: size,
      prevPageUrl: null,
      nextPageUrl: isLast ? null : `${baseUrl}${path.slice(path.indexOf('/zone/'))}?paging=${from + size}`,
    },
  }
}
