import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createConnectWiseSandbox } from '#sandbox/connectwise/connectwise.sandbox.ts'
import { type ConnectWiseInstance, createConnectWiseInstance } from '#sandbox/connectwise/state.ts'
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts'
import { createConnectWiseConnector } from './connectwise.connector.ts'

const GIVEN = {
  companyUrl: 'https://na.myconnectwise.net/v4_6_release',
  companyId: 'msp',
  publicKey: 'pub',
  privateKey: 'priv:ate',
}
const NOW = Date.UTC(2026, 10, 28)
const CLIENT = '0f0b6a4e-4f0a-4a55-9a5e-7d3d4f6f1a10'

let desk: ConnectWiseInstance
let server: ServedApp
let url: string
const instances: ConnectWiseInstance[] = []
beforeAll(async () => {
  const sandbox = createConnectWiseSandbox({ instances, clientId: CLIENT, clock: { now: () => NOW } })
  server = await serveApp(sandbox)
  url = `http://localhost:${server.port}`
})
beforeEach(() => {
  desk = createConnectWiseInstance({
    host: 'na.myconnectwise.net',
    companyId: GIVEN.companyId,
    name: 'MSP',
    publicKey: GIVEN.publicKey,
    privateKey: GIVEN.privateKey,
    companies: [
      ...Array.from({ length: 1100 }, (_, place) => ({
        id: place + 1,
        name: `Company ${place + 1}`,
        deletedFlag: false,
      })),
      { id: 9000, name: 'Former', deletedFlag: true },
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
  createConnectWiseConnector({
    fetch,
    publicFetch: forbidden,
    clock: { now: () => NOW },
    sleep: async (duration) => void waits.push(duration),
    random: () => 0,
    url,
    clientId: CLIENT,
    ...parts,
  }).openTickets({ ...GIVEN, ...change })

const draft = (change = {}) => ({
  accountId: '7',
  summary: '[High] Sign-in (abc)',
  text: 'Account: <script>alert(1)</script>',
  fields: { board: '2', type: '41', subtype: '51', team: '5' },
  priority: '7',
  occurredAt: '2026-11-28T00:00:00.000Z',
  ...change,
})

test('all companies that are not deleted are read, page by page', async () => {
  const pages = []
  for await (const page of open().accounts()) pages.push(page)
  expect(pages.map((page) => page.length)).toEqual([500, 500, 100])
  expect(pages[2]?.at(-1)).toEqual({ id: '1100', name: 'Company 1100' })
})

test('what can be chosen lies on its board, and says what it demands (INT-29, INT-30)', async () => {
  const { fields, priorities } = await open().choices()
  const of = (field: string, id: string) =>
    fields.find((each) => each.field === field)?.choices.find((each) => each.id === id)
  expect(fields.map(({ field, required }) => [field, required])).toEqual([
    ['board', true],
    ['type', false],
    ['subtype', false],
    ['team', false],
    ['status', false],
    ['closedStatus', false],
  ])
  expect(of('board', '3')).toBeUndefined()
  expect(of('board', '1')).toMatchObject({ within: [], requires: ['type'] })
  expect(of('type', '31')).toMatchObject({ requires: [] })
  expect(of('type', '41')).toMatchObject({
    within: [{ field: 'board', ids: ['2'] }],
    requires: ['subtype'],
  })
  expect(of('type', '43')).toBeUndefined()
  expect(of('subtype', '53')?.within).toEqual([
    { field: 'board', ids: ['2'] },
    { field: 'type', ids: ['42'] },
  ])
  expect(of('team', '6')).toBeUndefined()
  expect(fields.at(-1)?.choices.map(({ name }) => name)).toEqual(['Closed', 'Done'])
  expect(priorities.map(({ id }) => id)).toEqual(['6', '7', '8', '9'])
})

test('a ticket is opened, found by the end of its summary, noted and closed; notes are for technicians', async () => {
  const tickets = open()
  const made = await tickets.create(draft())
  expect(made).toEqual({
    id: '12001',
    number: '12001',
    link: `${url}/na.myconnectwise.net/v4_6_release/services/system_io/Service/fv_sr100_request.rails?service_recid=12001&companyName=msp`,
  })
  expect(desk.tickets[0]).toMatchObject({
    company: { id: 7 },
    board: { name: 'Security' },
    type: { name: 'Account' },
    subType: { name: 'Sign-in' },
    team: { name: 'Security Team' },
    status: { name: 'New' },
    priority: { name: 'Priority 2 - High' },
    initialInternalAnalysis: 'Account: <script>alert(1)</script>',
  })
  await tickets.create(draft({ summary: '[High] (abc) of somebody else (def)' }))
  expect(await tickets.findBySummaryEnd('(abc)')).toEqual(made)
  expect(await tickets.findBySummaryEnd('(abcd)')).toBeUndefined()
  await tickets.addNote('12001', 'It happened again')
  expect(await tickets.read('12001')).toEqual({ isClosed: false })
  await tickets.close('12001', 'Done', '28')
  expect(await tickets.read('12001')).toEqual({ isClosed: true })
  expect(desk.tickets[0]?.notes.map((each) => [each.text, each.internalAnalysisFlag])).toEqual([
    ['It happened again', true],
    ['Done', true],
  ])
})

test.each([
  [{ privateKey: 'other' }, { reason: 'unauthorized', code: 'Unauthorized' }],
  [{ publicKey: 'other' }, { reason: 'unauthorized', code: 'Unauthorized' }],
  [{ companyId: 'other' }, { reason: 'unauthorized', code: 'Unauthorized' }],
  [{ companyUrl: 'https://eu.myconnectwise.net' }, { reason: 'notFound', status: 404 }],
])('of values %j is told %j', async (change, told) => {
  await expect(open(change).prove()).rejects.toMatchObject(told)
})

test('a site that the vendor does not know is told that by the vendor', async () => {
  await expect(open({}, { clientId: undefined }).prove()).rejects.toMatchObject({
    reason: 'unauthorized',
    code: 'ClientIdMissing',
  })
})

test.each([
  ['no-permission', 'missingScope'],
  ['down', 'unreachable'],
  ['html', 'unexpectedAnswer'],
] as const)('a ConnectWise that is %s is told as %s', async (failure, reason) => {
  desk.provoked.add(failure)
  await expect(open().prove()).rejects.toMatchObject({ reason })
})

test.each([
  [{ fields: { board: '2', type: '41' } }, { refused: 'fieldMissing', detail: 'subType' }],
  [{ fields: { board: '77' } }, { refused: 'choiceGone', detail: 'board' }],
  [{ fields: { board: '2', type: '41', subtype: '53' } }, { refused: 'choiceGone', detail: 'subType' }],
  [{ fields: { board: '1', type: '31', status: '26' } }, { refused: 'choiceGone', detail: 'status' }],
  [{ accountId: '9000' }, { refused: 'accountGone', detail: null }],
])('a ticket like %j is refused: %j', async (change, refusal) => {
  expect(await open().create(draft(change))).toEqual(refusal)
  expect(desk.tickets).toEqual([])
})

test('reading waits where it is asked to slow down; what opens a ticket is never sent twice by itself', async () => {
  desk.provoked.add('throttled')
  waits.length = 0
  for await (const page of open().accounts()) expect(page.length).toBeGreaterThan(0)
  expect(waits).toEqual([1000, 1000, 1000])
  desk.provoked.clear()
  desk.provoked.add('lost-answers')
  await expect(open().create(draft())).rejects.toMatchObject({ reason: 'unreachable', status: 502 })
  expect(desk.tickets).toHaveLength(1)
})

test('of an own server the API lies where its pages are, and only the way for typed addresses is taken', async () => {
  const asked: string[] = []
  const publicFetch: typeof fetch = async (input) => {
    asked.push(new Request(input).url)
    return Response.json({}, { status: 404 })
  }
  const parts = { url: undefined, fetch: forbidden, publicFetch }
  for (const companyUrl of [
    'https://eu.myconnectwise.net',
    'https://api-eu.myconnectwise.net',
    'https://cw.msp.example/',
  ])
    await expect(open({ companyUrl }, parts).prove()).rejects.toMatchObject({ reason: 'notFound' })
  expect(asked.map((each) => new URL(each).host)).toEqual([
    'api-eu.myconnectwise.net',
    'api-eu.myconnectwise.net',
    'cw.msp.example',
  ])
  expect(new URL(asked[2] ?? '').pathname).toBe('/v4_6_release/apis/3.0/system/info')
})

test('is told where to post changes, in place of what it was told before, and of nobody else', async () => {
  const ours = 'https://castellan.example/api/ticketing/1/webhook/'
  const others = ['https://castellan.example/api/ticketing/2/webhook/a', 'https://other.example/']
  for (const url of others) desk.webhooks.push({ id: 900 + desk.webhooks.length, url })
  const set = (url: string | null) => open().setWebhook?.(ours, url)
  const told = () => desk.webhooks.map(({ url }) => url).toSorted()
  await set(`${ours}a`)
  await set(`${ours}a`)
  expect(told()).toEqual([...others, `${ours}a`].toSorted())
  await set(`${ours}b`)
  expect(told()).toEqual([...others, `${ours}b`].toSorted())
  await set(null)
  expect(told()).toEqual(others.toSorted())
})
