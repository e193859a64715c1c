import { z } from 'zod'
import { ConnectorError } from './connector-error.ts'
import type { ReadTicket, TicketState } from './tickets.ts'
import { NO_TOOL } from './tool-host.ts'

/** A list of rows without those that are not understood: one of them shall not keep all others from being read. */
export const understood = <Row>(row: z.ZodType<Row>) =>
  z.array(z.unknown()).transform((rows) =>
    rows.flatMap((each) => {
      const read = row.safeParse(each)
      return read.success ? [read.data] : []
    }),
  )

/** An answer in the vendor's form; undefined where there is something else in it than we know. */
export const perhaps = <Answer>(answer: z.ZodType<Answer>) =>
  z.record(z.string(), z.unknown()).transform((body) => answer.safeParse(body).data)

/** Reads one ticket; undefined where what is said of it is not understood. Throws what its call throws. */
type ReadOne = (id: string) => Promise<TicketState | undefined>

/**
 * What a list tells of tickets, and of those that it lacks what each says when it is asked for by itself: a list may leave out
 * what is still there, and hold what is not understood. `listed`: by the ids of tickets, from a list that the tool did answer, so that it is there
 * and lets us in.
 */
export async function readListed(
  ids: readonly string[],
  listed: ReadonlyMap<string, TicketState>,
  readOne: ReadOne,
): Promise<Map<string, ReadTicket>> {
  const read = new Map<string, ReadTicket>()
  for (const id of ids) {
    const told = listed.get(id)
    read.set(id, told ? { kind: 'told', ...told } : await readAlone(id, readOne))
  }
  return read
}

/** What one ticket says. Throws where the tool cannot be asked, as it could not be about another one. */
async function readAlone(id: string, readOne: ReadOne): Promise<ReadTicket> {
  try {
    const told = await readOne(id)
    return told ? { kind: 'told', ...told } : { kind: 'unread' }
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    if (cause.reason === 'notFound' && cause.code !== NO_TOOL) return { kind: 'gone' }
    // One ticket may be out of our sight where the others are not.
    if (cause.reason === 'missingScope') return { kind: 'unread' }
    throw cause
  }
}
