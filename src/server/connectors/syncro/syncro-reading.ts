import { z } from 'zod'
import { perhaps, readListed } from '../read-tickets.ts'
import type { AskedTicket, ReadTicket, TicketState } from '../tickets.ts'
import { syncroLimits } from './limits.ts'
import type { SyncroClient } from './syncro-client.ts'

const stateRow = z.object({
  id: z.number().int(),
  status: z.string().nullish(),
  resolved_at: z.string().nullish(),
})
const changedAnswer = z.object({
  tickets: z.array(z.unknown()),
  meta: z.object({ total_pages: z.number().int().nonnegative() }),
})
const oneAnswer = z.object({ ticket: stateRow })

const stateOf = ({ status, resolved_at: resolvedAt }: z.infer<typeof stateRow>): TicketState => ({
  status: status ?? null,
  isClosed: Boolean(resolvedAt),
})

/**
 * Reads the states of tickets. The vendor lists none by their ids, but those that have changed since a time: what was heard of within
 * the last day is the same unless it is among them. A list does not say what was deleted, so once a day each is asked for.
 */
export async function readStates(
  client: SyncroClient,
  asked: readonly AskedTicket[],
  now: number,
): Promise<Map<string, ReadTicket>> {
  const known = new Map<string, number>()
  for (const { id, askedAt, heardAt } of asked)
    if (askedAt !== null && heardAt !== null && heardAt > now - syncroLimits.believed) known.set(id, askedAt)
  const changed = await readChanged(client, Math.min(now, ...known.values()))
  const isSame = (id: string) => known.has(id) && !changed.unclear && !changed.listed.has(id)
  const ids = asked.map(({ id }) => id)
  const same = ids.filter(isSame)
  const read = await readListed(
    ids.filter((id) => !same.includes(id)),
    changed.listed,
    async (id) => {
      const answer = await client.get(`/tickets/${encodeURIComponent(id)}`, {}, perhaps(oneAnswer))
      return answer && stateOf(answer.ticket)
    },
  )
  for (const id of same) read.set(id, { kind: 'same' })
  return read
}

/** What has changed since a time; `unclear` where that is more than is looked through, or something of it was not understood. */
async function readChanged(client: SyncroClient, since: number) {
  const listed = new Map<string, TicketState>()
  let unclear = false
  const from = new Date(since - syncroLimits.clocks).toISOString()
  for (let page = 1; page <= syncroLimits.changedPages; page += 1) {
    const { tickets, meta } = await client.get(
      '/tickets',
      { since_updated_at: from, page: String(page) },
      changedAnswer,
    )
    for (const each of tickets) {
      const row = stateRow.safeParse(each)
      if (row.success) listed.set(String(row.data.id), stateOf(row.data))
      else unclear = true
    }
    if (page >= meta.total_pages) return { listed, unclear }
  }
  return { listed, unclear: true }
}
