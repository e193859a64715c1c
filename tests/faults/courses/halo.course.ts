import { createHaloSandbox } from '#sandbox/halo/halo.sandbox.ts'
import { createHaloInstance, NEVER_CLOSED } from '#sandbox/halo/state.ts'
import { createHaloConnector } from '#server/connectors/halo/halo.connector.ts'
import { type Course, courseParts, inProcess, START } from '../course.ts'
import { ticketSteps } from '../ticket-steps.ts'

const URL_OF_IT = 'https://halos.example'
const GIVEN = { companyUrl: 'https://msp.halopsa.com', clientId: 'id-1', clientSecret: 's3cret' }

export const halo: Course = {
  vendor: 'Halo',
  // Where it is not told without credentials how to sign in, there is no Halo.
  otherwise: {
    'is answered with 401': ['notFound'],
    'is answered with 403': ['notFound'],
    'is led elsewhere by a captive portal': ['notFound'],
  },
  open(around) {
    const instance = createHaloInstance({
      host: 'msp.halopsa.com',
      name: 'MSP',
      clientId: GIVEN.clientId,
      clientSecret: GIVEN.clientSecret,
      clients: Array.from({ length: 101 }, (_, place) => ({
        id: place + 1,
        name: `Client ${place}`,
        inactive: false,
      })),
    })
    const clock = { now: () => START }
    const fetch = around(inProcess(URL_OF_IT, createHaloSandbox({ instances: [instance], clock })))
    const connector = createHaloConnector({ ...courseParts(fetch), publicFetch: fetch, url: URL_OF_IT })
    return ticketSteps({
      open: () => connector.openTickets(GIVEN),
      fields: { type: '21', team: 'Security', status: '1', closedStatus: '9' },
      priority: '1/2',
      accountId: '7',
      held: () =>
        instance.tickets.map(({ id, summary, dateclosed }) => ({
          summary,
          isClosed: dateclosed !== NEVER_CLOSED,
          notes: instance.actions.filter((each) => each.ticket_id === id).map(({ note_html }) => note_html),
        })),
    })
  },
}
