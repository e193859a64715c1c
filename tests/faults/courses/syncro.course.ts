import { createSyncroInstance } from '#sandbox/syncro/state.ts'
import { createSyncroSandbox } from '#sandbox/syncro/syncro.sandbox.ts'
import { createSyncroConnector } from '#server/connectors/syncro/syncro.connector.ts'
import { type Course, courseParts, inProcess, START } from '../course.ts'
import { ticketSteps } from '../ticket-steps.ts'

const URL_OF_IT = 'https://syncros.example'
const GIVEN = { companyUrl: 'https://msp.syncromsp.com', apiKey: 'T-1f' }

export const syncro: Course = {
  vendor: 'Syncro',
  // At an address that is nobody's the vendor shows a page, too.
  otherwise: { 'is answered by a captive portal': ['notFound'] },
  open(around) {
    const instance = createSyncroInstance({
      host: 'msp.syncromsp.com',
      name: 'MSP',
      apiKey: GIVEN.apiKey,
      customers: Array.from({ length: 101 }, (_, place) => ({
        id: place + 1,
        business_name: `Customer ${place}`,
        firstname: 'Ada',
        lastname: 'Brun',
        disabled: false,
      })),
    })
    const clock = { now: () => START }
    const fetch = around(inProcess(URL_OF_IT, createSyncroSandbox({ instances: [instance], clock })))
    const connector = createSyncroConnector({ ...courseParts(fetch), publicFetch: fetch, url: URL_OF_IT })
    return ticketSteps({
      open: () => connector.openTickets(GIVEN),
      fields: { issueType: 'Security', assignee: '42', status: 'New', closedStatus: 'Resolved' },
      priority: '1 High',
      accountId: '7',
      held: () =>
        instance.tickets.map(({ subject, status, comments }) => ({
          summary: subject,
          isClosed: status === 'Resolved',
          notes: comments.map(({ body }) => body),
        })),
    })
  },
}
