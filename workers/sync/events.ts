import { syncEndpoints } from '#shared/contract/endpoints/sync.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import type { Clock } from '#client/data/device/clock.ts'
import { backoff } from '#workers/server/backoff.ts'
import type { Server } from '#workers/server/server.ts'

export interface ListeningParts {
  clock: Clock
  random: () => number
  poke: () => void
}

/** A stream that lasted this long was a good one. */
const GOOD = 60_000
/** The shortest time between two streams. */
const PAUSE = 500

/** Keeps a stream of pokes open, however often it breaks. Gives its end. */
export function keepListening(server: Server, parts: ListeningParts): () => void {
  const { clock, random } = parts
  const ending = new AbortController()
  let timer: unknown
  let failures = 0
  async function again() {
    const start = clock.monotonic()
    await listen(server, parts, ending.signal).catch(() => {})
    if (ending.signal.aborted) return
    failures = clock.monotonic() - start > GOOD ? 0 : failures + 1
    timer = clock.setTimeout(() => void again(), PAUSE + backoff(failures, random()))
  }
  void again()
  return () => {
    clock.clearTimeout(timer)
    ending.abort()
  }
}

/**
 * Listens for pokes until `signal` ends it or the stream breaks. An event carries no data: it says that a pull is
 * worth while. A stream that has been silent for longer than its comments come counts as broken.
 */
async function listen(server: Server, { clock, poke }: ListeningParts, signal: AbortSignal): Promise<void> {
  const watchdog = new AbortController()
  const watch = () => clock.setTimeout(() => watchdog.abort(), syncLimits.eventsWatchdog)
  let timer = watch()
  try {
    const response = await server.open(syncEndpoints.syncEvents, {
      signal: AbortSignal.any([signal, watchdog.signal]),
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      clock.clearTimeout(timer)
      timer = watch()
      // The first event comes at once: what happened while there was no stream is pulled, too.
      if (read.value.includes('event: ')) poke()
    }
  } finally {
    clock.clearTimeout(timer)
  }
}
