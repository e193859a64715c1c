import { ticketingLimits, type ToolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import { type HttpAnswer, parsed } from '../http.ts'
import { proofLimits, type ToolParts } from '../tool-host.ts'
import type { OpenedTicket, TicketDraft, TicketRefusal, Tickets } from '../tickets.ts'
import { clientsAnswer, refusalAnswer, ticketAnswer, ticketsAnswer } from './halo-answers.ts'
import { readChoices } from './halo-choices.ts'
import { type HaloClient, openHalo } from './halo-client.ts'
import { isTime, readStates } from './halo-reading.ts'
import { haloLimits } from './limits.ts'

/** Works with the tickets of organizations in their Halo, each with values of its own. */
export const createHaloConnector = (parts: ToolParts) => ({
  openTickets(credentials: ToolCredentials<'Halo'>): Tickets {
    const client = openHalo(parts, credentials)
    return {
      prove: async () => void (await readClients(openHalo(parts, credentials, proofLimits), 1, 1)),
      async *accounts() {
        const size = haloLimits.pageSize
        for (let page = 1; ; page += 1) {
          const { clients, record_count: count } = await readClients(client, page, size)
          yield clients.map(({ id, name }) => ({
            id: String(id),
            name: name.slice(0, ticketingLimits.name),
          }))
          if (clients.length === 0 || page * size >= count) return
        }
      },
      choices: () => readChoices(client),
      create: (draft) => createTicket(client, draft),
      findBySummaryEnd: (end) => findTicket(client, end),
      async read(id) {
        const { dateclosed } = await client.get(
          `/Tickets/${encodeURIComponent(id)}`,
          { includedetails: 'true' },
          ticketAnswer,
        )
        return { isClosed: isTime(dateclosed) }
      },
      readMany: (asked) => readStates(client, asked),
      addNote: (id, text) => act(client, { ticket_id: Number(id), ...noteOf(text) }),
      close: (id, text, statusId) =>
        act(client, { ticket_id: Number(id), ...noteOf(text), new_status: Number(statusId) }),
    }
  },
})

const readClients = (client: HaloClient, page: number, size: number) =>
  client.get(
    '/Client',
    {
      pageinate: 'true',
      page_size: String(size),
      page_no: String(page),
      includeactive: 'true',
      includeinactive: 'false',
      order: 'id',
    },
    clientsAnswer,
  )

async function createTicket(
  client: HaloClient,
  { accountId, summary, text, fields, priority, occurredAt }: TicketDraft,
): Promise<OpenedTicket | TicketRefusal> {
  const [sla, priorityId] = priority.split('/').map(Number)
  const answer = await client.post('/Tickets', {
    summary,
    details_html: htmlOf(text),
    client_id: Number(accountId),
    tickettype_id: Number(fields.type),
    ...(fields.status === undefined ? {} : { status_id: Number(fields.status) }),
    ...(fields.team === undefined ? {} : { team: fields.team }),
    sla_id: sla,
    priority_id: priorityId,
    dateoccurred: occurredAt,
  })
  if (answer.status === 400) return refusalIn(answer)
  return openedTicket(client, parsed(ticketAnswer, answer).id)
}

const openedTicket = ({ root }: HaloClient, id: number): OpenedTicket => ({
  id: String(id),
  number: String(id),
  link: `${root}/tickets?id=${id}`,
})

async function findTicket(client: HaloClient, end: string) {
  const { tickets } = await client.get(
    '/Tickets',
    {
      pageinate: 'true',
      page_size: String(haloLimits.pageSize),
      page_no: '1',
      search: end,
    },
    ticketsAnswer,
  )
  const found = tickets.filter(({ summary }) => summary?.trimEnd().endsWith(end))
  // Of several the first one is the one that others speak of.
  const [first] = found.toSorted((a, b) => a.id - b.id)
  return first && openedTicket(client, first.id)
}

/** A note that the customer does not see. */
const noteOf = (text: string) => ({ outcome: 'note', note_html: htmlOf(text), hiddenfromuser: true })

async function act(client: HaloClient, body: object): Promise<void> {
  const answer = await client.post('/Actions', body)
  if (answer.status === 400) throw new ConnectorError('unexpectedAnswer', { status: 400 })
}

/** A refusal's sentence may name people: only what it says of a field is kept. */
function refusalIn(answer: HttpAnswer): TicketRefusal {
  const sentence = refusalAnswer.safeParse(answer.body).data ?? ''
  const field =
    /please (?:enter|select|choose) (?:a|an|the) (?:value for |valid )?([\p{L}\p{N} ()/_-]{1,60})/iu.exec(
      sentence,
    )?.[1]
  if (field !== undefined) return { refused: 'fieldMissing', detail: field.trim() }
  if (/ticket ?type|status|team|priority|sla/i.test(sentence)) {
    const [name = null] = /ticket ?type|status|team|priority|sla/i.exec(sentence) ?? []
    return { refused: 'choiceGone', detail: name }
  }
  if (/client|customer/i.test(sentence)) return { refused: 'accountGone', detail: null }
  return { refused: 'refused', detail: null }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A plain text as HTML that shows it to the letter. */
const htmlOf = (text: string): string =>
  `<p>${text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark).replaceAll('\n', '<br>')}</p>`
