// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { isClosedByTicket } from '#shared/domain/alerts/alert-ticket.ts'
import { nothingChosen, ticketSettingsId } from '#shared/domain/ticketing/ticket-settings.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { deliverTickets } from '#server/ticketing/deliver-tickets.ts'
import { readTickets, type ReadTicketsParts } from '#server/ticketing/read-tickets.ts'
import { requestDueReadings } from '#server/ticketing/ticket.jobs.ts'
import { keepTicketSecret } from '#server/ticketing/ticket-secret.ts'
import { openAlertDesk } from '#tests/support/alert-desk.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import {
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'
import { pretendTools, type PretendTool } from '#tests/support/vendors/pretend-tools.ts'

const INTERVAL = 5 * MINUTE
const TOOLS = ['Halo', 'ConnectWise', 'Autotask', 'Syncro'] as const
const TOOL_ID = '0b6a51d2-43b4-4c55-9a1f-6e7d2a0f4290'

let site: TestSite
let owner: Person
let desk: ReturnType<typeof openAlertDesk>
let organizationId: string
let customerId: string
let tool: PretendTool
/** Paths that the tool was asked at. */
const asked: string[] = []
/** Stands between us and the tool. */
let between: (ask: typeof fetch) => typeof fetch
const logged: unknown[] = []

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  organizationId = owner.login.organization.id
  desk = openAlertDesk(site, organizationId)
  customerId = owner.login.customers[0]?.id ?? ''
  await desk.set({ ticketing_enabled: true, push_enabled: false })
})
afterAll(() => site?.close())

const parts = (): ReadTicketsParts & { publicUrl: string } => {
  const log = (fields: unknown, sentence: string) => void logged.push(fields, sentence)
  return {
    ...desk.parts,
    feedInterval: INTERVAL,
    keyring: testKeyring,
    log: { info: log, error: log },
    vendors: {
      [tool.type]: {
        tickets: () =>
          tool.open((ask) => {
            const way = between(ask)
            return async (input, init) => {
              const request = new Request(input, init)
              asked.push(`${request.method} ${new URL(request.url).pathname.split('/').slice(-2).join('/')}`)
              return way(request)
            }
          }),
      },
    },
  }
}
const read = () => readTickets(parts(), organizationId)
const deliver = () => deliverTickets(parts(), organizationId)
const later = async (duration = INTERVAL) => {
  site.now.value += duration
  asked.length = 0
  await read()
}
const alertOf = async ({ id }: Pick<AlertRow, 'id'>) =>
  ((await owner.api('GET', `/secure/alert/${customerId}/${id}`)).body as { alert: AlertRow }).alert
const idOf = async (alert: AlertRow) => Number((await alertOf(alert)).ticket?.id)
const setStatus = (alert: AlertRow, status: string) =>
  owner.api('PUT', `/secure/alert/${customerId}/${alert.id}/status`, { status })

/** Alerts of which each has an open ticket. */
async function openAlerts(count: number): Promise<AlertRow[]> {
  const alerts: AlertRow[] = []
  for (let each = 0; each < count; each += 1) alerts.push(await desk.raise(customerId))
  await desk.tell(customerId)
  await deliver()
  return alerts
}
const openAlert = async () => {
  const [alert] = await openAlerts(1)
  if (!alert) throw new Error('An alert was expected')
  return alert
}

async function connect(type: (typeof TOOLS)[number]) {
  tool = pretendTools[type](() => site.now.value)
  between = (ask) => ask
  asked.length = 0
  const at = new Date(site.now.value).toISOString()
  await sql`delete from alert_ticket where organization_id = ${organizationId}::uuid`.execute(
    site.database.db,
  )
  await desk.put('ticketTool', {
    id: TOOL_ID,
    type,
    state: 'Sync Successful',
    fault: null,
    connected_at: at,
    checked_at: at,
    webhook: null,
  })
  await desk.put('ticketCatalog', {
    id: TOOL_ID,
    host: 'desk.example',
    read_at: at,
    fields: [],
    priorities: [{ id: tool.priority, name: 'High', within: [] }],
    accounts: 1,
  })
  await desk.put('ticketMapping', {
    id: customerId,
    customer_id: customerId,
    tool_id: TOOL_ID,
    account_id: tool.accountId,
  })
  await settings(null)
  await commit(desk.parts, organizationId, (work) =>
    keepTicketSecret(work.tx, testKeyring, { organizationId, toolId: TOOL_ID }, {}),
  )
}
const settings = (closes: boolean | null, company: string | null = null) =>
  desk.put('ticketSettings', {
    id: ticketSettingsId(company),
    customer_id: company,
    tool_id: TOOL_ID,
    fields: { ...nothingChosen.fields, ...tool.fields },
    priorities: {
      critical: tool.priority,
      high: tool.priority,
      medium: tool.priority,
      low: tool.priority,
      informational: tool.priority,
    },
    closes_alerts: closes,
  })

/** Answers a call as something else than the tool would; undefined leaves it to the tool. */
const answering =
  (answer: (request: Request) => Response | undefined): typeof between =>
  (ask) =>
  async (input, init) => {
    const request = new Request(input, init)
    return answer(request) ?? ask(request)
  }

describe.each(TOOLS)('%s', (type) => {
  beforeEach(() => connect(type))

  test('is asked what became of tickets, in its own words, and devices hear of it', async () => {
    const alert = await openAlert()
    await later()
    const told = (await alertOf(alert)).ticket?.reading
    expect(told).toEqual({
      at: new Date(site.now.value).toISOString(),
      tool: type,
      status: tool.words.open,
      is_closed: false,
      is_gone: false,
      closed_alert_at: null,
    })
    await tool.set(await idOf(alert), tool.words.other)
    await later()
    expect((await alertOf(alert)).ticket?.reading).toMatchObject({
      status: tool.words.other,
      is_closed: false,
    })
    const { rows } = await pulledBy(owner)
    expect(JSON.stringify(rows)).toContain(`"status":"${tool.words.other}"`)
  })

  test('closes an alert once whose ticket was closed there, and is told nothing of it', async () => {
    const alert = await openAlert()
    const others = await openAlerts(2)
    await tool.set(await idOf(alert), tool.words.closed)
    await later()
    const closed = await alertOf(alert)
    const at = new Date(site.now.value).toISOString()
    expect(closed).toMatchObject({
      status: 'resolved',
      handled_by: null,
      ticket: { state: 'sent', reading: { status: tool.words.closed, is_closed: true, closed_alert_at: at } },
    })
    expect(isClosedByTicket(closed)).toBe(true)
    for (const other of others) expect((await alertOf(other)).status).toBe('new')
    asked.length = 0
    site.now.value += HOUR
    await deliver()
    expect([asked, tool.notes(await idOf(alert))]).toEqual([[], []])
    // Opened again there, it stays as it is here: nobody asks about it any more.
    await tool.set(await idOf(alert), tool.words.open)
    await later(DAY)
    expect((await alertOf(alert)).status).toBe('resolved')
  })

  test('says of a ticket that was deleted that it is gone, which closes nothing', async () => {
    const [alert, other] = await openAlerts(2)
    if (!alert || !other) throw new Error('Two alerts were expected')
    await later()
    await tool.remove(await idOf(alert))
    // One of them does not list tickets by their ids, and is asked for each once a day.
    await later(DAY + INTERVAL)
    expect(await alertOf(alert)).toMatchObject({
      status: 'new',
      ticket: { state: 'sent', reading: { is_gone: true, status: tool.words.open } },
    })
    expect((await alertOf(other)).ticket?.reading?.is_gone).toBe(false)
    await later(DAY)
    expect(asked.filter((each) => each.endsWith(`/${tool.first}`))).toEqual([])
  })

  test('that answers in other types changes nothing, and one ticket of them keeps no other from being read', async () => {
    const [alert, other] = await openAlerts(2)
    if (!alert || !other) throw new Error('Two alerts were expected')
    await later()
    await tool.set(await idOf(other), tool.words.closed)
    const broken = await idOf(alert)
    between = (ask) => async (input, init) => {
      const answer = await ask(input, init)
      const text = await answer.text()
      const spoilt = text.replaceAll(new RegExp(`"id":${broken},`, 'g'), `"id":"n${broken}",`)
      return new Response(spoilt, { status: answer.status, headers: answer.headers })
    }
    await later()
    expect((await alertOf(alert)).ticket?.reading).toMatchObject({ is_gone: false, is_closed: false })
    expect((await alertOf(other)).status).toBe('resolved')
    between = answering(() => Response.json({ tickets: 'many', items: 7 }))
    await later()
    expect((await alertOf(alert)).status).toBe('new')
    between = (ask) => ask
    await later()
    expect((await alertOf(alert)).ticket?.reading?.at).toBeDefined()
  })
})

describe('tickets', () => {
  beforeEach(() => connect('ConnectWise'))

  test('are asked about in one call, and by one of two processes', async () => {
    await openAlerts(3)
    site.now.value += INTERVAL
    asked.length = 0
    await Promise.all([read(), read(), read()])
    expect(asked).toEqual(['GET service/tickets'])
    asked.length = 0
    await read()
    expect(asked).toEqual([])
  })

  test('are asked about again where a process ended with them, and closed once', async () => {
    const alert = await openAlert()
    await tool.set(await idOf(alert), tool.words.closed)
    site.now.value += INTERVAL
    const tables = new Proxy(
      {},
      {
        get: () => {
          throw new Error('No connection')
        },
      },
    )
    await expect(readTickets({ ...parts(), tables } as never, organizationId)).rejects.toThrow(
      'No connection',
    )
    await later(MINUTE)
    expect((await alertOf(alert)).status).toBe('new')
    await later(10 * MINUTE)
    expect((await alertOf(alert)).status).toBe('resolved')
  })

  test('go on where they stopped when the tool asks to slow down', async () => {
    const alerts = await openAlerts(51)
    const readings = async () =>
      (await Promise.all(alerts.map(alertOf))).filter(({ ticket }) => ticket?.reading).length
    let calls = 0
    between = answering(() => {
      calls += 1
      if (calls === 1) return undefined
      return new Response('{}', { status: 429, headers: { 'Retry-After': '600' } })
    })
    await later()
    expect(await readings()).toBe(50)
    expect(calls).toBe(2)
    await later()
    expect(calls).toBe(2)
    between = (ask) => ask
    await later()
    expect(asked).toEqual(['GET service/tickets', 'GET service/tickets'])
    expect(await readings()).toBe(51)
  })

  test('of which one is out of our sight are read but for that one', async () => {
    const [alert, other] = await openAlerts(2)
    if (!alert || !other) throw new Error('Two alerts were expected')
    const hidden = await idOf(alert)
    await tool.remove(hidden)
    await tool.set(await idOf(other), tool.words.closed)
    between = answering(({ url }) =>
      url.includes(`/tickets/${hidden}`) ? Response.json({}, { status: 403 }) : undefined,
    )
    await later()
    expect((await alertOf(alert)).ticket?.reading).toBeUndefined()
    expect((await alertOf(other)).status).toBe('resolved')
    expect((await owner.api('GET', '/ticketing')).body).toMatchObject({ state: 'Sync Successful' })
  })

  test('are due by the interval of the site, and never where that is off', async () => {
    await openAlert()
    const queues = async (feedInterval: number) => {
      desk.asked.length = 0
      await requestDueReadings({ ...desk.parts, feedInterval })
      return desk.asked
    }
    expect(await queues(INTERVAL)).toEqual(['read-tickets'])
    expect(await queues(0)).toEqual([])
    await later()
    expect(await queues(INTERVAL)).toEqual([])
    site.now.value += INTERVAL
    expect(await queues(INTERVAL)).toEqual(['read-tickets'])
  })

  test('tell devices of the time alone once an hour', async () => {
    const alert = await openAlert()
    await later()
    const at = (await alertOf(alert)).ticket?.reading?.at
    await later()
    expect((await alertOf(alert)).ticket?.reading?.at).toBe(at)
    await later(HOUR)
    expect((await alertOf(alert)).ticket?.reading?.at).toBe(new Date(site.now.value).toISOString())
  })

  test('of a tool that lets nobody in are left alone until it does', async () => {
    await openAlert()
    between = answering(() => new Response('{}', { status: 401 }))
    await later()
    expect((await owner.api('GET', '/ticketing')).body).toMatchObject({ state: 'Auth Failed' })
    await later(DAY)
    expect(asked).toEqual([])
    desk.asked.length = 0
    await requestDueReadings(desk.parts)
    expect(desk.asked).toEqual([])
  })

  test('of a tool that was disconnected are not asked about', async () => {
    const alert = await openAlert()
    await later()
    expect((await owner.api('DELETE', `/ticketing/${TOOL_ID}`)).status).toBe(204)
    await later(DAY)
    expect(asked).toEqual([])
    desk.asked.length = 0
    await requestDueReadings(desk.parts)
    expect(desk.asked).toEqual([])
    expect((await alertOf(alert)).ticket?.reading?.status).toBe(tool.words.open)
  })
})

describe('an alert', () => {
  beforeEach(() => connect('Halo'))

  test('stays open where its company or the organization does not want it closed', async () => {
    const alert = await openAlert()
    await settings(false)
    await tool.set(await idOf(alert), tool.words.closed)
    await later()
    expect(await alertOf(alert)).toMatchObject({ status: 'new', ticket: { reading: { is_closed: true } } })
    await settings(true, customerId)
    // What is wanted later is for what is closed later.
    await later()
    expect((await alertOf(alert)).status).toBe('new')
    await tool.set(await idOf(alert), tool.words.open)
    await later()
    await tool.set(await idOf(alert), tool.words.closed)
    await later()
    expect((await alertOf(alert)).status).toBe('resolved')
    await desk.remove('ticketSettings', ticketSettingsId(customerId))
  })

  test('that was closed here stays as it is', async () => {
    const alert = await openAlert()
    await setStatus(alert, 'dismissed')
    const before = await alertOf(alert)
    await tool.set(await idOf(alert), tool.words.closed)
    await later()
    expect(await alertOf(alert)).toEqual(before)
    expect(asked).toEqual([])
  })

  test('that is opened again here is not closed by a ticket that was closed before', async () => {
    const alert = await openAlert()
    await tool.set(await idOf(alert), tool.words.closed)
    await later()
    await setStatus(alert, 'new')
    await later()
    const reopened = await alertOf(alert)
    expect(reopened).toMatchObject({ status: 'new', ticket: { reading: { is_closed: true } } })
    expect(isClosedByTicket(reopened)).toBe(false)
    // The ticket hears that it was, as of any other alert.
    site.now.value += 15 * MINUTE
    await deliver()
    expect(tool.notes(await idOf(alert))).toEqual([expect.stringContaining('opened again')])
    await tool.set(await idOf(alert), tool.words.open)
    await later()
    await tool.set(await idOf(alert), tool.words.closed)
    await later()
    expect((await alertOf(alert)).status).toBe('resolved')
  })

  test('that somebody has changed without a network is told to be otherwise by now, and theirs once they say so', async () => {
    const [alert, seen] = await openAlerts(2)
    if (!alert || !seen) throw new Error('Two alerts were expected')
    for (const each of [alert, seen]) await tool.set(await idOf(each), tool.words.closed)
    await later()
    const change = (of: AlertRow, status: string, expected: string) =>
      commandOf(site, 'alert.setStatus', { customerId, id: of.id, status }, { expect: { status: expected } })
    const [late, agreed] = await pushAs(owner, [
      change(alert, 'inProgress', 'new'),
      change(seen, 'resolved', 'new'),
    ])
    const acknowledge = commandOf(site, 'alert.acknowledge', { customerId, id: seen.id, reopenedAt: null })
    const [acknowledged] = await pushAs(owner, [acknowledge])
    expect(late).toMatchObject({ outcome: 'conflict' })
    expect(agreed?.outcome).toBe('applied')
    expect(acknowledged?.outcome).toBe('applied')
    for (const each of [alert, seen]) expect((await alertOf(each)).status).toBe('resolved')
    expect((await pushAs(owner, [change(alert, 'inProgress', 'resolved')]))[0]?.outcome).toBe('applied')
    expect(await alertOf(alert)).toMatchObject({
      status: 'inProgress',
      handled_by: owner.login.userData.id,
    })
    await later()
    expect((await alertOf(alert)).status).toBe('inProgress')
  })

  test('whose ticket is being told something at that moment is closed after that', async () => {
    const alert = await openAlert()
    await tool.set(await idOf(alert), tool.words.closed)
    const taken = (at: number | null) =>
      sql`update alert_ticket set taken_at = ${at}::bigint where alert_id = ${alert.id}::uuid`.execute(
        site.database.db,
      )
    await taken(site.now.value)
    await later()
    expect((await alertOf(alert)).status).toBe('new')
    await taken(null)
    await later(0)
    expect((await alertOf(alert)).status).toBe('resolved')
  })
})

test('what is logged of reading names nothing that a tool or a person said', () => {
  const all = JSON.stringify(logged)
  expect(all).toContain('ticketing.alertClosed')
  expect(all).toContain('ticketing.ticketsNotRead')
  for (const word of ['s3cret', 'example', 'many']) expect(all).not.toContain(word)
})
