import { html } from 'hono/html'
import { createPretendPages, pretendPage } from '../pretend-pages.ts'
import { type AutotaskInstance, FAILURES } from './state.ts'
import { patchTicket, removeTicket } from './tickets.ts'
import { type Post, tellWebhooks } from '../webhooks.ts'

/** On which a person finds what an organization's Autotask is reached with, its tickets, and chooses what fails there. */
export const createAutotaskPages = (
  instances: readonly AutotaskInstance[],
  clock: { now: () => number },
  post: Post | undefined,
) =>
  createPretendPages({
    title: 'Autotask',
    instances,
    failures: FAILURES,
    keyOf: ({ username }) => username,
    keys: ({ username, secret, integrationCode }) => [
      ['User name', username],
      ['Secret', secret],
      ['Integration code', integrationCode],
    ],
    about: (desk) => ticketList(desk, undefined),
    tickets: {
      all: ({ tickets, picklists }) =>
        tickets.map(({ id, status }) => ({
          id,
          status: picklists.status.find(({ value }) => value === status)?.label ?? '',
        })),
      statuses: ({ picklists }) => picklists.status.map(({ label }) => label),
      set: (desk, id, status) => {
        const chosen = desk.picklists.status.find(({ label }) => label === status)
        patchTicket(desk, { id, status: chosen?.value }, clock.now())
      },
      remove: removeTicket,
      webhooks: (desk) => desk,
      tell: (desk, id) => tellWebhooks(desk, post, { Action: 'Update', EntityType: 'Ticket', Id: id }),
    },
  })

/** The page of one ticket. */
export const ticketPage = (desk: AutotaskInstance, id: number) => pretendPage(desk.name, ticketList(desk, id))

const ticketList = ({ tickets, companies, picklists }: AutotaskInstance, only: number | undefined) =>
  tickets
    .filter(({ id }) => only === undefined || id === only)
    .map(
      ({ ticketNumber, title, companyID, queueID, status, description, notes }) =>
        html`<h3>${ticketNumber} ${title}</h3>
          <p>
            ${companies.find(({ id }) => id === companyID)?.companyName ?? ''},
            ${picklists.queueID.find(({ value }) => value === queueID)?.label ?? ''},
            ${picklists.status.find(({ value }) => value === status)?.label ?? ''}
          </p>
          <pre>${description}</pre>
          ${notes.map((note) => html`<pre>${note.description}</pre>`)}`,
    )
