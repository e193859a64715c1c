import { html } from 'hono/html'
import { createPretendPages, pretendPage } from '../pretend-pages.ts'
import { FAILURES, type SyncroInstance } from './state.ts'
import { changeTicket, findTicket, removeTicket } from './tickets.ts'
import { type Post, tellWebhooks } from '../webhooks.ts'

/** On which a person finds what an organization's Syncro is reached with, its tickets, and chooses what fails there. */
export const createSyncroPages = (
  instances: readonly SyncroInstance[],
  clock: { now: () => number },
  post: Post | undefined,
) =>
  createPretendPages({
    title: 'Syncro',
    instances,
    failures: FAILURES,
    keyOf: ({ host }) => host,
    keys: ({ host, apiKey }) => [
      ['Company URL', `https://${host}`],
      ['API key', apiKey],
    ],
    about: (syncro) => ticketList(syncro, undefined),
    tickets: {
      all: ({ tickets }) => tickets,
      statuses: ({ settings }) => settings.ticket_statuses,
      set: (syncro, id, status) => void changeTicket(syncro, findTicket(syncro, id), { status }, clock.now()),
      remove: removeTicket,
      webhooks: (syncro) => syncro,
      tell: (syncro, id) =>
        tellWebhooks(syncro, post, {
          text: `Ticket ${id} was updated`,
          html: '',
          link: '',
          attributes: syncro.tickets.find((each) => each.id === id) ?? { id },
        }),
    },
  })

/** The page of one ticket. */
export const ticketPage = (syncro: SyncroInstance, id: number) =>
  pretendPage(syncro.name, ticketList(syncro, id))

const ticketList = ({ tickets, users }: SyncroInstance, only: number | undefined) =>
  tickets
    .filter(({ id }) => only === undefined || id === only)
    .map(
      ({ number, subject, customer_business_then_name, problem_type, status, priority, user_id, comments }) =>
        html`<h3>${number} ${subject}</h3>
          <p>
            ${customer_business_then_name}, ${problem_type}, ${priority}, ${status},
            ${users.find(([id]) => id === user_id)?.[1] ?? ''}
          </p>
          ${comments.map(({ body }) => html`<pre>${body}</pre>`)}`,
    )
