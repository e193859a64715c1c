import { z } from 'zod'
import { perhaps, readListed, understood } from '../read-tickets.ts'
import type { AskedTicket, ReadTicket, TicketState } from '../tickets.ts'
import { statusesAnswer } from './halo-answers.ts'
import type { HaloClient } from './halo-client.ts'
import { haloLimits } from './limits.ts'

const stateRow = z.object({
  id: z.number().int(),
  status_id: z.number().int().nullish(),
  dateclosed: z.string().nullish(),
})
const listAnswer = z.object({ tickets: understood(stateRow) })

/** A day that never was stands for none. */
export const isTime = (text: string | null | undefined): boolean =>
  Boolean(text) && new Date(text ?? '').getUTCFullYear() > 1950

/** Reads the states of tickets by their ids; the names of states come from a list of their own. */
export async function readStates(
  client: HaloClient,
  asked: readonly AskedTicket[],
): Promise<Map<string, ReadTicket>> {
  const statuses = await client.get('/Status', {}, statusesAnswer)
  const names = new Map(statuses.map(({ id, name }) => [id, name]))
  const stateOf = ({ status_id: status, dateclosed }: z.infer<typeof stateRow>): TicketState => ({
    status: names.get(status ?? Number.NaN) ?? null,
    isClosed: isTime(dateclosed),
  })
  const ids = asked.map(({ id }) => id)
  const listed = new Map<string, TicketState>()
  for (let page = 1; listed.size < ids.length; page += 1) {
    const { tickets } = await client.get(
      '/Tickets',
      {
        pageinate: 'true',
        page_size: String(haloLimits.pageSize),
        page_no: String(page),
        ticketids: ids.join(','),
      },
      listAnswer,
    )
    const known = tickets.filter(({ id }) => ids.includes(String(id)) && !listed.has(String(id)))
    // What a list does not say of a ticket is asked of the ticket.
    for (const row of known) if (row.dateclosed !== undefined) listed.set(String(row.id), stateOf(row))
    if (known.length < haloLimits.pageSize) break
  }
  return readListed(ids, listed, async (id) => {
    const path = `/Tickets/${encodeURIComponent(id)}`
    const row = await client.get(path, { includedetails: 'true' }, perhaps(stateRow))
    return row && stateOf(row)
  })
}
