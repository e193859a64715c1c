import { createAutotaskSandbox } from '#sandbox/autotask/autotask.sandbox.ts'
import { createAutotaskInstance } from '#sandbox/autotask/state.ts'
import { createAutotaskConnector } from '#server/connectors/autotask/autotask.connector.ts'
import { type Course, courseParts, inProcess, START } from '../course.ts'
import { ticketSteps } from '../ticket-steps.ts'

const URL_OF_IT = 'https://autotasks.example'
const GIVEN = { username: 'api1@MSP.COM', secret: 's3cret', integrationCode: 'CODE' }
const COMPLETE = 5

export const autotask: Course = {
  vendor: 'Autotask',
  open(around) {
    const instance = createAutotaskInstance({
      name: 'MSP',
      ...GIVEN,
      companies: Array.from({ length: 501 }, (_, place) => ({
        id: place + 1,
        companyName: `Company ${place}`,
        isActive: true,
      })),
    })
    const clock = { now: () => START }
    const cloud = createAutotaskSandbox({ instances: [instance], baseUrl: URL_OF_IT, clock })
    const fetch = around(inProcess(URL_OF_IT, cloud))
    const connector = createAutotaskConnector({ ...courseParts(fetch), publicFetch: fetch, url: URL_OF_IT })
    return ticketSteps({
      open: () => connector.openTickets(GIVEN),
      fields: { queue: '29683378', status: '1', issueType: '10', closedStatus: String(COMPLETE) },
      priority: '1',
      accountId: '7',
      held: () =>
        instance.tickets.map(({ title, status, notes }) => ({
          summary: title,
          isClosed: status === COMPLETE,
          notes: notes.map(({ description }) => description),
        })),
    })
  },
}
