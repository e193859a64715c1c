import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { syncLimits } from '#shared/contract/sync.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import type { OpenStreams } from './open-streams.ts'

export interface EventStreamParts {
  pokes: Pick<Pokes, 'subscribe' | 'ended'>
  streams: OpenStreams
  readHead: (organizationId: string) => Promise<{ version: number }>
  /** Whether whoever has opened the stream would be let in again now. */
  isStillIn: (c: Context<Environment>) => Promise<boolean>
}

/**
 * Tells a device that there is something to pull, until it leaves, has opened too many streams, is no longer let in, or
 * this process ends. Whoever is not let in any more is told to ask, and nothing that came after.
 */
export function eventStream(
  c: Context<Environment>,
  { pokes, streams, readHead, isStillIn }: EventStreamParts,
): Response {
  const { organizationId } = c.var.scope
  // Proxies must pass events on as they come.
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    let wake = () => {}
    let latest = 0
    let told = -1
    let isNudged = false
    const end = () => stream.abort()
    stream.onAbort(() => wake())
    const unsubscribe = pokes.subscribe(organizationId, (poke) => {
      if (poke === 'scope') isNudged = true
      else latest = Math.max(latest, poke)
      wake()
    })
    const leave = streams.enter(holderOf(c), end)
    pokes.ended.addEventListener('abort', end)
    try {
      if (pokes.ended.aborted) return
      latest = Math.max(latest, (await readHead(organizationId)).version)
      while (!stream.aborted) {
        if (!isNudged && latest === told) {
          const timer = setTimeout(() => wake(), syncLimits.eventsComment)
          await new Promise<void>((resolve) => (wake = resolve))
          clearTimeout(timer)
        }
        if (stream.aborted) return
        if (!(await isStillIn(c))) {
          // The device asks once more and hears why: one that is to erase itself does so at once.
          await stream.writeSSE({ event: 'scope', data: '' })
          return
        }
        if (isNudged) {
          isNudged = false
          await stream.writeSSE({ event: 'scope', data: '' })
        } else if (latest !== told) {
          told = latest
          await stream.writeSSE({ event: 'v', data: String(told) })
        } else {
          await stream.write(': still here\n\n')
        }
      }
    } finally {
      pokes.ended.removeEventListener('abort', end)
      leave()
      unsubscribe()
    }
  })
}

/** Behind the shared trial account are others, who must not end each other's streams. */
function holderOf(c: Context<Environment>) {
  const { userId, isReadOnly } = c.var.scope
  const signIn = c.var.signIn ?? c.req.header('authorization') ?? ''
  return { account: isReadOnly ? signIn : userId, signIn }
}
