import { ManageAPI } from 'connectwise-rest'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts'
import { createConnectWiseSandbox } from './connectwise.sandbox.ts'
import { type ConnectWiseInstance, createConnectWiseInstance } from './state.ts'

const KEYS = { companyId: 'msp', publicKey: 'pub', privateKey: 'priv:ate' }
const CLIENT = '0f0b6a4e-4f0a-4a55-9a5e-7d3d4f6f1a10'
const HOST = 'api-na.myconnectwise.net'

let served: ServedApp
let desk: ConnectWiseInstance
const instances: ConnectWiseInstance[] = []
beforeAll(async () => {
  served = await serveApp(createConnectWiseSandbox({ instances, clientId: CLIENT, clock: Date }))
})
beforeEach(() => {
  desk = createConnectWiseInstance({
    host: 'na.myconnectwise.net',
    name: 'MSP',
    ...KEYS,
    companies: Array.from({ length: 1100 }, (_, place) => ({
      id: place + 1,
      name: `Company ${place + 1}`,
      deletedFlag: place === 0,
    })),
  })
  instances.splice(0, 1, desk)
})
afterAll(() => served?.close())

/** The published client, whose own HTTP client is led to the sandbox: it takes no address but one of TLS. */
function open(change: Partial<typeof KEYS> = {}, port = served.port) {
  const client = new ManageAPI({ ...KEYS, ...change, companyUrl: HOST, clientId: CLIENT, logger: () => {} })
  const baseURL = `http://127.0.0.1:${port}/${HOST}/v4_6_release/apis/3.0`
  for (const { instance } of [client.CompanyAPI, client.ServiceAPI, client.SystemAPI] as unknown as {
    instance: { defaults: { baseURL: string } }
  }[])
    instance.defaults.baseURL = baseURL
  return client
}

test('the published client pages through all companies', async () => {
  const client = open()
  expect((await client.SystemAPI.getSystemInfo()).isCloud).toBe(true)
  const all = await client.paginate(
    client.CompanyAPI.getCompanyCompanies.bind(client.CompanyAPI),
    { pageSize: 500 },
    { conditions: 'deletedFlag=false', orderBy: 'id asc' },
  )
  expect(all).toHaveLength(1099)
})

test('the published client opens a ticket, finds it, notes it and closes it', async () => {
  const { ServiceAPI } = open()
  const made = await ServiceAPI.postServiceTickets({
    summary: 'Sign-in (abc)',
    recordType: 'ServiceTicket',
    company: { id: 7 },
    board: { id: 2 },
    type: { id: 41 },
    subType: { id: 51 },
    team: { id: 5 },
    priority: { id: 7 },
  })
  const found = await ServiceAPI.getServiceTickets({ conditions: 'summary like "%(abc)"' })
  expect(found.map(({ id }) => id)).toEqual([made.id])
  await ServiceAPI.postServiceTicketsByParentIdNotes(made.id ?? 0, {
    text: 'It happened again',
    internalAnalysisFlag: true,
  })
  const closed = await ServiceAPI.patchServiceTicketsById(made.id ?? 0, [
    { op: 'replace', path: 'status', value: { id: 28 } },
  ])
  expect(closed).toMatchObject({ closedFlag: true })
  expect(desk.tickets[0]?.notes.map(({ text }) => text)).toEqual(['It happened again'])
})

test('the published client reads refusals', async () => {
  await expect(open({ privateKey: 'other' }).SystemAPI.getSystemInfo()).rejects.toMatchObject({
    status: 401,
    data: { code: 'Unauthorized' },
  })
  await expect(open().ServiceAPI.postServiceTickets({ summary: 'Nothing else' })).rejects.toMatchObject({
    status: 400,
    data: { errors: expect.arrayContaining([expect.objectContaining({ code: 'MissingRequired' })]) },
  })
})

test('the published client has changes of tickets posted to an address, and takes it away again', async () => {
  const posts: string[] = []
  const app = createConnectWiseSandbox({
    instances,
    clientId: CLIENT,
    clock: Date,
    post: async (url) => void posts.push(url),
  })
  const other = await serveApp(app)
  try {
    const { ServiceAPI, SystemAPI } = open({}, other.port)
    const callback = { url: 'https://castellan.example/told', type: 'ticket', level: 'owner', objectId: 1 }
    const made = await SystemAPI.postSystemCallbacks({ ...callback, description: 'Castellan' })
    expect((await SystemAPI.getSystemCallbacks()).map(({ url }) => url)).toEqual([callback.url])
    const { id = 0 } = await ServiceAPI.postServiceTickets({ summary: 'Sign-in', company: { id: 7 } })
    await ServiceAPI.patchServiceTicketsById(id, [{ op: 'replace', path: 'status', value: { id: 17 } }])
    expect(posts).toEqual([`${callback.url}?action=updated&id=${id}`])
    await SystemAPI.deleteSystemCallbacksById(made.id ?? 0)
    expect(await SystemAPI.getSystemCallbacks()).toEqual([])
  } finally {
    other.close()
  }
})
