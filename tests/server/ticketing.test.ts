// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  TicketMappingAnswer,
  TicketSettingsAnswer,
  TicketToolAnswer,
} from '#shared/contract/endpoints/integrations/ticketing.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { failingChannels } from '#shared/domain/alerts/failing-channels.ts'
import { nothingChosen } from '#shared/domain/ticketing/ticket-settings.ts'
import type { ToolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import { createHaloSandbox } from '#sandbox/halo/halo.sandbox.ts'
import { createHaloInstance, type HaloInstance } from '#sandbox/halo/state.ts'
import { createHaloConnector } from '#server/connectors/halo/halo.connector.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { deliverTickets, type TicketParts } from '#server/ticketing/deliver-tickets.ts'
import { requestDueTickets } from '#server/ticketing/ticket.jobs.ts'
import { openAlertDesk } from '#tests/support/alert-desk.ts'
import { haloCredentials } from '#tests/support/vendors/tool-credentials.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import {
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

const PLACE = 'https://halos.example'

let site: TestSite
let owner: Person
let desk: ReturnType<typeof openAlertDesk>
let given: ToolCredentials<'Halo'>
let customerId: string
let unmapped: string
let toolId: string
let accountId: string
/** What the tool is for deliveries of these tests, in place of that of the site. */
let halo: HaloInstance
const logged: unknown[] = []

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  desk = openAlertDesk(site, owner.login.organization.id)
  given = await haloCredentials(site)
  customerId = owner.login.customers[0]?.id ?? ''
})
afterAll(() => site?.close())

const connect = (change: Partial<ToolCredentials<'Halo'>> = {}, by = owner) =>
  by.api('POST', '/tools/halo', { credentials: { ...given, ...change } })
const tool = async () => (await owner.api('GET', '/ticketing')).body as TicketToolAnswer
async function settle(state: string) {
  await expect.poll(async () => (await tool()).state, { timeout: 20_000 }).toBe(state)
}
const alertOf = async ({ id, customer_id }: Pick<AlertRow, 'id' | 'customer_id'>) =>
  ((await owner.api('GET', `/secure/alert/${customer_id}/${id}`)).body as { alert: AlertRow }).alert
const mappings = async () =>
  (await owner.api('GET', `/integration/${toolId}/mappings/customer`)).body as TicketMappingAnswer[]
const putSettings = (company: string, settings: object) =>
  owner.api('PUT', `/integration/${toolId}/mappings/ticket/${company}`, settings)

/** Settings by which tickets are opened as security alerts of a new tool. */
const SETTINGS = {
  fields: { ...nothingChosen.fields, type: '21', team: 'Security', status: '1', closedStatus: '9' },
  priorities: { critical: '1/1', high: '1/2', medium: '1/3', low: '1/4', informational: '1/4' },
}

const haloFetch = (async (input: string | URL | Request, init?: RequestInit) => {
  const request = new Request(input, init)
  const sandbox = createHaloSandbox({ instances: [halo], clock: { now: () => site.now.value } })
  return sandbox.request(request.url.slice(PLACE.length), request)
}) as typeof fetch

/** A process that delivers; `around` stands between it and the tool. */
function process(around: (ask: typeof fetch) => typeof fetch = (ask) => ask, more: object = {}): TicketParts {
  const connector = createHaloConnector({
    fetch: around(haloFetch),
    publicFetch: haloFetch,
    clock: { now: () => site.now.value },
    sleep: async () => {},
    random: () => 0,
    url: PLACE,
  })
  const log = (fields: unknown, sentence: string) => void logged.push(fields, sentence)
  return {
    ...desk.parts,
    keyring: testKeyring,
    vendors: {
      Halo: { tickets: (credentials) => connector.openTickets(credentials as ToolCredentials<'Halo'>) },
    },
    log: { info: log, error: log },
    ...more,
  }
}
const deliver = (parts = process()) => deliverTickets(parts, owner.login.organization.id)
const raise = async (change: Partial<AlertRow> = {}) => {
  const alert = await desk.raise(customerId, change)
  await desk.tell(alert.customer_id)
  return alert
}
/** Ends before it can write what became of a ticket, as a process does that is killed. */
const dying = {
  tables: new Proxy(
    {},
    {
      get: (_, kind) => {
        if (kind === 'alert') return desk.parts.tables.alert
        throw new Error('No connection')
      },
    },
  ),
}

describe('a tool', () => {
  test.each([
    ['a wrong secret', { clientSecret: 'other' }],
    ['a wrong client', { clientId: 'other' }],
    ['an address at which there is no such tool', { companyUrl: 'https://nobody.halopsa.com' }],
  ])('is not connected with %s, in the words of the specification', async (_, change) => {
    expect(await connect(change)).toMatchObject({
      status: 502,
      body: {
        code: 'psaNotConnected',
        message: 'Error connecting to the ticketing tool. Please check your credentials.',
      },
    })
    expect((await owner.api('GET', '/ticketing')).status).toBe(404)
  })

  test.each([
    'http://castellan-demo.halopsa.com',
    'https://127.0.0.1',
    'https://[::1]/',
    'https://localhost:4700',
    'https://169.254.169.254/latest',
    'https://a@castellan-demo.halopsa.com',
  ])('is not connected at %s', async (companyUrl) => {
    expect(await connect({ companyUrl })).toMatchObject({ status: 422, body: { code: 'failedValidation' } })
  })

  test('is not connected by who may only look', async () => {
    expect((await connect({}, await site.signIn('reader'))).status).toBe(403)
  })

  test('is connected, read, and told with what it lets choose, but never what it is reached with', async () => {
    expect((await owner.api('POST', `/secure/alert/${customerId}/${customerId}/ticket`, {})).status).toBe(404)
    expect(await connect()).toMatchObject({ status: 200, body: { type: 'Halo', state: 'Connected' } })
    await settle('Sync Successful')
    const connected = await tool()
    toolId = connected.id
    expect(connected).toMatchObject({
      fault: null,
      IntegrationApplication: { application_name: 'Halo' },
      lastSyncedStatus: 'Sync Successful',
      catalog: { host: 'castellan-demo.halopsa.com', accounts: expect.any(Number) },
    })
    expect(connected.catalog.fields.map(({ field }) => field)).toEqual([
      'type',
      'team',
      'status',
      'closedStatus',
    ])
    const { rows } = await sql`select * from ticket_secret`.execute(site.database.db)
    const everything = JSON.stringify([connected, await pulledBy(owner, { cursor: 0 }), rows])
    expect(rows).toHaveLength(1)
    expect(everything).toContain(toolId)
    expect(everything).not.toContain(given.clientSecret)
    expect(everything).not.toContain(given.clientId)
  })

  test('is given other values, and is no other tool then', async () => {
    expect((await connect()).status).toBe(200)
    await settle('Sync Successful')
    expect((await tool()).id).toBe(toolId)
    expect(await connect({ companyUrl: 'https://other.halopsa.com' })).toMatchObject({
      status: 409,
      body: { code: 'otherToolConnected' },
    })
  })

  test('has the companies mapped: by names that are suggested, and to customers that it has', async () => {
    const before = await mappings()
    // Nobody of the tool has the name of one company.
    const [unknown, ...others] = before.filter(({ suggestion }) => suggestion === null)
    expect(others).toEqual([])
    unmapped = unknown?.customerId ?? ''
    const all = owner.login.customers.map(({ id }) => id)
    customerId = all.find((id) => id !== unmapped) ?? ''
    accountId = before.find((each) => each.customerId === customerId)?.suggestion?.id ?? ''
    const put = (account: string | null, company = customerId) =>
      owner.api('PUT', `/integration/${toolId}/mappings/customer`, {
        customerId: company,
        accountId: account,
      })
    expect(await put('99999')).toMatchObject({ status: 422, body: { code: 'externalAccountGone' } })
    expect(await put(accountId)).toMatchObject({ status: 200, body: { accountId, suggestion: null } })
    const other = all.find((id) => id !== unmapped && id !== customerId) ?? ''
    await put(accountId, other)
    expect(await put(null, other)).toMatchObject({ body: { accountId: null, accountName: null } })
  })

  test('has settings for all companies that may leave something open, and for one that may not', async () => {
    const open = { ...SETTINGS, fields: { ...SETTINGS.fields, type: null } }
    expect(
      await putSettings('*', { ...SETTINGS, fields: { ...SETTINGS.fields, team: 'Projects' } }),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'ticketSettingsInvalid',
        message: 'These ticket settings have to be chosen anew: team',
      },
    })
    expect((await putSettings('*', open)).status).toBe(200)
    const own = { ...nothingChosen, priorities: { ...nothingChosen.priorities, low: '1/3' } }
    expect(await putSettings(customerId, own)).toMatchObject({
      status: 422,
      body: { message: 'These ticket settings have to be chosen anew: type' },
    })
    const { status, body } = await putSettings(customerId, {
      ...own,
      fields: { ...nothingChosen.fields, type: '21' },
    })
    expect(status).toBe(200)
    const { settled, issues } = body as TicketSettingsAnswer
    expect([settled.fields.team, settled.priorities.low, issues]).toEqual(['Security', '1/3', []])
    expect((await putSettings('*', SETTINGS)).status).toBe(200)
  })

  test('closes alerts with their tickets unless that is not wanted, which who does not know of it leaves as it is', async () => {
    const { body: before } = await putSettings('*', SETTINGS)
    expect((before as TicketSettingsAnswer).settings.closes_alerts).toBeNull()
    const { body: said } = await putSettings('*', { ...SETTINGS, closes_alerts: false })
    expect((said as TicketSettingsAnswer).settled.closes_alerts).toBe(false)
    const { body: after } = await putSettings('*', SETTINGS)
    expect((after as TicketSettingsAnswer).settings.closes_alerts).toBe(false)
    const { body: ofCompany } = await putSettings(customerId, { ...nothingChosen, closes_alerts: true })
    expect((ofCompany as TicketSettingsAnswer).settled.closes_alerts).toBe(true)
    await putSettings(customerId, nothingChosen)
    expect((await putSettings('*', { ...SETTINGS, closes_alerts: null })).status).toBe(200)
  })
})

describe('who manages integrations of some companies alone', () => {
  let guest: Person
  let own: string
  beforeAll(async () => {
    guest = await site.signIn('agent')
    own = guest.login.customers[0]?.id ?? ''
    const { userData } = guest.login
    await commit(desk.parts, userData.organization, async (work) => {
      await work.load('user', [userData.id])
      work.put('user', { ...userData, role: 'Admin', permissions: permissionsOf('Admin', {}) })
    })
  })

  test('neither connects a tool nor has it read or parted from, nor maps anybody', async () => {
    const answers = [
      await connect({}, guest),
      await guest.api('POST', `/ticketing/${toolId}/refresh`),
      await guest.api('DELETE', `/ticketing/${toolId}`),
      await guest.api('PUT', `/integration/${toolId}/mappings/customer`, { customerId: own, accountId }),
      await guest.api('PUT', `/integration/${toolId}/mappings/ticket/*`, SETTINGS),
    ]
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      answers.map(() => [403, 'noPermission']),
    )
    const [pushed] = await pushAs(guest, [
      commandOf(site, 'ticketMapping.set', { toolId, customerId: own, accountId }),
    ])
    expect(pushed?.code).toBe('noPermission')
  })

  test('hears of no other company, and of nobody whom the tool knows', async () => {
    const { body } = await guest.api('GET', `/integration/${toolId}/mappings/customer`)
    const listed = body as TicketMappingAnswer[]
    expect(listed.map((each) => each.customerId).toSorted()).toEqual(
      guest.login.customers.map(({ id }) => id).toSorted(),
    )
    expect(listed.filter(({ suggestion }) => suggestion !== null)).toEqual([])
    const toldTo = async (person: Person) => {
      const { rows } = await pulledBy(person, { cursor: 0 })
      const kinds = new Set<string>(rows.map(([kind]) => kind))
      return ['ticketTool', 'ticketCatalog', 'ticketAccounts'].filter((kind) => kinds.has(kind))
    }
    expect(await toldTo(owner)).toEqual(['ticketTool', 'ticketCatalog', 'ticketAccounts'])
    expect(await toldTo(guest)).toEqual(['ticketTool', 'ticketCatalog'])
  })
})

describe('an alert', () => {
  beforeAll(async () => {
    await desk.set({ ticketing_enabled: true, push_enabled: false })
  })
  beforeEach(() => {
    halo = createHaloInstance({
      host: 'castellan-demo.halopsa.com',
      name: 'Service desk',
      clientId: given.clientId,
      clientSecret: given.clientSecret,
      clients: [{ id: Number(accountId), name: 'Theirs', inactive: false }],
    })
  })

  test('opens one ticket, whose notes say that it happens again and is closed', async () => {
    desk.asked.length = 0
    const alert = await raise({ account: { id: null, name: '<img src=x onerror=alert(1)>\u202e@x.example' } })
    expect(desk.asked).toEqual(['alert-tickets'])
    expect((await alertOf(alert)).ticket?.state).toBe('asked')
    await Promise.all([deliver(), deliver(), deliver()])
    expect(halo.tickets).toHaveLength(1)
    const [ticket] = halo.tickets
    expect(ticket).toMatchObject({
      client_id: Number(accountId),
      tickettype_id: 21,
      team: 'Security',
      status_id: 1,
      priority_id: 2,
    })
    expect(ticket?.summary).toMatch(/^\[High\] Sign-in from outside .*… \(CS-[0-9A-F]{16}\)$/)
    expect(ticket?.summary.length).toBeLessThanOrEqual(100)
    expect(ticket?.details_html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(ticket?.details_html).not.toMatch(/<img|\u202e/)
    expect(ticket?.details_html).toContain(`/secure/alerts/${customerId}?open=${alert.id}`)
    const told = (await alertOf(alert)).ticket
    expect(told).toEqual({
      state: 'sent',
      at: new Date(site.now.value).toISOString(),
      fault: null,
      detail: null,
      id: String(ticket?.id),
      number: String(ticket?.id),
      link: `${PLACE}/castellan-demo.halopsa.com/tickets?id=${ticket?.id}`,
    })
    // It is raised again, as something graver is.
    await desk.raise(customerId, { ...alert, count: 4, ticket: told ?? null })
    await desk.tell(customerId)
    await deliver()
    expect(halo.actions).toEqual([])
    site.now.value += 15 * MINUTE
    await deliver()
    expect(halo.actions.map(({ note_html }) => note_html)).toEqual([
      expect.stringContaining('It has happened again: 4 times so far'),
    ])
    await owner.api('PUT', `/secure/alert/${customerId}/${alert.id}/status`, { status: 'resolved' })
    site.now.value += 15 * MINUTE
    await deliver()
    expect(halo.actions.at(-1)).toMatchObject({
      note_html: expect.stringContaining('closed as resolved'),
      new_status: 9,
    })
    site.now.value += DAY
    await deliver()
    expect([halo.tickets.length, halo.actions.length]).toEqual([1, 2])
  })

  test('asks the tool for one token, however many tickets a run opens', async () => {
    await raise()
    await raise()
    const asked: string[] = []
    const before = halo.tickets.length
    await deliver(
      process((ask) => async (input, init) => {
        asked.push(new URL(new Request(input).url).pathname)
        return ask(input, init)
      }),
    )
    expect(halo.tickets.length).toBe(before + 2)
    expect(asked.filter((path) => path.endsWith('/token'))).toHaveLength(1)
  })

  test('has one ticket where the answer was lost, and where a process ended while it was sent', async () => {
    const lost = await raise()
    halo.provoked.add('lost-answers')
    await deliver()
    expect(halo.tickets).toHaveLength(1)
    expect((await alertOf(lost)).ticket).toMatchObject({ state: 'asked', fault: 'unreachable' })
    halo.provoked.clear()
    site.now.value += MINUTE
    await deliver()
    expect((await alertOf(lost)).ticket).toMatchObject({ state: 'sent', id: '1001', fault: null })

    const broken = await raise()
    await expect(deliver(process(undefined, dying))).rejects.toThrow('No connection')
    expect(halo.tickets).toHaveLength(2)
    await deliver()
    expect((await alertOf(broken)).ticket?.state).toBe('asked')
    site.now.value += 10 * MINUTE
    desk.asked.length = 0
    await requestDueTickets(desk.parts)
    expect(desk.asked).toEqual(['alert-tickets'])
    await deliver()
    expect((await alertOf(broken)).ticket).toMatchObject({ state: 'sent', id: '1002' })
    expect(halo.tickets).toHaveLength(2)
  })

  test('has one ticket where it was noted and never arrived', async () => {
    const alert = await raise()
    const dead =
      (ask: typeof fetch): typeof fetch =>
      async (input, init) => {
        const isTicket = init?.method === 'POST' && new Request(input).url.endsWith('/Tickets')
        if (isTicket) throw new TypeError('No way')
        return ask(input, init)
      }
    await deliver(process(dead))
    expect(halo.tickets).toEqual([])
    const { rows } = await sql<{ unknown: boolean }>`
      select sending_at is not null as unknown from alert_ticket where alert_id = ${alert.id}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toEqual([{ unknown: true }])
    site.now.value += MINUTE
    await deliver()
    expect(halo.tickets).toHaveLength(1)
    expect((await alertOf(alert)).ticket?.state).toBe('sent')
  })

  test('of a company that is not mapped has no ticket, and says why', async () => {
    const alert = await desk.raise(unmapped)
    await desk.tell(unmapped)
    await deliver()
    expect((await alertOf(alert)).ticket).toMatchObject({ state: 'failed', fault: 'notMapped' })
    expect(await owner.api('POST', `/secure/alert/${unmapped}/${alert.id}/ticket`, {})).toMatchObject({
      status: 409,
      body: {
        code: 'ticketsNeedMapping',
        message: 'Tickets cannot be created for this company. Map it to a PSA account first.',
      },
    })
    expect((await desk.channels())?.tickets?.given_up ?? 0).toBe(0)
    expect(halo.tickets).toEqual([])
  })

  test.each([
    [
      'demands a field that it did not',
      () =>
        halo.types[1]?.fields.push({
          fieldid: 9,
          mandatory: true,
          fieldinfo: { name: 'x', label: 'Impact' },
        }),
      { fault: 'fieldMissing', detail: 'Impact' },
    ],
    [
      'has the ticket type no more',
      () => halo.types.splice(1, 1),
      { fault: 'choiceGone', detail: 'Ticket Type' },
    ],
  ])('has no ticket where the tool %s', async (_, change, told) => {
    change()
    const alert = await raise()
    await deliver()
    expect((await alertOf(alert)).ticket).toMatchObject({ state: 'failed', ...told })
  })

  test('is tried again for a day, tells that tickets fail, and is opened by hand after that', async () => {
    const before = (await desk.channels())?.tickets?.given_up ?? 0
    const alert = await raise()
    halo.provoked.add('down')
    for (let each = 0; each < 30 && (await alertOf(alert)).ticket?.state === 'asked'; each++) {
      await deliver()
      site.now.value += 2 * 60 * MINUTE
    }
    expect((await alertOf(alert)).ticket).toMatchObject({ state: 'failed', fault: 'unreachable' })
    const channels = await desk.channels()
    expect(channels?.tickets).toMatchObject({ tool: 'Halo', last_fault: 'unreachable', given_up: before + 1 })
    expect(failingChannels(channels ?? null, new Set()).map(({ kind }) => kind)).toEqual([
      'ticketsFailing',
      'ticketsMissed',
    ])
    const asked = await owner.api('POST', `/secure/alert/${customerId}/${alert.id}/ticket`, {
      priority: 'critical',
    })
    expect(asked).toMatchObject({ status: 200, body: { ticket: { state: 'asked' } } })
    // The site itself opens it, in its own tool.
    await expect.poll(async () => (await alertOf(alert)).ticket?.state, { timeout: 20_000 }).toBe('sent')
    const page = await (await site.fetch('/sandbox/halo/castellan-demo.halopsa.com/tickets', {})).text()
    expect(page.match(/CS-[0-9A-F]{16}/g)).toHaveLength(1)
    // Asked for again, it stays the one that is there.
    await owner.api('POST', `/secure/alert/${customerId}/${alert.id}/ticket`, {})
    expect((await alertOf(alert)).ticket?.state).toBe('sent')
  })

  test('of a tool that lets nobody in waits, and the tool says so until it does', async () => {
    const alert = await raise()
    halo.clientSecret = 'changed'
    await deliver()
    expect((await alertOf(alert)).ticket).toMatchObject({ state: 'asked', fault: 'unauthorized' })
    expect(await tool()).toMatchObject({ state: 'Auth Failed', errorMessage: 'unauthorized' })
    halo.clientSecret = given.clientSecret
    site.now.value += MINUTE
    await deliver()
    expect(await tool()).toMatchObject({ state: 'Connected', errorMessage: null })
  })
})

test('what is logged of tickets names nothing of what the tool is reached with, nor anybody', () => {
  expect(logged.length).toBeGreaterThan(0)
  const all = JSON.stringify(logged)
  for (const word of [given.clientSecret, given.clientId, 'example']) expect(all).not.toContain(word)
})

test('a tool that is disconnected leaves tickets that are open, and gives up those that are not', async () => {
  const waiting = await raise()
  const { rows: open } = await sql<{ id: string }>`
    select id from alert where ticket ->> 'state' = 'sent' limit 1`.execute(site.database.db)
  expect((await owner.api('DELETE', `/ticketing/${toolId}`)).status).toBe(204)
  expect((await alertOf(waiting)).ticket).toMatchObject({ state: 'failed', fault: 'noTool' })
  expect((await alertOf({ id: open[0]?.id ?? '', customer_id: customerId })).ticket?.state).toBe('sent')
  for (const table of [
    'ticket_tool',
    'ticket_catalog',
    'ticket_accounts',
    'ticket_mapping',
    'ticket_settings',
    'ticket_secret',
    'ticket_webhook',
  ]) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(site.database.db)
    expect([table, rows.length]).toEqual([table, 0])
  }
  expect(await owner.api('POST', `/secure/alert/${customerId}/${waiting.id}/ticket`, {})).toMatchObject({
    status: 409,
    body: { code: 'ticketsNeedTool' },
  })
})
