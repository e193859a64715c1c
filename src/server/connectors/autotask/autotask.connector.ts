import { type ToolCredentials, ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import { DAY } from '#shared/lib/time.ts'
import { ConnectorError } from '../connector-error.ts'
import { type HttpAnswer, parsed } from '../http.ts'
import type { OpenedTicket, TicketDraft, TicketRefusal, Tickets } from '../tickets.ts'
import type { ToolParts } from '../tool-host.ts'
import {
  type AutotaskTicket,
  companyRow,
  COMPLETE,
  errorsAnswer,
  fieldsAnswer,
  madeAnswer,
  ticketAnswer,
  ticketRow,
} from './autotask-answers.ts'
import { readChoices } from './autotask-choices.ts'
import { type AutotaskClient, isTaken, openAutotask } from './autotask-client.ts'
import { readStates } from './autotask-reading.ts'
import { formLimits, sizes } from './limits.ts'

/** Works with the tickets of organizations in their Autotask, each with a user for the API of its own. */
export const createAutotaskConnector = (parts: ToolParts) => ({
  openTickets(credentials: ToolCredentials<'Autotask'>): Tickets {
    const client = openAutotask(parts, credentials)
    return {
      async prove() {
        const asking = openAutotask(parts, credentials, formLimits)
        await asking.get('/Tickets/entityInformation/fields', fieldsAnswer)
        // A user may be good and not be allowed to see companies.
        await asking.query('Companies', COMPANIES, companyRow).next()
      },
      async *accounts() {
        for await (const page of client.query('Companies', COMPANIES, companyRow))
          yield page.map(({ id, companyName }) => ({
            id: String(id),
            name: companyName.slice(0, ticketingLimits.name),
          }))
      },
      choices: () => readChoices(client),
      create: (draft) => createTicket(client, draft),
      findBySummaryEnd: (end) => findTicket(client, end),
      async read(id) {
        const { status, completedDate } = await readTicket(client, id)
        return { isClosed: status === COMPLETE || Boolean(completedDate) }
      },
      readMany: (asked) => readStates(client, asked),
      addNote: (id, text) => addNote(client, id, text),
      async close(id, text, statusId) {
        // Set first: sent again after a lost answer, that changes nothing, and a note would stand there twice.
        await change(client, 'PATCH', '/Tickets', { id: Number(id), status: Number(statusId) })
        await addNote(client, id, text)
      },
    }
  },
})

const COMPANIES = {
  fields: ['id', 'companyName'],
  filter: [{ op: 'eq', field: 'isActive', value: true }],
} as const

const pathOf = (id: string) => `/Tickets/${encodeURIComponent(id)}`

async function readTicket(client: AutotaskClient, id: string): Promise<AutotaskTicket> {
  const { item } = await client.get(pathOf(id), ticketAnswer)
  if (!item) throw new ConnectorError('notFound', { status: 404 })
  return item
}

const numberOf = (id: string | undefined) => (id === undefined ? undefined : Number(id))

async function createTicket(
  client: AutotaskClient,
  { accountId, summary, text, fields, priority, occurredAt }: TicketDraft,
): Promise<OpenedTicket | TicketRefusal> {
  const answer = await client.change('POST', '/Tickets', {
    companyID: Number(accountId),
    title: summary,
    description: text.slice(0, sizes.description),
    status: numberOf(fields.status),
    priority: Number(priority),
    queueID: numberOf(fields.queue),
    issueType: numberOf(fields.issueType),
    // The vendor takes no ticket without a day, unless an agreement of the company sets one.
    dueDateTime: new Date(Date.parse(occurredAt) + DAY).toISOString(),
  })
  if (!isTaken(answer)) return refusalIn(answer)
  const { itemId } = parsed(madeAnswer, answer)
  // It is there, whether its number can be read or not.
  const made = await readTicket(client, String(itemId)).catch(() => ({ id: itemId }))
  return openedTicket(client, made)
}

const openedTicket = async (
  client: AutotaskClient,
  { id, ticketNumber }: Pick<AutotaskTicket, 'id' | 'ticketNumber'>,
): Promise<OpenedTicket> => ({
  id: String(id),
  number: ticketNumber ?? String(id),
  link: await client.linkTo(id),
})

async function findTicket(client: AutotaskClient, end: string): Promise<OpenedTicket | undefined> {
  const asked = {
    fields: ['id', 'title', 'ticketNumber'],
    filter: [{ op: 'endsWith', field: 'title', value: end }],
  } as const
  const found: AutotaskTicket[] = []
  for await (const page of client.query('Tickets', asked, ticketRow)) found.push(...page)
  // Of several the first one is the one that others speak of.
  const [first] = found.filter(({ title }) => title?.trimEnd().endsWith(end)).toSorted((a, b) => a.id - b.id)
  return first && openedTicket(client, first)
}

/** A note for those who work in Autotask; its customers do not see it. */
const addNote = (client: AutotaskClient, id: string, text: string): Promise<void> =>
  change(client, 'POST', `${pathOf(id)}/Notes`, {
    title: text.split('\n')[0]?.slice(0, 100),
    description: text.slice(0, sizes.description),
    noteType: 1,
    publish: 1,
  })

async function change(
  client: AutotaskClient,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<void> {
  const answer = await client.change(method, path, body)
  if (!isTaken(answer)) throw new ConnectorError('unexpectedAnswer', { status: answer.status })
}

const CHOICES = /\b(queueID|queue|status|issueType|priority)\b/i

/** Sentences of a refusal may name people: only what they say of a field is kept. */
function refusalIn({ body }: HttpAnswer): TicketRefusal {
  const sentence = (errorsAnswer.safeParse(body).data?.errors ?? []).join('. ')
  if (/company|account/i.test(sentence)) return { refused: 'accountGone', detail: null }
  const missing = /missing required field:? (\w{1,60})|(\w{1,60}) is (?:a )?required/i.exec(sentence)
  const name = missing?.[1] ?? missing?.[2]
  if (name !== undefined) return { refused: 'fieldMissing', detail: name }
  const [choice] = CHOICES.exec(sentence) ?? []
  if (choice !== undefined) return { refused: 'choiceGone', detail: choice }
  return { refused: 'refused', detail: null }
}
