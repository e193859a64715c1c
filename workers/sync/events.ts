import { syncLimits } from '#shared/contract/sync.ts'
import type { Server } from './server.ts'

/**
 * Listens for pokes until `signal` ends it or the stream breaks. An event carries no data: it says that a pull is
 * worth while. A stream that has been silent for longer than its comments come counts as broken.
 */
export async function listen(server: Server, poke: () => void, signal: AbortSignal): Promise<void> {
  const watchdog = new AbortController()
  let timer = setTimeout(() => watchdog.abort(), syncLimits.eventsWatchdog)
  try {
    const response = await server.open('/sync/events', {
      accept: 'text/event-stream',
      signal: AbortSignal.any([signal, watchdog.signal]),
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => watchdog.abort(), syncLimits.eventsWatchdog)
      // The first event comes at once: what happened while there was no stream is pulled, too.
      if (read.value.includes('event: v')) poke()
    }
  } finally {
    clearTimeout(timer)
  }
}
