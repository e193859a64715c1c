// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import type {
  TicketMappingAnswer,
  TicketToolAnswer,
} from '#shared/contract/endpoints/integrations/ticketing.ts'
import { nothingChosen } from '#shared/domain/ticketing/ticket-settings.ts'
import { ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { openAlertDesk } from '#tests/support/alert-desk.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { connectWiseCredentials, haloCredentials } from '#tests/support/vendors/tool-credentials.ts'

let site: TestSite
let owner: Person
let reader: Person
let desk: ReturnType<typeof openAlertDesk>

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  reader = await site.signIn('reader')
  desk = openAlertDesk(site, owner.login.organization.id)
  await desk.set({ ticketing_enabled: true, push_enabled: false })
})
afterAll(() => site?.close())

const tool = async () => (await owner.api('GET', '/ticketing')).body as TicketToolAnswer

async function connect(name: 'connectwise' | 'halo'): Promise<string> {
  const credentials = await (name === 'halo' ? haloCredentials : connectWiseCredentials)(site)
  expect((await owner.api('POST', `/tools/${name}`, { credentials })).status).toBe(200)
  await vi.waitUntil(async () => (await tool()).state === 'Sync Successful', { timeout: 20_000 })
  return (await tool()).id
}

/** What a person does on the page of a pretend tool. */
async function press(name: string, key: string, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams({ key, ...fields }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await site.fetch(`/sandbox/${name}/pages`, { method: 'POST', headers, body })
  expect(answer.status).toBe(303)
}
const pageOf = async (name: string) => (await site.fetch(`/sandbox/${name}/pages`, {})).text()

/** The addresses that a pretend tool posts to. */
const addresses = async (name: string) =>
  [...(await pageOf(name)).matchAll(/posted to <code>([^<]*)</g)].map(([, url]) => url ?? '')

const make = (id: string, by = owner) => by.api('POST', `/ticketing/${id}/webhook`)
const tell = (url: string, init: RequestInit = {}) =>
  site.fetch(new URL(url).pathname + new URL(url).search, { method: 'POST', ...init })

/** A company that is mapped, whose alerts have tickets. */
async function mapped(toolId: string, settings: object): Promise<string> {
  const mappings = (await owner.api('GET', `/integration/${toolId}/mappings/customer`))
    .body as TicketMappingAnswer[]
  const found = mappings.find(({ suggestion, accountId }) => suggestion !== null || accountId !== null)
  const customerId = found?.customerId ?? ''
  const accountId = found?.accountId ?? found?.suggestion?.id
  await owner.api('PUT', `/integration/${toolId}/mappings/customer`, { customerId, accountId })
  expect((await owner.api('PUT', `/integration/${toolId}/mappings/ticket/*`, settings)).status).toBe(200)
  return customerId
}

const alertOf = async ({ id, customer_id }: AlertRow) =>
  ((await owner.api('GET', `/secure/alert/${customer_id}/${id}`)).body as { alert: AlertRow }).alert

async function withTicket(customerId: string): Promise<AlertRow> {
  const alert = await desk.raise(customerId)
  const asked = await owner.api('POST', `/secure/alert/${customerId}/${alert.id}/ticket`, {})
  expect(asked.status).toBe(200)
  await expect.poll(async () => (await alertOf(alert)).ticket?.state, { timeout: 20_000 }).toBe('sent')
  return alertOf(alert)
}

const dueOf = async ({ id }: AlertRow) => {
  const { rows } = await sql<{ due: string }>`
    select read_due::text as due from alert_ticket where alert_id = ${id}::uuid`.execute(site.database.db)
  return Number(rows[0]?.due)
}

const all = (priority: string) =>
  Object.fromEntries(
    (['critical', 'high', 'medium', 'low', 'informational'] as const).map((each) => [each, priority]),
  )

describe('ConnectWise, whose interface can be told an address', () => {
  let toolId: string
  let customerId: string
  beforeAll(async () => {
    toolId = await connect('connectwise')
    customerId = await mapped(toolId, {
      fields: { ...nothingChosen.fields, board: '2', type: '41', subtype: '51' },
      priorities: all('7'),
    })
  })
  afterAll(async () => {
    if ((await tool()).id === toolId) await owner.api('DELETE', `/ticketing/${toolId}`)
  })

  test('is told it, and nobody sees it', async () => {
    expect(await make(toolId)).toMatchObject({ status: 201, body: { url: null } })
    const [url = '', ...more] = await addresses('connectwise')
    expect(more).toEqual([])
    expect(url).toContain(`/api/ticketing/${toolId}/webhook/`)
    expect((await tool()).webhook).toMatchObject({ is_registered: true, told_at: null })
    const { rows } = await sql`select * from ticket_webhook`.execute(site.database.db)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([rows, await tool()])).not.toContain(url.split('/').at(-1))
  })

  test('a ticket that is closed there closes its alert at once, though nothing is read by itself', async () => {
    const alert = await withTicket(customerId)
    await press('connectwise', 'castellandemo', {
      ticket: alert.ticket?.id ?? '',
      act: 'set',
      status: 'Done',
    })
    await expect.poll(async () => (await alertOf(alert)).status, { timeout: 20_000 }).toBe('resolved')
    expect((await alertOf(alert)).ticket?.reading).toMatchObject({ status: 'Done', is_closed: true })
    expect((await tool()).webhook?.told_at).toBe(new Date(site.now.value).toISOString())
  })

  test('a new address takes the place of the one before, there and here', async () => {
    const [before = ''] = await addresses('connectwise')
    expect((await make(toolId)).status).toBe(201)
    const [after = '', ...more] = await addresses('connectwise')
    expect([more, after === before]).toEqual([[], false])
    expect((await tell(before)).status).toBe(404)
    expect((await tell(after)).status).toBe(204)
  })

  test('where it cannot be told, the address before holds on', async () => {
    const [before = ''] = await addresses('connectwise')
    await press('connectwise', 'castellandemo', { failure: 'no-permission' })
    const answer = await make(toolId)
    await press('connectwise', 'castellandemo', {})
    expect(answer).toMatchObject({ status: 502, body: { code: 'psaNotConnected' } })
    expect(await addresses('connectwise')).toEqual([before])
    expect((await tell(before)).status).toBe(204)
  })

  test('is told to post no more when the address is taken away, and when it is disconnected', async () => {
    const [before = ''] = await addresses('connectwise')
    expect((await owner.api('DELETE', `/ticketing/${toolId}/webhook`)).status).toBe(204)
    expect(await addresses('connectwise')).toEqual([])
    expect([(await tell(before)).status, (await tool()).webhook]).toEqual([404, null])
    await make(toolId)
    expect(await addresses('connectwise')).toHaveLength(1)
    expect((await owner.api('DELETE', `/ticketing/${toolId}`)).status).toBe(204)
    expect(await addresses('connectwise')).toEqual([])
  })
})

describe('Halo, where a person enters it', () => {
  let toolId: string
  let customerId: string
  let url: string
  beforeAll(async () => {
    toolId = await connect('halo')
    customerId = await mapped(toolId, {
      fields: { ...nothingChosen.fields, type: '21', team: 'Security' },
      priorities: all('1/1'),
    })
  })
  beforeEach(async () => {
    url = ((await make(toolId)).body as { url: string }).url
  })

  test('a ticket that is closed there closes its alert once the address stands there', async () => {
    const alert = await withTicket(customerId)
    await press('halo', 'castellan-demo.halopsa.com', { webhook: url })
    await press('halo', 'castellan-demo.halopsa.com', {
      ticket: alert.ticket?.id ?? '',
      act: 'set',
      status: 'Closed',
    })
    await expect.poll(async () => (await alertOf(alert)).status, { timeout: 20_000 }).toBe('resolved')
  })

  test('nothing of what is posted is believed, and whatever is posted is taken', async () => {
    const alert = await withTicket(customerId)
    for (const body of ['<html>', `{"id":${alert.ticket?.id},"status":"Closed"}`, '', 'a'.repeat(100_000)])
      expect((await tell(url, { body })).status).toBe(204)
    expect((await tell(`${url}?id=${encodeURIComponent("1' or '1'='1")}`)).status).toBe(204)
    expect((await tell(`${url}?id=${'1'.repeat(500)}`)).status).toBe(422)
    expect((await tell(url, { body: 'a'.repeat(600_000) })).status).toBe(413)
    expect((await alertOf(alert)).status).not.toBe('resolved')
  })

  test('a ticket is asked about at most once a minute, however often the tool posts', async () => {
    const alert = await withTicket(customerId)
    const askedAt = site.now.value
    await sql`update alert_ticket set asked_at = ${askedAt}::bigint, read_due = ${askedAt + HOUR}::bigint
      where alert_id = ${alert.id}::uuid`.execute(site.database.db)
    for (let each = 0; each < 3; each += 1) expect((await tell(url)).status).toBe(204)
    expect(await dueOf(alert)).toBe(askedAt + MINUTE)
    expect((await tell(`${url}?id=${alert.ticket?.id}`)).status).toBe(204)
    expect(await dueOf(alert)).toBe(askedAt + 10_000)
  })

  test('a stranger, another tool, and who may only look get nowhere', async () => {
    const key = url.split('/').at(-1) ?? ''
    const other = key.replaceAll(/./g, '0')
    expect((await tell(url.replace(key, other))).status).toBe(404)
    expect((await tell(url.replace(key, 'x'))).status).toBe(404)
    expect((await tell(url.replace(toolId, owner.login.organization.id))).status).toBe(404)
    expect(await make(toolId, reader)).toMatchObject({ status: 403, body: { code: 'noPermission' } })
    expect((await reader.api('DELETE', `/ticketing/${toolId}/webhook`)).status).toBe(403)
    expect((await make(owner.login.organization.id)).status).toBe(404)
  })

  test('who posts without a pause is asked to slow down', async () => {
    // A minute that began before may end meanwhile: of twice as many, more than the limit are in one of the two.
    const often = 2 * ticketingLimits.changesPerMinute + 1
    const answers = await Promise.all(Array.from({ length: often }, () => tell(url)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 429]))
  })
})
