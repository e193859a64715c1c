import { type ToolCredentials, ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import { type HttpAnswer, parsed } from '../http.ts'
import type { OpenedTicket, TicketDraft, TicketRefusal, Tickets } from '../tickets.ts'
import { proofLimits, type ToolParts } from '../tool-host.ts'
import { syncroLimits } from './limits.ts'
import {
  customersAnswer,
  meAnswer,
  refusalAnswer,
  type SyncroCustomer,
  type SyncroTicket,
  ticketAnswer,
  ticketsAnswer,
} from './syncro-answers.ts'
import { readChoices } from './syncro-choices.ts'
import { openSyncro, type SyncroClient } from './syncro-client.ts'
import { readStates } from './syncro-reading.ts'

/** Works with the tickets of organizations in their Syncro, each with a key of its own. */
export const createSyncroConnector = (parts: ToolParts) => ({
  openTickets(credentials: ToolCredentials<'Syncro'>): Tickets {
    const client = openSyncro(parts, credentials)
    return {
      async prove() {
        const asking = openSyncro(parts, credentials, proofLimits)
        await asking.get('/me', {}, meAnswer)
        // A key may be good and not be allowed to see customers.
        await readCustomers(asking, 1)
      },
      async *accounts() {
        for (let page = 1; ; page += 1) {
          const { customers, meta } = await readCustomers(client, page)
          yield customers
            .filter(({ disabled }) => !disabled)
            .map((each) => ({
              id: String(each.id),
              name: nameOf(each).slice(0, ticketingLimits.name),
            }))
          if (customers.length === 0 || page >= meta.total_pages) return
        }
      },
      choices: () => readChoices(client),
      create: (draft) => createTicket(client, draft),
      findBySummaryEnd: (end) => findTicket(client, end),
      async read(id) {
        const { resolved_at: resolvedAt } = await client.get(pathOf(id), {}, ticketAnswer)
        return { isClosed: Boolean(resolvedAt) }
      },
      readMany: (asked) => readStates(client, asked, parts.clock.now()),
      addNote: (id, text) => addComment(client, id, text),
      async close(id, text, statusId) {
        // Set first: sent again after a lost answer, that changes nothing, and a note would stand there twice.
        await change(client, 'PUT', pathOf(id), { status: statusId })
        await addComment(client, id, text)
      },
    }
  },
})

const pathOf = (id: string) => `/tickets/${encodeURIComponent(id)}`

const readCustomers = (client: SyncroClient, page: number) =>
  client.get(
    '/customers',
    { page: String(page), per_page: String(syncroLimits.pageSize), include_disabled: 'false' },
    customersAnswer,
  )

/** Customers are companies or people. */
const nameOf = ({ id, business_name, business_and_full_name, firstname, lastname }: SyncroCustomer): string =>
  business_name?.trim() ||
  business_and_full_name?.trim() ||
  [firstname, lastname].filter(Boolean).join(' ') ||
  String(id)

async function createTicket(
  client: SyncroClient,
  { accountId, summary, text, fields, priority }: TicketDraft,
): Promise<OpenedTicket | TicketRefusal> {
  const answer = await client.change('POST', '/tickets', {
    customer_id: Number(accountId),
    subject: summary,
    problem_type: fields.issueType,
    priority,
    ...(fields.status === undefined ? {} : { status: fields.status }),
    ...(fields.assignee === undefined ? {} : { user_id: Number(fields.assignee) }),
    // What happened is for the technicians: their customer is told by them.
    comments_attributes: [{ subject: 'Initial Issue', body: text, hidden: true, do_not_email: true }],
  })
  if (answer.status === 422) return refusalIn(answer)
  return openedTicket(client, parsed(ticketAnswer, answer))
}

const openedTicket = ({ root }: SyncroClient, { id, number }: SyncroTicket): OpenedTicket => ({
  id: String(id),
  number: String(number ?? id),
  link: `${root}/tickets/${id}`,
})

async function findTicket(client: SyncroClient, end: string): Promise<OpenedTicket | undefined> {
  const found = await lookFor(client, end, { query: end }, 1)
  // The search of the vendor learns of a ticket later than its list.
  return found ?? lookFor(client, end, {}, syncroLimits.newestPages)
}

async function lookFor(
  client: SyncroClient,
  end: string,
  query: Readonly<Record<string, string>>,
  pages: number,
): Promise<OpenedTicket | undefined> {
  for (let page = 1; page <= pages; page += 1) {
    const { tickets, meta } = await client.get('/tickets', { ...query, page: String(page) }, ticketsAnswer)
    // Of several the first one is the one that others speak of.
    const [first] = tickets
      .filter(({ subject }) => subject?.trimEnd().endsWith(end))
      .toSorted((a, b) => a.id - b.id)
    if (first) return openedTicket(client, first)
    if (tickets.length === 0 || page >= meta.total_pages) return undefined
  }
  return undefined
}

/** A comment that the customer neither sees nor gets by mail. */
const addComment = (client: SyncroClient, id: string, text: string): Promise<void> =>
  change(client, 'POST', `${pathOf(id)}/comment`, {
    subject: 'Update',
    body: text,
    hidden: true,
    do_not_email: true,
  })

async function change(
  client: SyncroClient,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<void> {
  const answer = await client.change(method, path, body)
  if (answer.status === 422) throw new ConnectorError('unexpectedAnswer', { status: 422 })
}

const FIELDS = /problem[ _]type|ticket[ _]type|status|priority|user/i

/** Sentences of a refusal may name people: only what they say of a field is kept. */
function refusalIn({ body }: HttpAnswer): TicketRefusal {
  const said = refusalAnswer.safeParse(body).data ?? []
  const sentence = said.join('. ')
  if (/customer/i.test(sentence)) return { refused: 'accountGone', detail: null }
  const missing = /([\p{L}\p{N} ()/_-]{1,60}?) (?:can't be blank|is required|must be present)/iu.exec(
    sentence,
  )?.[1]
  if (missing !== undefined) return { refused: 'fieldMissing', detail: missing.trim() }
  const [choice] = FIELDS.exec(sentence) ?? []
  if (choice !== undefined) return { refused: 'choiceGone', detail: choice }
  return { refused: 'refused', detail: null }
}
