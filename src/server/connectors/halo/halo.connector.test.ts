import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHaloSandbox } from '#sandbox/halo/halo.sandbox.ts'
import { createHaloInstance, type HaloInstance } from '#sandbox/halo/state.ts'
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts'
import { createHaloConnector } from './halo.connector.ts'

const GIVEN = {
  companyUrl: 'https://msp.halopsa.com/tickets?area=1',
  clientId: 'id-1',
  clientSecret: 's3cret',
}
const NOW = Date.UTC(2026, 10, 24)

let halo: HaloInstance
let server: ServedApp
let url: string
const instances: HaloInstance[] = []
beforeAll(async () => {
  const sandbox = createHaloSandbox({ instances, clock: { now: () => NOW } })
  server = await serveApp(sandbox)
  url = `http://localhost:${server.port}`
})
beforeEach(() => {
  halo = createHaloInstance({
    host: 'msp.halopsa.com',
    name: 'MSP',
    clientId: GIVEN.clientId,
    clientSecret: GIVEN.clientSecret,
    clients: [
      ...Array.from({ length: 250 }, (_, place) => ({
        id: place + 1,
        name: `Client ${place}`,
        inactive: false,
      })),
      { id: 900, name: 'Former', inactive: true },
    ],
  })
  instances.splice(0, 1, halo)
})
afterAll(() => server?.close())

const waits: number[] = []
const forbidden: typeof fetch = async () => {
  throw new Error('Nobody is called but the sandbox')
}
const open = (change: Partial<typeof GIVEN> = {}, parts = {}) =>
  createHaloConnector({
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
  text: 'Account: <script>alert(1)</script>\n"A" & \'B\'',
  fields: { type: '21', team: 'Security', status: '2' },
  priority: '1/2',
  occurredAt: '2026-11-24T00:00:00.000Z',
  ...change,
})

test('all active customers are read, page by page', async () => {
  const pages = []
  for await (const page of open().accounts()) pages.push(page)
  expect(pages.map((page) => page.length)).toEqual([100, 100, 50])
  expect(pages[2]?.at(-1)).toEqual({ id: '250', name: 'Client 249' })
})

test('what can be chosen says with what it goes, and what a type demands', async () => {
  const { fields, priorities } = await open().choices()
  const of = (field: string, id: string) =>
    fields.find((each) => each.field === field)?.choices.find((each) => each.id === id)
  expect(fields.map(({ field, required }) => [field, required])).toEqual([
    ['type', true],
    ['team', false],
    ['status', false],
    ['closedStatus', false],
  ])
  expect(of('type', '1')).toEqual({ id: '1', name: 'Incident', within: [], requires: ['team'], lacks: [] })
  expect(of('type', '30')).toMatchObject({ requires: [], lacks: ['Category'] })
  expect(of('team', 'Projects')?.within).toEqual([{ field: 'type', ids: ['1', '30'] }])
  expect(of('team', 'Security')?.within).toEqual([])
  expect(of('team', 'Former team')).toBeUndefined()
  expect(of('status', '4')?.within).toEqual([{ field: 'type', ids: ['1', '30'] }])
  expect(priorities.map(({ id, within }) => [id, within[0]?.ids])).toEqual([
    ['1/1', ['1', '21']],
    ['1/2', ['1', '21']],
    ['1/3', ['1', '21']],
    ['1/4', ['1', '21']],
    ['2/1', ['30']],
  ])
})

test('a ticket is opened, found by the end of its summary, noted and closed; names are shown to the letter', async () => {
  const tickets = open()
  const made = await tickets.create(draft())
  expect(made).toEqual({ id: '1001', number: '1001', link: `${url}/msp.halopsa.com/tickets?id=1001` })
  expect(halo.tickets[0]).toMatchObject({
    client_id: 7,
    tickettype_id: 21,
    team: 'Security',
    status_id: 2,
    sla_id: 1,
    priority_id: 2,
    details_html: '<p>Account: &lt;script&gt;alert(1)&lt;/script&gt;<br>&quot;A&quot; &amp; &#39;B&#39;</p>',
  })
  await tickets.create(draft({ summary: '[High] (abc) of somebody else (def)' }))
  expect(await tickets.findBySummaryEnd('(abc)')).toEqual(made)
  expect(await tickets.findBySummaryEnd('(abcd)')).toBeUndefined()
  await tickets.addNote('1001', 'It <b>happened</b> again')
  expect(await tickets.read('1001')).toEqual({ isClosed: false })
  await tickets.close('1001', 'Done', '9')
  expect(await tickets.read('1001')).toEqual({ isClosed: true })
  expect(halo.actions.map(({ note_html, hiddenfromuser }) => [note_html, hiddenfromuser])).toEqual([
    ['<p>It &lt;b&gt;happened&lt;/b&gt; again</p>', true],
    ['<p>Done</p>', true],
  ])
})

test.each([
  [{ clientSecret: 'other' }, { reason: 'unauthorized', code: 'invalid_client' }],
  [{ clientId: 'other' }, { reason: 'unauthorized', code: 'invalid_client' }],
  [{ companyUrl: 'https://other.halopsa.com' }, { reason: 'notFound', code: 'noTool' }],
])('of values %j is told %j', async (change, told) => {
  await expect(open(change).prove()).rejects.toMatchObject(told)
})

test.each([
  ['no-permission', 'missingScope'],
  ['down', 'unreachable'],
  ['html', 'unexpectedAnswer'],
  ['foreign-auth', 'unauthorized'],
] as const)('a Halo that is %s is told as %s', async (failure, reason) => {
  halo.provoked.add(failure)
  await expect(open().prove()).rejects.toMatchObject({ reason })
})

test.each([
  [
    { fields: { type: '30' }, priority: '2/1' },
    { refused: 'fieldMissing', detail: 'Category' },
  ],
  [{ fields: { type: '77' } }, { refused: 'choiceGone', detail: 'Ticket Type' }],
  [{ fields: { type: '21', status: '4' } }, { refused: 'choiceGone', detail: 'Status' }],
  [{ accountId: '900' }, { refused: 'accountGone', detail: null }],
])('a ticket like %j is refused: %j', async (change, refusal) => {
  expect(await open().create(draft(change))).toEqual(refusal)
  expect(halo.tickets).toEqual([])
})

test('reading waits where it is asked to slow down; what opens a ticket is never sent twice by itself', async () => {
  halo.provoked.add('throttled')
  waits.length = 0
  for await (const page of open().accounts()) expect(page.length).toBeGreaterThan(0)
  expect(waits).toEqual([2500, 2500, 2500])
  waits.length = 0
  // Whoever waits at a form is told sooner.
  await open().prove()
  expect(waits).toEqual([250])
  halo.provoked.clear()
  halo.provoked.add('lost-answers')
  await expect(open().create(draft())).rejects.toMatchObject({ reason: 'unreachable', status: 502 })
  expect(halo.tickets).toHaveLength(1)
})

test('a token that was taken back is renewed once', async () => {
  const tickets = open()
  await tickets.create(draft())
  halo.tokens.clear()
  await tickets.create(draft())
  expect([halo.tokens.size, halo.tickets.length]).toEqual([1, 2])
})

test('a ticket of which a list does not say whether it is closed is asked for by itself', async () => {
  const tickets = open()
  await tickets.create(draft())
  await tickets.close('1001', 'Done', '9')
  const paths: string[] = []
  const silent = (async (input, init) => {
    const { pathname } = new URL(new Request(input).url)
    paths.push(pathname)
    const answer = await fetch(input, init)
    if (!pathname.endsWith('/Tickets')) return answer
    const text = await answer.text()
    return new Response(text.replaceAll('"dateclosed"', '"closed_at"'), answer)
  }) as typeof fetch
  const asked = { id: '1001', askedAt: null, heardAt: null }
  expect(await open({}, { fetch: silent }).readMany([asked])).toEqual(
    new Map([['1001', { kind: 'told', status: 'Closed', isClosed: true }]]),
  )
  expect(paths).toContain('/msp.halopsa.com/api/Tickets/1001')
})

test('without a sandbox only the way for addresses that people typed is taken', async () => {
  const asked: string[] = []
  const publicFetch: typeof fetch = async (input) => {
    asked.push(new Request(input).url)
    return Response.json({}, { status: 404 })
  }
  await expect(open({}, { url: undefined, fetch: forbidden, publicFetch }).prove()).rejects.toMatchObject({
    reason: 'notFound',
  })
  expect(asked).toEqual(['https://msp.halopsa.com/api/authinfo'])
})
