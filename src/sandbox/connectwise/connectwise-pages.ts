import { html } from 'hono/html'
import { createPretendPages, pretendPage } from '../pretend-pages.ts'
import { type ConnectWiseInstance, FAILURES } from './state.ts'
import { findTicket, patchTicket, removeTicket, statusesOf } from './tickets.ts'
import { tellChange } from './callbacks.ts'
import type { Post } from '../webhooks.ts'

/** On which a person finds what a company's ConnectWise is reached with, its tickets, and chooses what fails there. */
export const createConnectWisePages = (
  instances: readonly ConnectWiseInstance[],
  clock: { now: () => number },
  post: Post | undefined,
) =>
  createPretendPages({
    title: 'ConnectWise',
    instances,
    failures: FAILURES,
    keyOf: ({ companyId }) => companyId,
    keys: ({ host, companyId, publicKey, privateKey }) => [
      ['Company URL', `https://${host}`],
      ['Company ID', companyId],
      ['Public key', publicKey],
      ['Private key', privateKey],
    ],
    about: (desk) => ticketList(desk, undefined),
    tickets: {
      all: ({ tickets }) => tickets.map(({ id, status }) => ({ id, status: status.name })),
      statuses: (desk, id) => statusesOf(desk, findTicket(desk, id)).map(({ name }) => name),
      set: (desk, id, status) => {
        const ticket = findTicket(desk, id)
        const value = statusesOf(desk, ticket).find(({ name }) => name === status)
        patchTicket(desk, ticket, [{ op: 'replace', path: 'status', value }], clock.now())
      },
      remove: removeTicket,
      webhooks: (desk) => desk,
      tell: (desk, id) => tellChange(desk, post, id),
    },
  })

/** The page of one ticket. */
export const ticketPage = (desk: ConnectWiseInstance, id: number) =>
  pretendPage(desk.name, ticketList(desk, id))

const ticketList = ({ tickets }: ConnectWiseInstance, only: number | undefined) =>
  tickets
    .filter(({ id }) => only === undefined || id === only)
    .map(
      ({
        id,
        summary,
        company,
        board,
        type,
        subType,
        team,
        status,
        priority,
        initialInternalAnalysis,
        notes,
      }) =>
        html`<h3>${id} ${summary}</h3>
          <p>
            ${[company, board, type, subType, team, priority, status]
              .flatMap((each) => (each ? [each.name] : []))
              .join(', ')}
          </p>
          <pre>${initialInternalAnalysis}</pre>
          ${notes.map(({ text }) => html`<pre>${text}</pre>`)}`,
    )
