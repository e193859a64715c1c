import { z } from 'zod'
import { perhaps, readListed, understood } from '../read-tickets.ts'
import type { AskedTicket, ReadTicket, TicketState } from '../tickets.ts'
import type { ConnectWiseClient } from './connectwise-client.ts'
import { connectWiseLimits } from './limits.ts'

const stateRow = z.object({
  id: z.number().int(),
  closedFlag: z.boolean(),
  status: z.object({ name: z.string() }).nullish().catch(undefined),
})

const stateOf = ({ closedFlag, status }: z.infer<typeof stateRow>): TicketState => ({
  status: status?.name ?? null,
  isClosed: closedFlag,
})

/** Reads the states of tickets by their ids, fewer than a page has. */
export async function readStates(
  client: ConnectWiseClient,
  asked: readonly AskedTicket[],
): Promise<Map<string, ReadTicket>> {
  const ids = asked.map(({ id }) => id)
  const rows = await client.get(
    '/service/tickets',
    {
      conditions: `id in (${ids.join(',')})`,
      fields: 'id,closedFlag,status/name',
      orderBy: 'id asc',
      pageSize: String(connectWiseLimits.pageSize),
    },
    understood(stateRow),
  )
  const listed = new Map(rows.map((row) => [String(row.id), stateOf(row)]))
  return readListed(ids, listed, async (id) => {
    const row = await client.get(`/service/tickets/${encodeURIComponent(id)}`, {}, perhaps(stateRow))
    return row && stateOf(row)
  })
}
