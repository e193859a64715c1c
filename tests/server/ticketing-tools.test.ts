import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  TicketMappingAnswer,
  TicketToolAnswer,
} from '#shared/contract/endpoints/integrations/ticketing.ts'
import { nothingChosen } from '#shared/domain/ticketing/ticket-settings.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'
import {
  autotaskCredentials,
  connectWiseCredentials,
  haloCredentials,
  syncroCredentials,
} from '#tests/support/vendors/tool-credentials.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const tool = async () => (await owner.api('GET', '/ticketing')).body as TicketToolAnswer

/** Addresses that nothing may be asked at. */
const INNER = ['http://desk.example', 'https://10.0.0.1', 'https://localhost:4700']

describe.each([
  {
    name: 'Autotask',
    path: '/tools/autotask',
    read: (from: TestSite): Promise<Record<string, string>> => autotaskCredentials(from),
    secrets: ['secret', 'integrationCode'],
    elsewhere: { username: 'nobody@MSP.COM' },
    inner: [],
    host: 'autotask.net/castellandemo.com',
    asked: ['queue', 'issueType', 'status', 'closedStatus'],
    chosen: { queue: '29683378', status: '1', closedStatus: '5' },
    gone: ['queue', 'status'],
    priorities: ['4', '1', '2', '3', '3'],
  },
  {
    name: 'Syncro',
    path: '/tools/syncro',
    read: (from: TestSite): Promise<Record<string, string>> => syncroCredentials(from),
    secrets: ['apiKey'],
    elsewhere: { companyUrl: 'https://nobody.syncromsp.com' },
    inner: INNER,
    host: 'castellan-demo.syncromsp.com',
    asked: ['issueType', 'status', 'assignee', 'closedStatus'],
    chosen: { issueType: 'Security', closedStatus: 'Resolved' },
    gone: ['issueType'],
    priorities: ['0 Urgent', '1 High', '2 Normal', '3 Low', '3 Low'],
  },
  {
    name: 'ConnectWise',
    path: '/tools/connectwise',
    read: (from: TestSite): Promise<Record<string, string>> => connectWiseCredentials(from),
    secrets: ['publicKey', 'privateKey'],
    elsewhere: { companyUrl: 'https://eu.myconnectwise.net' },
    inner: INNER,
    host: 'na.myconnectwise.net/castellandemo',
    asked: ['board', 'type', 'subtype', 'team', 'status', 'closedStatus'],
    chosen: { board: '2', type: '41', subtype: '51', team: '5', closedStatus: '28' },
    gone: ['board'],
    priorities: ['6', '7', '8', '9', '9'],
  },
])('$name', ({ name, path, read, secrets, elsewhere, inner, host, asked, chosen, gone, priorities }) => {
  let given: Record<string, string>
  beforeAll(async () => {
    given = await read(site)
  })
  afterAll(async () => {
    await owner.api('DELETE', `/ticketing/${(await tool()).id}`)
  })
  const connect = (change: object = {}, by = owner) =>
    by.api('POST', path, { credentials: { ...given, ...change } })

  test('is not connected with a wrong key or where there is none, in the words of the specification (INT-26)', async () => {
    const refused = {
      status: 502,
      body: {
        code: 'psaNotConnected',
        message: 'Error connecting to the ticketing tool. Please check your credentials.',
      },
    }
    for (const secret of secrets) expect(await connect({ [secret]: 'other' })).toMatchObject(refused)
    expect(await connect(elsewhere)).toMatchObject(refused)
  })

  test('is not looked for within our own network', async () => {
    for (const companyUrl of inner)
      expect(await connect({ companyUrl })).toMatchObject({ status: 422, body: { code: 'failedValidation' } })
  })

  test('is not connected by who may only look', async () => {
    expect((await connect({}, await site.signIn('reader'))).status).toBe(403)
  })

  test('is connected, read, and never told what it is reached with (INT-18, INT-22 to INT-24)', async () => {
    expect(await connect()).toMatchObject({ status: 200, body: { type: name, state: 'Connected' } })
    await expect.poll(async () => (await tool()).state, { timeout: 20_000 }).toBe('Sync Successful')
    const connected = await tool()
    expect(connected).toMatchObject({
      IntegrationApplication: { application_name: name },
      catalog: { host, accounts: expect.any(Number) },
    })
    expect(connected.catalog.accounts).toBeGreaterThan(2)
    expect(connected.catalog.fields.map(({ field }) => field)).toEqual(asked)
    const { rows } = await sql`select * from ticket_secret`.execute(site.database.db)
    const everything = JSON.stringify([connected, await pulledBy(owner, { cursor: 0 }), rows])
    expect(everything).toContain(connected.id)
    for (const secret of secrets) expect(everything).not.toContain(given[secret])
  })

  test('keeps its place until it is disconnected', async () => {
    expect(
      await owner.api('POST', '/tools/halo', { credentials: await haloCredentials(site) }),
    ).toMatchObject({
      status: 409,
      body: { code: 'otherToolConnected' },
    })
    expect((await connect()).status).toBe(200)
  })

  test('has companies mapped to its customers, and tickets settled by its fields (INT-28, INT-29, INT-30)', async () => {
    const { id } = await tool()
    const mappings = (await owner.api('GET', `/integration/${id}/mappings/customer`))
      .body as TicketMappingAnswer[]
    const suggested = mappings.find(({ suggestion }) => suggestion !== null)
    expect(
      await owner.api('PUT', `/integration/${id}/mappings/customer`, {
        customerId: suggested?.customerId,
        accountId: suggested?.suggestion?.id,
      }),
    ).toMatchObject({ status: 200, body: { accountName: suggested?.suggestion?.name } })
    const [critical, high, medium, low, informational] = priorities
    const put = (fields: object) =>
      owner.api('PUT', `/integration/${id}/mappings/ticket/*`, {
        fields: { ...nothingChosen.fields, ...fields },
        priorities: { critical, high, medium, low, informational },
      })
    expect(await put(Object.fromEntries(gone.map((field) => [field, 'Nothing of theirs'])))).toMatchObject({
      status: 422,
      body: { message: `These ticket settings have to be chosen anew: ${gone.join(', ')}` },
    })
    expect(await put(chosen)).toMatchObject({ status: 200, body: { issues: [] } })
  })
})

test('two companies of one host of ConnectWise are two tools', async () => {
  const given = await connectWiseCredentials(site)
  expect((await owner.api('POST', '/tools/connectwise', { credentials: given })).status).toBe(200)
  expect(
    await owner.api('POST', '/tools/connectwise', { credentials: { ...given, companyId: 'other' } }),
  ).toMatchObject({ status: 409, body: { code: 'otherToolConnected' } })
})
