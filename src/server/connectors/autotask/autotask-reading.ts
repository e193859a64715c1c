import { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import { perhaps, readListed } from '../read-tickets.ts'
import type { AskedTicket, ReadTicket, TicketState } from '../tickets.ts'
import { COMPLETE, fieldsAnswer } from './autotask-answers.ts'
import type { AutotaskClient } from './autotask-client.ts'

const stateRow = z.object({
  id: z.number().int(),
  status: z.number().int(),
  completedDate: z.string().nullish(),
})
const oneAnswer = z.object({ item: stateRow.nullable() })

/** Reads the states of tickets by their ids; the names of states are those of the field. */
export async function readStates(
  client: AutotaskClient,
  asked: readonly AskedTicket[],
): Promise<Map<string, ReadTicket>> {
  const { fields } = await client.get('/Tickets/entityInformation/fields', fieldsAnswer)
  const statuses = fields.find(({ name }) => name === 'status')?.picklistValues ?? []
  const names = new Map(statuses.map(({ value, label }) => [value, label]))
  const stateOf = ({ status, completedDate }: z.infer<typeof stateRow>): TicketState => ({
    status: names.get(String(status)) ?? null,
    isClosed: status === COMPLETE || Boolean(completedDate),
  })
  const ids = asked.map(({ id }) => id)
  const byId = {
    fields: ['id', 'status', 'completedDate'],
    filter: [{ op: 'in', field: 'id', value: ids.map(Number) }],
  } as const
  const listed = new Map<string, TicketState>()
  for await (const page of client.query('Tickets', byId, stateRow))
    for (const row of page) listed.set(String(row.id), stateOf(row))
  return readListed(ids, listed, async (id) => {
    const answer = await client.get(`/Tickets/${encodeURIComponent(id)}`, perhaps(oneAnswer))
    if (answer?.item === null) throw new ConnectorError('notFound', { status: 404 })
    return answer && stateOf(answer.item)
  })
}
