import type { TicketingApplication } from '#shared/domain/integrations/applications.ts'
import type { TicketField } from '#shared/domain/ticketing/ticket-catalog.ts'
import { createAutotaskSandbox } from '#sandbox/autotask/autotask.sandbox.ts'
import { createAutotaskInstance } from '#sandbox/autotask/state.ts'
import { createConnectWiseSandbox } from '#sandbox/connectwise/connectwise.sandbox.ts'
import { createConnectWiseInstance } from '#sandbox/connectwise/state.ts'
import { createHaloSandbox } from '#sandbox/halo/halo.sandbox.ts'
import { createHaloInstance } from '#sandbox/halo/state.ts'
import { createSyncroInstance } from '#sandbox/syncro/state.ts'
import { createSyncroSandbox } from '#sandbox/syncro/syncro.sandbox.ts'
import { createAutotaskConnector } from '#server/connectors/autotask/autotask.connector.ts'
import { createConnectWiseConnector } from '#server/connectors/connectwise/connectwise.connector.ts'
import { createHaloConnector } from '#server/connectors/halo/halo.connector.ts'
import { createSyncroConnector } from '#server/connectors/syncro/syncro.connector.ts'
import type { Tickets } from '#server/connectors/tickets.ts'

type Around = (ask: typeof fetch) => typeof fetch

/** A ticketing tool in this process, on whose page a person sets states of tickets and deletes them. */
export interface PretendTool {
  type: TicketingApplication
  open: (around: Around) => Tickets
  accountId: string
  priority: string
  fields: Partial<Record<TicketField, string>>
  /** The names of its states. */
  words: { open: string; other: string; closed: string }
  /** The id of the first ticket. */
  first: number
  set: (ticketId: number, status: string) => Promise<void>
  remove: (ticketId: number) => Promise<void>
  /** The texts of its notes beside the first one. */
  notes: (ticketId: number) => string[]
}

const PLACE = 'https://tools.example'
const HOST = 'msp.tool.example'
const CLIENT = '0f0b6a4e-4f0a-4a55-9a5e-7d3d4f6f1a10'

interface Cloud {
  request: (path: string, request: Request) => Response | Promise<Response>
}

/** The way to a pretend cloud, and what a person does on its page. `key` is by which the page knows the tool. */
function surroundings(cloud: Cloud, key: string, now: () => number) {
  const way = (async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    return cloud.request(request.url.slice(PLACE.length), request)
  }) as typeof fetch
  const act = async (ticketId: number, what: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ key, ticket: String(ticketId), ...what }))
      body.set(name, value)
    const { status } = await cloud.request('/pages', new Request(`${PLACE}/pages`, { method: 'POST', body }))
    if (status !== 303) throw new Error(`The page answered ${status}`)
  }
  return {
    partsOf: (around: Around) => ({
      fetch: around(way),
      publicFetch: way,
      clock: { now },
      sleep: async () => {},
      random: () => 0,
      url: PLACE,
    }),
    set: (ticketId: number, status: string) => act(ticketId, { act: 'set', status }),
    remove: (ticketId: number) => act(ticketId, { act: 'delete' }),
  }
}

function halo(now: () => number): PretendTool {
  const keys = { clientId: 'id-1', clientSecret: 's3cret' }
  const clients = [{ id: 7, name: 'Contoso', inactive: false }]
  const instance = createHaloInstance({ host: HOST, name: 'MSP', ...keys, clients })
  const cloud = createHaloSandbox({ instances: [instance], clock: { now } })
  const { partsOf, ...acts } = surroundings(cloud, HOST, now)
  return {
    ...acts,
    type: 'Halo',
    open: (around) =>
      createHaloConnector(partsOf(around)).openTickets({ companyUrl: `https://${HOST}`, ...keys }),
    accountId: '7',
    priority: '1/2',
    fields: { type: '21', team: 'Security', status: '1', closedStatus: '9' },
    words: { open: 'New', other: 'In Progress', closed: 'Closed' },
    first: 1001,
    notes: (id) => instance.actions.filter((each) => each.ticket_id === id).map((each) => each.note_html),
  }
}

function connectWise(now: () => number): PretendTool {
  const keys = { companyId: 'msp', publicKey: 'pub', privateKey: 's3cret' }
  const companies = [{ id: 7, name: 'Contoso', deletedFlag: false }]
  const host = 'na.myconnectwise.net'
  const instance = createConnectWiseInstance({ host, name: 'MSP', ...keys, companies })
  const cloud = createConnectWiseSandbox({ instances: [instance], clientId: CLIENT, clock: { now } })
  const { partsOf, ...acts } = surroundings(cloud, keys.companyId, now)
  return {
    ...acts,
    type: 'ConnectWise',
    open: (around) =>
      createConnectWiseConnector({ ...partsOf(around), clientId: CLIENT }).openTickets({
        companyUrl: `https://${host}`,
        ...keys,
      }),
    accountId: '7',
    priority: '7',
    fields: { board: '2', type: '41', subtype: '51', team: '5', status: '26', closedStatus: '28' },
    words: { open: 'New', other: 'Triage', closed: 'Done' },
    first: 12_001,
    notes: (ticketId) =>
      instance.tickets
        .filter(({ id }) => id === ticketId)
        .flatMap(({ notes }) => notes.map(({ text }) => text)),
  }
}

function autotask(now: () => number): PretendTool {
  const keys = { username: 'api1@MSP.COM', secret: 's3cret', integrationCode: 'CODE' }
  const companies = [{ id: 7, companyName: 'Contoso', isActive: true }]
  const instance = createAutotaskInstance({ name: 'MSP', ...keys, companies })
  const cloud = createAutotaskSandbox({ instances: [instance], baseUrl: PLACE, clock: { now } })
  const { partsOf, ...acts } = surroundings(cloud, keys.username, now)
  return {
    ...acts,
    type: 'Autotask',
    open: (around) => createAutotaskConnector(partsOf(around)).openTickets(keys),
    accountId: '7',
    priority: '1',
    fields: { queue: '29683378', issueType: '10', status: '1', closedStatus: '5' },
    words: { open: 'New', other: 'In Progress', closed: 'Complete' },
    first: 7001,
    notes: (ticketId) =>
      instance.tickets
        .filter(({ id }) => id === ticketId)
        .flatMap(({ notes }) => notes.map(({ description }) => description)),
  }
}

function syncro(now: () => number): PretendTool {
  const customers = [{ id: 7, business_name: 'Contoso', firstname: 'Ada', lastname: 'Brun', disabled: false }]
  const instance = createSyncroInstance({ host: HOST, name: 'MSP', apiKey: 's3cret', customers })
  const cloud = createSyncroSandbox({ instances: [instance], clock: { now } })
  const { partsOf, ...acts } = surroundings(cloud, HOST, now)
  return {
    ...acts,
    type: 'Syncro',
    open: (around) =>
      createSyncroConnector(partsOf(around)).openTickets({ companyUrl: `https://${HOST}`, apiKey: 's3cret' }),
    accountId: '7',
    priority: '1 High',
    fields: { issueType: 'Security', assignee: '42', status: 'New', closedStatus: 'Resolved' },
    words: { open: 'New', other: 'In Progress', closed: 'Resolved' },
    first: 90_001,
    notes: (ticketId) =>
      instance.tickets
        .filter(({ id }) => id === ticketId)
        // The first one is what the ticket was opened with.
        .flatMap(({ comments }) => comments.slice(1).map(({ body }) => body)),
  }
}

/** A new tool of each application. `now` is in milliseconds since 1970. */
export const pretendTools: Record<TicketingApplication, (now: () => number) => PretendTool> = {
  Halo: halo,
  ConnectWise: connectWise,
  Autotask: autotask,
  Syncro: syncro,
}
