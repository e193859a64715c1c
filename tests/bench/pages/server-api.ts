import { v7 as uuidv7 } from 'uuid'
import { type PulledRow, SCHEMA, syncLimits } from '#shared/contract/sync.ts'
import type { Edit } from './contender.ts'

/** The server as the references call it: nothing is checked, nothing is kept. */
async function post(token: string, path: string, body: unknown): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response
}

export const openSnapshot = (token: string): Promise<Response> =>
  post(token, '/sync/snapshot', { schema: SCHEMA, pids: null })

interface Cursor {
  epoch: string | null
  cursor: number
  scopeHash: string | null
}

/** Hears of changes as the product's worker does and gives the rows as they come. */
export async function followChanges(token: string, take: (rows: PulledRow[]) => unknown): Promise<void> {
  const pull = async ({ epoch, cursor, scopeHash }: Cursor) => {
    const response = await post(token, '/sync/pull', { epoch, cursor, scopeHash, schema: SCHEMA })
    return (await response.json()) as {
      epoch: string
      to: number
      head: number
      more: boolean
      scope?: { hash: string }
      rows: PulledRow[]
    }
  }
  const first = await pull({ epoch: null, cursor: Number.MAX_SAFE_INTEGER, scopeHash: null })
  const at: Cursor = { epoch: first.epoch, cursor: first.head, scopeHash: first.scope?.hash ?? null }
  let isPulling = false
  let again = false
  const look = async () => {
    again = true
    if (isPulling) return
    isPulling = true
    while (again) {
      again = false
      const answer = await pull(at)
      at.cursor = answer.to
      again ||= answer.more
      if (answer.rows.length > 0) await take(answer.rows)
    }
    isPulling = false
  }
  const events = await fetch('/api/sync/events', {
    headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
  })
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader()
  void (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (read.value.includes('event: v')) void look()
    }
  })()
}

/** Sends edits in their order, as many at once as one request may hold. */
export async function pushEdits(
  token: string,
  edits: readonly Edit[],
  sent: (edits: readonly Edit[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < edits.length; from += syncLimits.pushCommands) {
    const few = edits.slice(from, from + syncLimits.pushCommands)
    const commands = few.map(({ id, customerId, seen, title }) => ({
      key: uuidv7(),
      name: 'employee.patch',
      rev: 1,
      args: { id, customerId, set: { job_title: title } },
      expect: { job_title: seen },
      notAfter: Date.now() + 86_400_000,
      ageMs: 0,
    }))
    const response = await post(token, '/sync/push', { schema: SCHEMA, commands })
    const { results } = (await response.json()) as { results: { outcome: string }[] }
    const refused = results.find(({ outcome }) => outcome !== 'applied')
    if (refused) throw new Error(`An edit was ${refused.outcome}`)
    await sent(few)
  }
}
