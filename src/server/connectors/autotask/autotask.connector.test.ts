import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAutotaskSandbox } from '#sandbox/autotask/autotask.sandbox.ts'
import { type AutotaskInstance, createAutotaskInstance } from '#sandbox/autotask/state.ts'
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts'
import { createAutotaskConnector } from './autotask.connector.ts'

const GIVEN = { username: 'api1@MSP.COM', secret: 's3cret', integrationCode: 'CODE' }
const NOW = Date.UTC(2026, 10, 28)

let desk: AutotaskInstance
let server: ServedApp
let url: string
const instances: AutotaskInstance[] = []
beforeAll(async () => {
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 })
  server = await serveApp({ fetch: (request) => answer(request) })
  url = `http://localhost:${server.port}`
  answer = createAutotaskSandbox({ instances, baseUrl: url, clock: { now: () => NOW } }).fetch
})
beforeEach(() => {
  desk = createAutotaskInstance({
    name: 'MSP',
    ...GIVEN,
    companies: [
      ...Array.from({ length: 1100 }, (_, place) => ({
        id: place + 1,
        companyName: `Company ${place + 1}`,
        isActive: true,
      })),
      { id: 9000, companyName: 'Former', isActive: false },
    ],
  })
  instances.splice(0, 1, desk)
})
afterAll(() => server?.close())

const waits: number[] = []
const forbidden: typeof fetch = async () => {
  throw new Error('Nobody is called but the sandbox')
}
const open = (change: Partial<typeof GIVEN> = {}, parts = {}) =>
  createAutotaskConnector({
    fetch,
    publicFetch: forbidden,
    clock: { now: () => NOW },
    sleep: async (duration) => void waits.push(duration),
    random: () => 0,
    url,
    ...parts,
  }).openTickets({ ...GIVEN, ...change })

const draft = (change = {}) => ({
  accountId: '7',
  summary: '[High] Sign-in (abc)',
  text: 'Account: <script>alert(1)</script>',
  fields: { queue: '29683378', status: '1', issueType: '10' },
  priority: '1',
  occurredAt: '2026-11-28T00:00:00.000Z',
  ...change,
})

test('all active companies are read, page by page', async () => {
  const pages = []
  for await (const page of open().accounts()) pages.push(page)
  expect(pages.map((page) => page.length)).toEqual([500, 500, 100])
  expect(pages[2]?.at(-1)).toEqual({ id: '1100', name: 'Company 1100' })
})

test('queues, issue types, states and priorities can be chosen, and what else is demanded is told (INT-29, INT-30)', async () => {
  desk.required.push('contractID')
  const { fields, priorities } = await open().choices()
  expect(fields.map(({ field, required }) => [field, required])).toEqual([
    ['queue', true],
    ['issueType', false],
    ['status', true],
    ['closedStatus', false],
  ])
  expect(fields[0]?.choices.map(({ name, lacks }) => [name, lacks])).toEqual([
    ['Monitoring Alert', ['contractID']],
    ['Level I Support', ['contractID']],
  ])
  expect(priorities.map(({ id, name }) => [id, name])).toEqual([
    ['4', 'Critical'],
    ['1', 'High'],
    ['2', 'Medium'],
    ['3', 'Low'],
  ])
})

test('a ticket is opened, found by the end of its title, noted and closed', async () => {
  const tickets = open()
  const made = await tickets.create(draft())
  expect(made).toEqual({
    id: '7001',
    number: 'T20261128.0001',
    link: `${url}/zone/Mvc/ServiceDesk/TicketDetail.mvc?workspace=False&ticketId=7001`,
  })
  expect(desk.tickets[0]).toMatchObject({
    companyID: 7,
    queueID: 29_683_378,
    status: 1,
    priority: 1,
    issueType: 10,
    dueDateTime: '2026-11-29T00:00:00.000Z',
    description: 'Account: <script>alert(1)</script>',
  })
  await tickets.create(draft({ summary: '[High] (abc) of somebody else (def)' }))
  expect(await tickets.findBySummaryEnd('(abc)')).toEqual(made)
  expect(await tickets.findBySummaryEnd('(abcd)')).toBeUndefined()
  await tickets.addNote('7001', 'It happened again')
  expect(await tickets.read('7001')).toEqual({ isClosed: false })
  await tickets.close('7001', 'Done', '5')
  expect(await tickets.read('7001')).toEqual({ isClosed: true })
  expect(desk.tickets[0]?.notes.map(({ description }) => description)).toEqual(['It happened again', 'Done'])
})

test.each([
  [{ secret: 'other' }, { reason: 'unauthorized', status: 401 }],
  [{ integrationCode: 'other' }, { reason: 'unauthorized', status: 401 }],
  [{ username: 'nobody@MSP.COM' }, { reason: 'unauthorized', code: 'noZone' }],
])('of values %j is told %j', async (change, told) => {
  await expect(open(change).prove()).rejects.toMatchObject(told)
})

test.each([
  ['no-permission', 'missingScope'],
  ['down', 'unreachable'],
  ['html', 'unexpectedAnswer'],
  ['foreign-zone', 'unauthorized'],
] as const)('an Autotask that is %s is told as %s', async (failure, reason) => {
  desk.provoked.add(failure)
  await expect(open().prove()).rejects.toMatchObject({ reason })
})

test('a next page elsewhere is not asked for: the secret would go there', async () => {
  const asked: string[] = []
  const lying: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(new URL(request.url).host)
    if (!request.url.endsWith('/Companies/query')) return fetch(request)
    const pageDetails = { nextPageUrl: 'https://elsewhere.example/v1.0/Companies/query' }
    return Response.json({ items: [{ id: 1, companyName: 'One' }], pageDetails })
  }
  const pages = open({}, { fetch: lying }).accounts()
  await pages.next()
  await expect(pages.next()).rejects.toMatchObject({ reason: 'unexpectedAnswer', code: 'foreignHost' })
  expect(asked).not.toContain('elsewhere.example')
})

test.each([
  [{ fields: { queue: '5', status: '1' } }, { refused: 'choiceGone', detail: 'queueID' }],
  [{ fields: { queue: '29683378' } }, { refused: 'fieldMissing', detail: 'status' }],
  [{ priority: '77' }, { refused: 'choiceGone', detail: 'priority' }],
  [{ accountId: '9000' }, { refused: 'accountGone', detail: null }],
])('a ticket like %j is refused, with 500: %j', async (change, refusal) => {
  waits.length = 0
  expect(await open().create(draft(change))).toEqual(refusal)
  expect(desk.tickets).toEqual([])
  expect(waits).toEqual([])
})

test('reading waits where it is asked to slow down; what opens a ticket is never sent twice by itself', async () => {
  desk.provoked.add('throttled')
  waits.length = 0
  for await (const page of open().accounts()) expect(page.length).toBeGreaterThan(0)
  expect(waits).toEqual([2500, 2500, 2500])
  desk.provoked.clear()
  desk.provoked.add('lost-answers')
  await expect(open().create(draft())).rejects.toMatchObject({ reason: 'unreachable', status: 502 })
  expect(desk.tickets).toHaveLength(1)
})

test('without a sandbox the zone is asked for at the vendor, and only one of its own is believed', async () => {
  const asked: string[] = []
  const publicFetch: typeof fetch = async (input) => {
    const request = new Request(input)
    asked.push(request.url)
    const at =
      asked.length === 1 ? 'https://webservices3.autotask.net.example' : 'https://webservices3.autotask.net'
    return request.url.includes('zoneInformation')
      ? Response.json({ url: `${at}/atservicesrest/`, webUrl: 'https://ww3.autotask.net/' })
      : Response.json({ fields: [], items: [], pageDetails: {} })
  }
  const parts = { url: undefined, fetch: forbidden, publicFetch }
  await expect(open({}, parts).prove()).rejects.toMatchObject({ reason: 'unauthorized', code: 'foreignHost' })
  await open({}, parts).prove()
  expect(asked.map((each) => new URL(each).host)).toEqual([
    'webservices2.autotask.net',
    'webservices2.autotask.net',
    'webservices3.autotask.net',
    'webservices3.autotask.net',
  ])
})
