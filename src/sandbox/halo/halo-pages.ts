import { html } from 'hono/html'
import { createPretendPages, pretendPage } from '../pretend-pages.ts'
import { findTicket, removeTicket, setStatus } from './tickets.ts'
import { type Post, tellWebhooks } from '../webhooks.ts'
import { FAILURES, type HaloInstance } from './state.ts'

/** On which a person finds what an organization's Halo is reached with, its tickets, and chooses what fails there. */
export const createHaloPages = (
  instances: readonly HaloInstance[],
  clock: { now: () => number },
  post: Post | undefined,
) =>
  createPretendPages({
    title: 'Halo',
    instances,
    failures: FAILURES,
    keyOf: ({ host }) => host,
    keys: ({ host, clientId, clientSecret }) => [
      ['Company URL', `https://${host}`],
      ['Client ID', clientId],
      ['Client secret', clientSecret],
    ],
    about: (halo) => ticketList(halo, undefined),
    tickets: {
      all: ({ tickets, statuses }) =>
        tickets.map(({ id, status_id }) => ({
          id,
          status: statuses.find((each) => each.id === status_id)?.name ?? '',
        })),
      statuses: ({ statuses }) => statuses.map(({ name }) => name),
      set: (halo, id, status) => {
        const chosen = halo.statuses.find(({ name }) => name === status)
        setStatus(halo, findTicket(halo, id), chosen?.id, clock.now())
      },
      remove: removeTicket,
      webhooks: (halo) => halo,
      tell: (halo, id) => tellWebhooks(halo, post, { id, object: 'ticket', event: 'Ticket Updated' }),
    },
  })

/** The page of one ticket, or of all. */
export const ticketPage = (halo: HaloInstance, only: number | undefined) =>
  pretendPage(halo.name, ticketList(halo, only))

const ticketList = ({ tickets, statuses, actions }: HaloInstance, only: number | undefined) =>
  tickets
    .filter(({ id }) => only === undefined || id === only)
    .map(
      ({ id, summary, client_name, team, status_id, details_html }) =>
        html`<h3>${id} ${summary}</h3>
          <p>${client_name}, ${team}, ${statuses.find((each) => each.id === status_id)?.name ?? ''}</p>
          <pre>${details_html}</pre>
          ${actions
            .filter(({ ticket_id }) => ticket_id === id)
            .map(({ note_html }) => html`<pre>${note_html}</pre>`)}`,
    )
