import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { createSyncroInstance, type SyncroInstance } from '#sandbox/syncro/state.ts'
import { createSyncroSandbox } from '#sandbox/syncro/syncro.sandbox.ts'
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts'
import { createSyncroConnector } from './syncro.connector.ts'

const GIVEN = { companyUrl: 'https://msp.syncromsp.com/tickets', apiKey: 'T-1f' }
const NOW = Date.UTC(2026, 10, 28)

let syncro: SyncroInstance
let server: ServedApp
let url: string
const instances: SyncroInstance[] = []
beforeAll(async () => {
  const sandbox = createSyncroSandbox({ instances, clock: { now: () => NOW } })
  server = await serveApp(sandbox)
  url = `http://localhost:${server.port}`
})
beforeEach(() => {
  const customer = { firstname: 'Ada', lastname: 'Brun', disabled: false }
  syncro = createSyncroInstance({
    host: 'msp.syncromsp.com',
    name: 'MSP',
    apiKey: GIVEN.apiKey,
    customers: [
      ...Array.from({ length: 250 }, (_, place) => ({
        ...customer,
        id: place + 1,
        business_name: place === 0 ? null : `Customer ${place}`,
      })),
      { ...customer, id: 900, business_name: 'Former', disabled: true },
    ],
  })
  instances.splice(0, 1, syncro)
})
afterAll(() => server?.close())

const waits: number[] = []
const forbidden: typeof fetch = async () => {
  throw new Error('Nobody is called but the sandbox')
}
const open = (change: Partial<typeof GIVEN> = {}, parts = {}) =>
  createSyncroConnector({
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
  fields: { issueType: 'Security', assignee: '42' },
  priority: '1 High',
  occurredAt: '2026-11-28T00:00:00.000Z',
  ...change,
})

test('all active customers are read, page by page; who is no company is named as a person', async () => {
  const pages = []
  for await (const page of open().accounts()) pages.push(page)
  expect(pages.map((page) => page.length)).toEqual([100, 100, 50])
  expect(pages[0]?.slice(0, 2)).toEqual([
    { id: '1', name: 'Ada Brun' },
    { id: '2', name: 'Customer 1' },
  ])
})

test('issue types, states, technicians and priorities can be chosen, by what tickets name them', async () => {
  const { fields, priorities } = await open().choices()
  expect(fields.map(({ field, required }) => [field, required])).toEqual([
    ['issueType', true],
    ['status', false],
    ['assignee', false],
    ['closedStatus', false],
  ])
  const idsOf = (field: string) =>
    fields.find((each) => each.field === field)?.choices.map(({ id, name }) => [id, name])
  expect(idsOf('issueType')).toContainEqual(['Security', 'Security'])
  expect(idsOf('assignee')).toEqual(syncro.users.map(([id, name]) => [String(id), name]))
  expect(priorities.map(({ id }) => id)).toEqual(['0 Urgent', '1 High', '2 Normal', '3 Low'])
})

test('a ticket is opened, found by the end of its summary, noted and closed; no customer is mailed', async () => {
  const tickets = open()
  const made = await tickets.create(draft())
  expect(made).toEqual({ id: '90001', number: '1001', link: `${url}/msp.syncromsp.com/tickets/90001` })
  expect(syncro.tickets[0]).toMatchObject({
    customer_id: 7,
    subject: '[High] Sign-in (abc)',
    problem_type: 'Security',
    status: 'New',
    priority: '1 High',
    user_id: 42,
  })
  await tickets.create(draft({ summary: '[High] (abc) of somebody else (def)' }))
  expect(await tickets.findBySummaryEnd('(abc)')).toEqual(made)
  expect(await tickets.findBySummaryEnd('(abcd)')).toBeUndefined()
  await tickets.addNote('90001', 'It happened again')
  expect(await tickets.read('90001')).toEqual({ isClosed: false })
  await tickets.close('90001', 'Done', 'Resolved')
  expect(await tickets.read('90001')).toEqual({ isClosed: true })
  expect(syncro.tickets[0]?.comments.map((each) => [each.body, each.hidden, each.do_not_email])).toEqual([
    ['Account: <script>alert(1)</script>', true, true],
    ['It happened again', true, true],
    ['Done', true, true],
  ])
})

test('a ticket that the search does not know yet is found in the list', async () => {
  const made = await open().create(draft())
  for (let place = 0; place < 60; place += 1) await open().create(draft({ summary: `Other (${place})` }))
  syncro.provoked.add('slow-search')
  expect(await open().findBySummaryEnd('(abc)')).toEqual(made)
})

test.each([
  [{ apiKey: 'other' }, { reason: 'unauthorized', status: 401 }],
  [{ companyUrl: 'https://other.syncromsp.com' }, { reason: 'notFound', code: 'noTool' }],
])('of values %j is told %j', async (change, told) => {
  await expect(open(change).prove()).rejects.toMatchObject(told)
})

test.each([
  ['no-permission', 'missingScope'],
  ['down', 'unreachable'],
  ['html', 'notFound'],
] as const)('a Syncro that is %s is told as %s', async (failure, reason) => {
  syncro.provoked.add(failure)
  await expect(open().prove()).rejects.toMatchObject({ reason })
})

test.each([
  [{ fields: { issueType: 'Gone' } }, { refused: 'choiceGone', detail: 'problem_type' }],
  [{ fields: { issueType: 'Security', status: 'Gone' } }, { refused: 'choiceGone', detail: 'status' }],
  [{ fields: { issueType: 'Security', assignee: '7' } }, { refused: 'choiceGone', detail: 'User' }],
  [{ summary: '' }, { refused: 'fieldMissing', detail: 'Subject' }],
  [{ accountId: '900' }, { refused: 'accountGone', detail: null }],
])('a ticket like %j is refused: %j', async (change, refusal) => {
  expect(await open().create(draft(change))).toEqual(refusal)
  expect(syncro.tickets).toEqual([])
})

test('reading waits where it is asked to slow down; what opens a ticket is never sent twice by itself', async () => {
  syncro.provoked.add('throttled')
  waits.length = 0
  for await (const page of open().accounts()) expect(page.length).toBeGreaterThan(0)
  expect(waits).toEqual([2500, 2500, 2500])
  syncro.provoked.clear()
  syncro.provoked.add('lost-answers')
  await expect(open().create(draft())).rejects.toMatchObject({ reason: 'unreachable', status: 502 })
  expect(syncro.tickets).toHaveLength(1)
})

test('closing again after a lost answer sets the state once and tells it once', async () => {
  const tickets = open()
  await tickets.create(draft())
  syncro.provoked.add('lost-answers')
  await expect(tickets.close('90001', 'Done', 'Resolved')).rejects.toMatchObject({ reason: 'unreachable' })
  syncro.provoked.clear()
  await tickets.close('90001', 'Done', 'Resolved')
  expect(syncro.tickets[0]?.comments.map(({ body }) => body)).toEqual([
    'Account: <script>alert(1)</script>',
    'Done',
  ])
})

describe('tickets that are read back', () => {
  const paths: string[] = []
  const opened = () =>
    open(
      {},
      {
        fetch: (async (input, init) => {
          paths.push(
            new Request(input).url.slice(`${url}/msp.syncromsp.com/api/v1`.length).split('?')[0] ?? '',
          )
          return fetch(input, init)
        }) as typeof fetch,
      },
    )
  const heard = (id: string, at: number) => ({ id, askedAt: at, heardAt: at })
  beforeEach(async () => {
    const tickets = open()
    for (let each = 0; each < 3; each += 1) await tickets.create(draft())
    for (const ticket of syncro.tickets) ticket.updated_at = new Date(NOW - HOUR).toISOString()
    paths.length = 0
  })

  test('are the same unless the list of what has changed has them', async () => {
    const [, second] = syncro.tickets
    if (second) Object.assign(second, { status: 'In Progress', updated_at: new Date(NOW).toISOString() })
    const asked = ['90001', '90002'].map((id) => heard(id, NOW - 20 * MINUTE))
    expect(await opened().readMany(asked)).toEqual(
      new Map([
        ['90001', { kind: 'same' }],
        ['90002', { kind: 'told', status: 'In Progress', isClosed: false }],
      ]),
    )
    expect(paths).toEqual(['/tickets'])
  })

  test('are asked for one by one where they were not heard of for a day, so that what was deleted is noticed', async () => {
    syncro.tickets.splice(0, 1)
    const asked = [heard('90001', NOW - DAY), heard('90002', NOW - MINUTE)]
    expect((await opened().readMany(asked)).get('90001')).toEqual({ kind: 'gone' })
    expect(paths).toContain('/tickets/90001')
    expect(paths).not.toContain('/tickets/90002')
  })

  test('are asked for one by one where more has changed than is looked through', async () => {
    const [first] = syncro.tickets
    if (first)
      for (let id = 1; id <= 201; id += 1)
        syncro.tickets.push({ ...first, id, updated_at: new Date(NOW).toISOString() })
    const read = await opened().readMany([heard('90001', NOW - MINUTE)])
    expect(read.get('90001')).toEqual({ kind: 'told', status: 'New', isClosed: false })
    expect(paths.filter((path) => path === '/tickets')).toHaveLength(8)
    expect(paths).toContain('/tickets/90001')
  })
})

test('without a sandbox only the way for addresses that people typed is taken', async () => {
  const asked: [string, string | null][] = []
  const publicFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push([request.url, request.headers.get('authorization')])
    return Response.json({}, { status: 404 })
  }
  await expect(open({}, { url: undefined, fetch: forbidden, publicFetch }).prove()).rejects.toMatchObject({
    reason: 'notFound',
  })
  expect(asked).toEqual([['https://msp.syncromsp.com/api/v1/me?', 'Bearer T-1f']])
})
