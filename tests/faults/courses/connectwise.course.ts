import { createConnectWiseSandbox } from '#sandbox/connectwise/connectwise.sandbox.ts'
import { createConnectWiseInstance } from '#sandbox/connectwise/state.ts'
import { createConnectWiseConnector } from '#server/connectors/connectwise/connectwise.connector.ts'
import { type Course, courseParts, inProcess, START } from '../course.ts'
import { ticketSteps } from '../ticket-steps.ts'

const URL_OF_IT = 'https://connectwises.example'
/** What each of our addresses begins with. */
const OURS = 'https://castellan.example/api/ticketing/1/webhook/'
const CLIENT = '0f0b6a4e-4f0a-4a55-9a5e-7d3d4f6f1a10'
const GIVEN = {
  companyUrl: 'https://na.myconnectwise.net',
  companyId: 'msp',
  publicKey: 'pub',
  privateKey: 'priv:ate',
}

export const connectWise: Course = {
  vendor: 'ConnectWise',
  async open(around) {
    const instance = createConnectWiseInstance({
      host: 'na.myconnectwise.net',
      companyId: GIVEN.companyId,
      name: 'MSP',
      publicKey: GIVEN.publicKey,
      privateKey: GIVEN.privateKey,
      companies: Array.from({ length: 1001 }, (_, place) => ({
        id: place + 1,
        name: `Company ${place}`,
        deletedFlag: false,
      })),
    })
    const clock = { now: () => START }
    const cloud = createConnectWiseSandbox({ instances: [instance], clientId: CLIENT, clock })
    const fetch = around(inProcess(URL_OF_IT, cloud))
    const connector = createConnectWiseConnector({
      ...courseParts(fetch),
      publicFetch: fetch,
      url: URL_OF_IT,
      clientId: CLIENT,
    })
    const addresses = () => new Set(instance.webhooks.map(({ url }) => url))
    const steps = await ticketSteps({
      open: () => connector.openTickets(GIVEN),
      fields: { board: '2', type: '41', subtype: '51', team: '5', closedStatus: '28' },
      priority: '7',
      accountId: '7',
      held: () =>
        instance.tickets.map(({ summary, status, notes }) => ({
          summary,
          isClosed: status.id === 28,
          notes: notes.map(({ text }) => text),
        })),
    })
    instance.webhooks.push({ id: 900, url: `${OURS}former` }, { id: 901, url: 'https://other.example/' })
    const settled = (url: string | null) => ({
      run: () =>
        connector.openTickets(GIVEN).setWebhook?.(OURS, url) ?? Promise.reject(new Error('There is one')),
      held: addresses,
    })
    return {
      ...steps,
      'is told an address to post to': settled(`${OURS}new`),
      'is told to post no more': settled(null),
    }
  },
}
