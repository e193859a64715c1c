import { type ToolCredentials, ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import { type HttpAnswer, parsed } from '../http.ts'
import type { OpenedTicket, TicketDraft, TicketRefusal, Tickets } from '../tickets.ts'
import { proofLimits } from '../tool-host.ts'
import {
  companiesAnswer,
  type ConnectWiseTicket,
  infoAnswer,
  refusalAnswer,
  ticketAnswer,
  ticketsAnswer,
} from './connectwise-answers.ts'
import { readChoices } from './connectwise-choices.ts'
import { type ConnectWiseClient, type ConnectWiseParts, openConnectWise } from './connectwise-client.ts'
import { readStates } from './connectwise-reading.ts'
import { setWebhook } from './connectwise-webhook.ts'

/** Works with the tickets of organizations in their ConnectWise PSA, each with keys of its own. */
export const createConnectWiseConnector = (parts: ConnectWiseParts) => ({
  openTickets(credentials: ToolCredentials<'ConnectWise'>): Tickets {
    const client = openConnectWise(parts, credentials)
    return {
      async prove() {
        const asking = openConnectWise(parts, credentials, proofLimits)
        await asking.get('/system/info', {}, infoAnswer)
        // Keys may be good and not be allowed to see companies.
        await asking.get('/company/companies', { ...EXISTING, pageSize: '1' }, companiesAnswer)
      },
      async *accounts() {
        for await (const page of client.all('/company/companies', EXISTING, companiesAnswer))
          yield page.map(({ id, name }) => ({
            id: String(id),
            name: name.slice(0, ticketingLimits.name),
          }))
      },
      choices: () => readChoices(client),
      create: (draft) => createTicket(client, draft),
      findBySummaryEnd: (end) => findTicket(client, end),
      async read(id) {
        const { closedFlag } = await client.get(pathOf(id), {}, ticketAnswer)
        return { isClosed: closedFlag === true }
      },
      readMany: (asked) => readStates(client, asked),
      setWebhook: (prefix, url) => setWebhook(client, prefix, url),
      addNote: (id, text) => addNote(client, id, text),
      async close(id, text, statusId) {
        // Set first: sent again after a lost answer, that changes nothing, and a note would stand there twice.
        const value = { id: Number(statusId) }
        await client.act('PATCH', pathOf(id), [{ op: 'replace', path: 'status', value }])
        await addNote(client, id, text)
      },
    }
  },
})

const EXISTING = { conditions: 'deletedFlag=false', fields: 'id,name' }

const pathOf = (id: string) => `/service/tickets/${encodeURIComponent(id)}`

const reference = (id: string | undefined) => (id === undefined ? undefined : { id: Number(id) })

async function createTicket(
  client: ConnectWiseClient,
  { accountId, summary, text, fields, priority }: TicketDraft,
): Promise<OpenedTicket | TicketRefusal> {
  const answer = await client.change('POST', '/service/tickets', {
    summary,
    recordType: 'ServiceTicket',
    company: reference(accountId),
    board: reference(fields.board),
    type: reference(fields.type),
    subType: reference(fields.subtype),
    team: reference(fields.team),
    status: reference(fields.status),
    priority: reference(priority),
    // What happened is for the technicians: their customer is told by them.
    initialInternalAnalysis: text,
  })
  if (answer.status === 400) return refusalIn(answer)
  return openedTicket(client, parsed(ticketAnswer, answer))
}

const openedTicket = ({ linkTo }: ConnectWiseClient, { id }: ConnectWiseTicket): OpenedTicket => ({
  id: String(id),
  number: String(id),
  link: linkTo(id),
})

async function findTicket(client: ConnectWiseClient, end: string): Promise<OpenedTicket | undefined> {
  const found = await client.get(
    '/service/tickets',
    { conditions: `summary like "%${end.replaceAll(/["%\\]/g, '')}"`, orderBy: 'id asc', pageSize: '25' },
    ticketsAnswer,
  )
  // Of several the first one is the one that others speak of.
  const first = found.find(({ summary }) => summary?.trimEnd().endsWith(end))
  return first && openedTicket(client, first)
}

/** A note that the customer does not see. */
const addNote = (client: ConnectWiseClient, id: string, text: string): Promise<void> =>
  client.act('POST', `${pathOf(id)}/notes`, {
    text,
    detailDescriptionFlag: false,
    internalAnalysisFlag: true,
    resolutionFlag: false,
  })

const CHOICES = new Set(['board', 'type', 'subtype', 'item', 'team', 'status', 'priority'])

/** Sentences of a refusal may name people: only the field is kept. */
function refusalIn({ body }: HttpAnswer): TicketRefusal {
  const { errors = [] } = refusalAnswer.safeParse(body).data ?? {}
  for (const { code, field } of errors) {
    const name = field?.split('/')[0]
    if (!name || !/^\w{1,60}$/.test(name)) continue
    if (name.toLowerCase() === 'company') return { refused: 'accountGone', detail: null }
    if (code === 'MissingRequired') return { refused: 'fieldMissing', detail: name }
    if (CHOICES.has(name.toLowerCase())) return { refused: 'choiceGone', detail: name }
  }
  return { refused: 'refused', detail: null }
}
